/** Folders of the page know those below them only. */
import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const eslint = new ESLint();

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return result!.messages.map(({ message }) => message);
}

const exported = (source: string): string => `export { x } from '${source}';`;

test('the state of a table does not know how a story is shown', async () => {
  expect(await refusals('src/lib/state/new.ts', exported('$lib/story/anchor'))).toHaveLength(1);
  expect(await refusals('src/lib/state/new.ts', exported('../story/anchor'))).toHaveLength(1);
  expect(await refusals('src/lib/story/new.ts', exported('$lib/state/scenes'))).toHaveLength(0);
});

test.each([
  ["import { x } from 'SOURCE';\nexport const y = x;"],
  ["export * from 'SOURCE';"],
  ["export const load = () => import('SOURCE');"],
  ["export type Late = typeof import('SOURCE');"],
])('it makes no difference how a module is imported: %s', async (code) => {
  const importing = (file: string, source: string) =>
    refusals(file, code.replace('SOURCE', source));
  const [below] = await importing('src/lib/state/new.ts', '$lib/panels/tabs');
  expect(below).toMatch(/^state\/ lies below/u);
  expect(await importing('src/lib/state/new.ts', '$lib/log/undo')).toEqual([]);
  expect(await importing('src/lib/panels/sheets/new.ts', '../../story/anchor')).toHaveLength(1);
  expect(await importing('src/lib/panels/sheets/new.ts', '../tabs')).toEqual([]);
  expect(await importing('src/lib/GameScreen.ts', '$lib/panels/tabs')).toEqual([]);
});

test('no folder knows what is put together of all of them', async () => {
  const late = (source: string) => `export const load = () => import('${source}');`;
  expect(await refusals('src/lib/state/new.ts', late('$lib/lazyParts'))).toHaveLength(1);
  expect(await refusals('src/lib/decisions/new.ts', late('../lazyParts'))).toHaveLength(1);
  expect(await refusals('src/lib/lobby/new.ts', exported('$lib/TableScreen.svelte'))).toHaveLength(
    1,
  );
  expect(await refusals('src/lib/lobby/new.ts', exported('$lib/text'))).toHaveLength(0);
});

test('every folder has a place above others, so that the lowest knows none of them', async () => {
  const folders = readdirSync('src/lib', { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  for (const { name } of folders.filter((each) => each.name !== 'api')) {
    expect(await refusals('src/lib/api/new.ts', exported(`$lib/${name}/x`)), name).toHaveLength(1);
    expect(await refusals(`src/lib/${name}/new.ts`, exported('$lib/lazyParts')), name).toHaveLength(
      1,
    );
  }
});
