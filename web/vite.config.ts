import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    // Beside what a server may be showing: tools/build_page.py puts it in its place when it is whole.
    outDir: "dist",
    target: "es2022",
    // The server forbids inline scripts and styles from data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Drawn and printed once: browsers keep them when the code around them changes.
          groups: [{ name: "map-art", test: /map[\\/](base\.svg|shapes\.json)/ }],
        },
      },
    },
  },
  server: {
    port: 8322,
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "tools/**/*.test.ts"], environment: "node" },
});
