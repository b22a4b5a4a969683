/** The rules file: sections "## W6 Using dice", with paragraphs and lists. */
export interface Section {
  number: string;
  title: string;
  text: string;
}

export function sectionsOf(source: string): Section[] {
  return source
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [head = "", ...rest] = part.split("\n");
      const found = /^(\S+)\s+(.*)$/.exec(head);
      return found?.[1] && found[2]
        ? [{ number: found[1], title: found[2], text: rest.join("\n").trim() }]
        : [];
    });
}

export interface Block {
  kind: "text" | "list";
  lines: string[];
}

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map((block): Block => {
      const lines = block.split("\n");
      if (!lines[0]?.startsWith("- ")) return { kind: "text", lines };
      const items: string[] = [];
      for (const line of lines) {
        if (line.startsWith("- ")) items.push(line.slice(2));
        else items.push(`${items.pop() ?? ""} ${line.trim()}`);
      }
      return { kind: "list", lines: items };
    });
}
