// The pages that only tests see: built beside the product's own, which stays as it is shipped.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: {
      input: ['gallery.html', 'toy.html'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
    },
  },
});
