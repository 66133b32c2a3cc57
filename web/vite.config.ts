/** The page is built into the server's package, which serves it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Texts are read when the page is built; to read them took a third of the time the script needs to begin. */
const readTexts: Plugin = {
  name: 'read-texts',
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (source) => {
      const body = JSON.stringify(new FluentResource(source).body);
      return { code: `export default JSON.parse(${JSON.stringify(body)})`, moduleType: 'js' };
    },
  },
};

/** The page proper, then what lies around the board. */
const AT_ONCE = ['page', 'lazyParts'];

/** They are fetched, with what they need, together with the small script that begins the page. */
const fetchedAtOnce: Plugin = {
  name: 'fetched-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }): HtmlTagDescriptor[] => {
      const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
      const wanted = AT_ONCE.flatMap((name) =>
        chunks.filter((chunk) => chunk.isDynamicEntry && chunk.name === name),
      );
      const begun = new Set(chunks.filter(({ isEntry }) => isEntry).map((chunk) => chunk.fileName));
      const files = new Set(wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      return [...files]
        .filter((file) => !begun.has(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          // Behind that small script, which asks the server for what takes longest.
          injectTo: 'head',
        }));
    },
  },
};

/** By this sign Chromium compiles a script beside everything else while it is fetched, not at the first clicks. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Not for the page proper: the board would be seen later. */
const isCompiledAhead = (chunk: { name: string }): boolean => chunk.name === 'lazyParts';

const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  // Another content has another name.
  augmentChunkHash: (chunk) => (isCompiledAhead(chunk) ? COMPILED_AHEAD : ''),
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      for (const chunk of chunks.filter(isCompiledAhead)) chunk.code = COMPILED_AHEAD + chunk.code;
    },
  },
};

/** With it the server sees at its start whether a file was lost or damaged. */
const LIST = 'files.json';

const listed: Plugin = {
  name: 'listed',
  writeBundle: {
    order: 'post',
    handler: ({ dir = '' }, bundle) => {
      const digest = (name: string) =>
        createHash('sha256')
          .update(readFileSync(join(dir, name)))
          .digest('hex');
      const files = Object.keys(bundle).sort();
      const digests = Object.fromEntries(files.map((name) => [name, digest(name)]));
      writeFileSync(join(dir, LIST), `${JSON.stringify(digests, null, 1)}\n`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), readTexts, fetchedAtOnce, compiledAhead, listed],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: '../src/famiglia/server/page',
    emptyOutDir: true,
    // The words of those whose code is in it.
    license: { fileName: 'licences.md' },
    // The server forbids what is not a file of its own.
    assetsInlineLimit: 0,
    // One file of styles, named by the page: none is waited for by a script.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // What is sent is packed, and that is what a test limits.
    chunkSizeWarningLimit: 800,
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
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/setup.ts',
    // A test whose loops have nothing to go through would pass.
    expect: { requireAssertions: true },
  },
});
