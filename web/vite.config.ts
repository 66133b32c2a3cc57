/** The page is built into the server's package, which serves it. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/famiglia/server/page',
    emptyOutDir: true,
    // The server forbids what is not a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': {
        target: process.env.FAMIGLIA_SERVER ?? 'http://127.0.0.1:8000',
        // The server takes requests of its own page only: it must see the host the page has.
        changeOrigin: false,
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], globalSetup: 'tests/setup.ts' },
});
