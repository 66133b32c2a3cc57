/** What the types cannot say: which folder may know which, and the usual slips. */
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** The folders of `src/lib` from the bottom: each imports those before it, and none after it. */
const LAYERS = [
  'api',
  'log',
  'text',
  'state',
  'icons',
  'pieces',
  'board',
  'panels',
  'story',
  'decisions',
];
/** It is read before there is a table: it knows the panels it shows, and nothing of the game's own screens. */
const BESIDE = { door: ['board', 'story', 'decisions'] };

const above = (folder) => [...LAYERS.slice(LAYERS.indexOf(folder) + 1), ...Object.keys(BESIDE)];

const forbidden = [...LAYERS.map((folder) => [folder, above(folder)]), ...Object.entries(BESIDE)];

const borders = forbidden.map(([folder, others]) => ({
  files: [`src/lib/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: others.flatMap((other) => [
              `$lib/${other}`,
              `$lib/${other}/**`,
              `../${other}/**`,
              `../../${other}/**`,
            ]),
            message: `${folder}/ lies below: see "What goes where" in docs/design/page.md.`,
          },
        ],
      },
    ],
  },
}));

export default defineConfig(
  { ignores: ['.svelte-check/', 'src/lib/api/schema.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // Views are replaced whole: a map is made anew with what it is derived of, or known to nobody else.
      'svelte/prefer-svelte-reactivity': 'off',
      // An empty text keeps a branch or a space that the formatter would take away.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  ...borders,
);
