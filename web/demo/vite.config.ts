import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The demo of the map: `npx vite --config demo/vite.config.ts`, then open /demo/map.html.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  server: { port: 8323, fs: { allow: [".."] } },
  build: {
    outDir: "/tmp/thirdage-map-demo",
    emptyOutDir: true,
    rollupOptions: { input: fileURLToPath(new URL("map.html", import.meta.url)) },
  },
});
