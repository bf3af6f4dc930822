// The page's build, and the development server with its way to the worker (`npm run dev`).
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const worker = `127.0.0.1:${env.WORKER_PORT ?? 8787}`;
const viaHttp = ['/api', '/m/', '/healthz', '/embed', '/diagram', '/oembed'];

export default defineConfig({
  resolve: {
    alias: [
      // What Pixi would load by itself; the board's stage tells it not to, so it is not built either.
      {
        find: /^\.\/(?:browserAll|webworkerAll)\.mjs$/,
        replacement: fileURLToPath(new URL('src/board/pixi/nothing.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      input: { index: 'index.html', embed: 'embed.html', 'embed-script': 'src/embed/script.ts' },
      // Other sites name the script for ever, so its name has no hash.
      output: {
        entryFileNames: ({ name }) => (name === 'embed-script' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(viaHttp.map((path) => [path, `http://${worker}`])),
      '/ws': { target: `ws://${worker}`, ws: true },
    },
  },
});
