/** Once before all tests: fixtures are made anew when what makes them has changed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FIXTURES, ROOT } from './paths';

const SOURCES = ['src/famiglia', 'tools'];
const STAMP = `${FIXTURES}/made-from.txt`;

export default function setup(): void {
  const stamp = stampOf(SOURCES.flatMap(filesIn));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const program = ['-m', 'tools.fixtures', FIXTURES];
  execFileSync(`${ROOT}/.venv/bin/python`, program, { cwd: ROOT });
  writeFileSync(STAMP, stamp);
}

function filesIn(folder: string): string[] {
  const found = readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' });
  return found
    .filter((name) => /\.(py|toml|md)$/u.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

function stampOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(`${ROOT}/${file}`));
  return hash.digest('hex');
}
