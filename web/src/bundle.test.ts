/** What the page weighs, as gzip sends it: budgets, so that it cannot grow unnoticed. */
import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";
import { build } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

type Chunk = Rolldown.OutputChunk;
type File = Chunk | Rolldown.OutputAsset;

let files: ReadonlyMap<string, File>;

const body = (file: File): string | Uint8Array => (file.type === "chunk" ? file.code : file.source);

function chunk(test: (one: Chunk) => boolean): Chunk {
  const found = [...files.values()].find(
    (file): file is Chunk => file.type === "chunk" && test(file),
  );
  if (!found) throw new Error("no such chunk");
  return found;
}

const parcel = (module: string) => chunk((one) => one.facadeModuleId?.endsWith(module) ?? false);
const entry = () => chunk((one) => one.isEntry);

/** Chunks and styles that come with some chunks, without those that are there already. */
function comesWith(firsts: readonly Chunk[], here: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const look = (one: Chunk): void => {
    if (found.has(one.fileName) || here.has(one.fileName)) return;
    found.add(one.fileName);
    for (const style of one.viteMetadata?.importedCss ?? []) if (!here.has(style)) found.add(style);
    for (const name of one.imports) {
      const file = files.get(name);
      if (file?.type === "chunk") look(file);
    }
  };
  firsts.forEach(look);
  return found;
}

function weight(names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) {
    const file = files.get(name);
    if (file) sum += gzipSync(body(file)).length;
  }
  return sum / 1000;
}

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({ logLevel: "silent", build: { write: false } });
  vi.unstubAllEnvs();
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  files = new Map(outputs.flatMap(({ output }) => output).map((file) => [file.fileName, file]));
}, 120_000);

describe("the weight of the page in kB", () => {
  it("the start page, until it can be used", () => {
    expect(weight(comesWith([entry()]))).toBeLessThan(46);
  });

  it.each(["war-of-the-ring", "lord-of-the-rings"])("the pictures of %s", (game) => {
    const here = comesWith([entry()]);
    expect(weight(comesWith([parcel(`${game}/pictures.ts`)], here))).toBeLessThan(25);
  });

  it.each([
    ["war-of-the-ring", 175],
    ["lord-of-the-rings", 53],
  ])("the table of %s", (game, most) => {
    const here = comesWith([entry()]);
    const table = [parcel("pages/TablePage.svelte"), parcel(`${game}/ui.ts`)];
    expect(weight(comesWith(table, here))).toBeLessThan(most);
  });
});

describe("what the page is made of", () => {
  it("has its script and styles in files: the server forbids others", () => {
    const page = String(body(files.get("index.html") as File));
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son[a-z]+=/);
  });

  it("names no other host", () => {
    const names = /\bhttps?:\/\/(?!www\.w3\.org\/|svelte\.dev\/e\/)[^\s"'`)]+/;
    for (const file of files.values()) {
      if (/\.(js|css|html|svg)$/.test(file.fileName)) {
        expect(String(body(file)).match(names)?.[0], file.fileName).toBeUndefined();
      }
    }
  });

  it("knows nothing of a game's table before it is opened", () => {
    const eager = [...comesWith([entry()])].flatMap((name) => {
      const file = files.get(name);
      return file?.type === "chunk" ? file.moduleIds : [];
    });
    const games = eager.filter((id) => /\/games\/[^/]+\//.test(id));
    expect(games.filter((id) => !id.endsWith("/game.ts"))).toEqual([]);
  });
});
