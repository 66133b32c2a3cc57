/** Folders of the page know those below them only. */
import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function refusals(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export { x } from '${source}';\n`, { filePath: file });
  return result!.messages.map(({ message }) => message);
}

test('the state of a table does not know how a story is shown', async () => {
  expect(await refusals('src/lib/state/new.ts', '$lib/story/anchor')).toHaveLength(1);
  expect(await refusals('src/lib/state/new.ts', '../story/anchor')).toHaveLength(1);
  expect(await refusals('src/lib/story/new.ts', '$lib/state/scenes')).toHaveLength(0);
});

test('every folder has a place above others, so that the lowest knows none of them', async () => {
  const folders = readdirSync('src/lib', { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  for (const { name } of folders.filter((each) => each.name !== 'api')) {
    expect(await refusals('src/lib/api/new.ts', `$lib/${name}/x`), name).toHaveLength(1);
  }
}, 30_000);
