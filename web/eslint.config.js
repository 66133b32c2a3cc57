/** What the types cannot say: which folder may know which, and the usual slips. */
import { dirname, relative, resolve, sep } from 'node:path';
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
const BESIDE = { lobby: ['board', 'story', 'decisions'] };

const FOLDERS = [...LAYERS, ...Object.keys(BESIDE)];

const isForbidden = (folder, other) => {
  if (BESIDE[folder]) return BESIDE[folder].includes(other) || !FOLDERS.includes(other);
  return !LAYERS.includes(other) || LAYERS.indexOf(other) > LAYERS.indexOf(folder);
};

const LIB = resolve(import.meta.dirname, 'src/lib');

/** The folder of a module in `src/lib`; that of one which stands above all folders has no name. */
function folderOf(path) {
  const [folder, ...rest] = relative(LIB, path).split(sep);
  if (folder === '..') return null;
  return rest.length > 0 || FOLDERS.includes(folder) ? folder : '';
}

const moduleOf = (source, file) =>
  source.startsWith('$lib') ? resolve(LIB, `.${source.slice(4)}`) : resolve(dirname(file), source);

/** However a module is imported: at once, when it is needed, or for its types alone. */
const borders = {
  create(context) {
    const folder = folderOf(context.filename);
    if (!FOLDERS.includes(folder)) return {};
    const check = ({ source }) => {
      if (!/^[.$]/u.test(source?.value ?? '')) return;
      const other = folderOf(moduleOf(source.value, context.filename));
      if (other === null || other === folder || !isForbidden(folder, other)) return;
      const message = `${folder}/ lies below: see "What goes where" in docs/design/page.md.`;
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

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
  {
    files: ['src/lib/**'],
    plugins: { page: { rules: { borders } } },
    rules: { 'page/borders': 'error' },
  },
);
