/**
 * Emblems of our own, each one path in a box of 24 by 24, to be filled by "evenodd".
 * A nation is always known by its emblem; its colour only repeats it.
 */

export const EMBLEMS: Readonly<Record<string, string>> = {
  // An anvil under a hammer.
  dwarves:
    "M6 2h9v5.4H6zM15 3.6h3.2v2.2H15zM9.6 7.4h1.9v3.4H9.6zM2 11.6h4.6v-.8H18v1.6c1.6 0 2.9-.3 4-1-.5 2.6-2.4 4-5.2 4.3l-2.6.3.9 3.2h2.5V22H6v-2.8h2.6l.9-3.2C6 16 3 14.6 2 11.6z",
  // A leaf of the golden wood.
  elves:
    "M12 1.5C5.5 6.5 3.6 12.8 10.4 18l.7-.2V11L8 8.3l.9-1 2.2 1.8V5.5h1.8v6l2.4-2.2.9 1-3.3 3v4.5l.7.2C20.4 12.8 18.5 6.5 12 1.5zM11.1 18.5h1.8V23h-1.8z",
  // A tree in blossom.
  gondor:
    "M11 23v-6.5C8 16.3 5.8 15 5 13.2 2.8 13 1.5 11.5 1.8 9.7c.2-1.5 1.3-2.5 2.7-2.7-.2-2 1.2-3.6 3.2-3.7C8.5 1.7 10 .9 12 .9s3.5.8 4.3 2.4c2 .1 3.4 1.7 3.2 3.7 1.4.2 2.5 1.2 2.7 2.7.3 1.8-1 3.3-3.2 3.5-.8 1.8-3 3.1-6 3.3V23zM11.2 14.8v-4L8.5 8.6l.8-1 1.9 1.5V5.5h1.6v5.1l2.4-2 .8 1-3.2 2.7v2.5z",
  // A sheaf of corn.
  north:
    "M9.5 23l1.3-6.5-4.5-7L4 3.5l3.6 1.7 1.2 4.6L11 13V6.3L9.8 4.2 12 .8l2.2 3.4L13 6.3V13l2.2-3.2 1.2-4.6L20 3.5l-2.3 6-4.5 7 1.3 6.5L12 20.3zM7.6 14.2h8.8v2H7.6z",
  // The head of a horse.
  rohan:
    "M6 22.5c-.4-4.3.6-7.2 3.3-9.7l-3.9 2.3c-1 .5-2.4-.2-3-1.5-.3-.8-.2-1.5.4-2.1L8 6.2 9.3 3l1.9 1.7L13.6 1l1 3.6c4.5 2.2 6.6 8.5 6 17.9h-3.2c.3-4-.2-7.2-1.5-9.7.2 4.1-3.4 5.6-3.5 9.7zM8.7 8.4a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  // An open hand.
  isengard:
    "M7.2 22.8c-.6-3-3.7-6-4.9-8.7-.5-1.2 1.1-2.1 2.1-1.1l2.4 2.4V5.2c0-1.5 2.2-1.5 2.3 0l.3 5.6.5-8.3c.1-1.5 2.3-1.5 2.4 0l.2 8.3.9-7.5c.2-1.5 2.3-1.3 2.3.2l-.3 7.9 1.5-4.9c.5-1.4 2.4-.9 2.2.6-.8 5.2-.5 11.5-3.1 15.7z",
  // An eye with a slit.
  sauron:
    "M.8 12C5 6.3 8.3 4.2 12 4.2S19 6.3 23.2 12C19 17.7 15.7 19.8 12 19.8S5 17.7.8 12zM12 6c-2.6 3.5-2.6 8.5 0 12 2.6-3.5 2.6-8.5 0-12z",
  // A war elephant of the south.
  southrons:
    "M2.5 21V11.5C2.5 6.5 6.5 3.5 11.5 3.5c4.5 0 7.3 2.2 8 6l.9 5.3c.3 1.6 1.2 2 2.2 1.1l.6 1.7c-2.3 2-5.2.9-5.6-2.2l-.3-2.4h-1.4c.3 3-1.2 5-3.8 5.5l-.4-1.7c1.4-.4 2-1.6 1.7-3.8h-1.1V21H8.7v-4.5H6V21zM13.8 7.5c-2-.9-3.8.6-3.5 2.7.3 1.7 1.9 2.5 3.4 1.8-.9-1.3-.9-3 .1-4.5z",
};

/** Emblems of the Characters, drawn in the same way. */
export const MARKS: Readonly<Record<string, string>> = {
  // A pointed hat.
  "gandalf-grey":
    "M10.5 1.5l6.3 12.8c2.7.4 5 1.2 6 2.3-1.6 3-6 4.4-10.8 4.4S2.8 19.6 1.2 16.6c1-1.1 3.3-1.9 6-2.3L9 6.3 6.5 5zM7.5 15.5v1.7c3 .9 6 .9 9 0v-1.7c-3 .8-6 .8-9 0z",
  // A sun.
  "gandalf-white":
    "M12 .5l2 5.2 5.1-2.3-2.3 5.1 6.2 2.5v2l-6.2 2.5 2.3 5.1-5.1-2.3L12 23.5l-2-5.2-5.1 2.3 2.3-5.1L1 13v-2l6.2-2.5-2.3-5.1L10 5.7zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  // A broken sword.
  strider:
    "M10 21.5h4V17h4.5v-2.4H14V7.5L11.8 9 10 6.8v7.8H5.5V17H10zM10.3 4.8l1.7-3.5 1.9 3.2-2 2.2z",
  // A winged crown.
  aragorn: "M4 21h16v-3H4zM4 16.5L1 4l5 4.5L9 3l3 6 3-6 3 5.5L23 4l-3 12.5z",
  // A horn.
  boromir:
    "M1.5 7.5L6.5 3c.3 5 2.5 8.7 6.5 10.5 3 1.3 6 .6 9-2.5.5 5-3 9.5-8.7 9.5C6.5 20.5 2 15.5 1.5 7.5zM4 8.2l1.2 3.6 2-1.1L5.8 6.7z",
  // An arrow on a bow.
  legolas:
    "M4 1.5c9 .5 18 9.5 18.5 18.5h-2C19.7 14 16 8.8 11.5 6L15 9.5 21 3l.5 2.5L16.5 11 6.5 21H3v-3.5L13 7.5 4 3.5z",
  // An axe.
  gimli:
    "M11 1h2.2v2.8C17 3 20 1.8 22 3.5c-1.5 3.8-1.5 6 0 10-3 1.2-6-.8-8.8-1V23H11V12.5c-2.8.2-5.8 2.2-8.8 1 1.5-4 1.5-6.2 0-10 2-1.7 5-.5 8.8.3z",
  // A mushroom.
  meriadoc:
    "M1.5 12.5C1.5 6.5 6 2 12 2s10.5 4.5 10.5 10.5c-2 1-4.5 1.5-7 1.6.2 3 .8 5 1.5 7.4H7c.7-2.4 1.3-4.4 1.5-7.4-2.5-.1-5-.6-7-1.6zM7 9.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM13.5 7a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
  // A pipe.
  peregrin:
    "M1 6.5h2.5c4.5 0 6 6.2 9.5 7.2V10h9v6c0 3.5-2 5.5-4.7 5.5-3 0-4-2.2-6.3-4.2C8 14.8 6 9 3.2 9H1zM15 8.5c-1.5-2 2-3 .5-5.5h1.7c1 2.4-2 3.5-.6 5.5z",
  // A fish.
  gollum:
    "M1 12c3.5-5 9.5-6.5 15-2l6.5-4-1.5 6 1.5 6-6.5-4c-5.5 4.5-11.5 3-15-2zM5.3 11a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
  // A crown of iron.
  "witch-king":
    "M2.5 22h19v-3.5h-19zM2.5 16.5L1.5 5l4 5L7.5.8l3 8.4L12 3.5l1.5 5.7 3-8.4L18.5 10l4-5-1 11.5z",
  // A helm without a face.
  "mouth-of-sauron":
    "M12 1C6.5 1 3.5 5 3.5 10.5V19L9 23v-6.5l-3-1.3v-3.8l4.8 1.8L11 23h2l.2-9.8 4.8-1.8v3.8l-3 1.3V23l5.5-4v-8.5C20.5 5 17.5 1 12 1z",
  // A staff with a claw.
  saruman:
    "M11 23h2.2V11.5c3-.7 4.8-3 4.8-5.5h-2.2c0 1.5-1 2.8-2.6 3.3V1H11v8.3C9.4 8.8 8.4 7.5 8.4 6H6.2c0 2.5 1.8 4.8 4.8 5.5zM10.6 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
};

/** The winged shadow of the Nazgûl, in a box of 30 by 20: a long neck, raised wings, a tail. */
export const WINGS =
  "M1.5 9.5C3.5 7.7 6 8.2 8 10l3 2.3C11 8 8.5 4 5.5.8c4.8.9 8.7 4 10.2 8.7C18 5 22.5 2.5 28.5 3c-2.2 1.3-3.3 2.9-3.5 5-1.9-.1-3.2.7-3.9 2.3-1.5.1-2.5.9-3 2.5 2.5.3 4.7 1.7 6.9 1.5l-.5-1.7 4 2.2-3.8 2.7.2-1.6c-3.7.8-6.4-.8-9.4-.6l-.6 3.7-1.7-3c-3.4-.5-5.3-3.2-7-4.7-1.3-1.1-2.5-1.2-3.8.1l1 .9-2.8-.6c-.5-.8-.2-1.6.9-2.2z";

/** A banner's emblem for each side. */
export const SIDE_EMBLEM: Readonly<Record<string, string>> = {
  "free-peoples": EMBLEMS.gondor as string,
  shadow: EMBLEMS.sauron as string,
};

/** Settlements as they are drawn, by kind, in a box of 20 by 16 standing on its lower edge. */
export const SETTLEMENTS: Readonly<Record<string, { walls: string; roofs: string; ink: string }>> =
  {
    town: {
      walls: "M4.5 15.5V9.5L8 6l3.5 3.5v6zM11.5 15.5v-4.3l2.3-2.2 2.7 2.2v4.3z",
      roofs: "M3.3 10L8 5l4.7 5-1.2.2L8 6.8 4.5 10.2zM11.5 11.2l2.5-3 3.6 3.6-1.1.1-2.5-2.3z",
      ink: "M7.2 15.5v-3h1.8v3M14 15.5v-2",
    },
    city: {
      walls: "M1.5 15.5v-5.5h4V15.5zM5.5 15.5V5.5h4v10zM9.5 15.5V8.5h5v7zM14.5 15.5v-5h4v5z",
      roofs:
        "M.8 10.2L3.5 6.5 6 10.2zM4.8 5.7L7.5.8 10.2 5.7zM9 8.7l3-3.7 3 3.7zM14 10.7l2.5-3.2 2.5 3.2z",
      ink: "M11.2 15.5v-3.5h1.8v3.5M7 8.5h1M3 12.5h1M16 13h1",
    },
    stronghold: {
      walls:
        "M1 15.5V5h1.5v1.5H4V5h1.5v4H7V2h1.5v1.5h1V2h1v1.5h1V2H13v7h1.5V5H16v1.5h1.5V5H19v10.5z",
      roofs: "",
      ink: "M8.4 15.5v-3.2a1.6 1.6 0 0 1 3.2 0v3.2M9.4 6h1.2M3 9.5h1M16 9.5h1M1 8.5h4.5M14.5 8.5H19",
    },
    fortification: {
      walls: "M1 15.5V8.5h2v1.8h2V8.5h2v1.8h2V8.5h2v1.8h2V8.5h2v1.8h2V8.5h2v7z",
      roofs: "",
      ink: "M1 12h18M4 12v3.5M8 10.5V12M12 12v3.5M16 10.5V12",
    },
  };
