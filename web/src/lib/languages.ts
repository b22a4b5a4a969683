export const LANGUAGES = ["en", "it", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  pl: "Polski",
  fr: "Français",
};
