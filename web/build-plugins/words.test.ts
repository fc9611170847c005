import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { words } from './words.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BEGIN = ['root.tsx', 'entry.client.tsx', 'routes/home/home.tsx', 'routes/results/results.tsx'];

/** The source of an imported module, one or none: what is not ours says nothing. */
function sourceOf(specifier: string, importer: string): string[] {
  const [, workspace, rest] = /^@naga\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (workspace === undefined && !specifier.startsWith('.')) return [];
  const path =
    workspace === undefined ? join(dirname(importer), specifier) : join(ROOT, 'packages', workspace, 'src', rest!);
  return ['.ts', '.tsx'].map((end) => path.replace(/\.js$/, '') + end).filter((file) => existsSync(file));
}

/** Everything that is downloaded with these modules, with its code. */
function reachedFrom(files: readonly string[]): Map<string, string> {
  const reached = new Map<string, string>();
  for (const todo = [...files]; todo.length > 0;) {
    const file = todo.pop()!;
    if (reached.has(file)) continue;
    const code = readFileSync(file, 'utf8');
    reached.set(file, code);
    for (const [, specifier] of code.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)';/gms))
      todo.push(...sourceOf(specifier!, file));
  }
  return reached;
}

function wordsOf(part: string): string[] {
  const { load } = words(ROOT) as unknown as { load: (this: { addWatchFile(): void }, id: string) => string };
  const code = load.call({ addWatchFile: () => undefined }, `\0virtual:words/en/${part}`);
  return Object.keys(JSON.parse(code.replace('export default ', '')) as object);
}

/** What the shell puts above every page, once it is needed. */
const ABOVE = ['app/shell/ActingAs.tsx', 'app/shell/CannotFetchUser.tsx'];
/** Words of the error catalogue for signing in, registering and paying. */
const ELSEWHERE = /^(refusal\.|app\.catalogue\.(cannotLogin|cannotGetPermissions|firstName|lastName|email|password)$)/;

test('home and results are hydrated with all the words that their code says', () => {
  const late = new Set(wordsOf('rest').filter((id) => !ELSEWHERE.test(id)));
  const code = reachedFrom([...BEGIN, ...ABOVE].map((file) => join(ROOT, 'web/src', file)));
  expect(code.size).toBeGreaterThan(50);
  const said = [...code.values()].flatMap((text) => [...text.matchAll(/\bid(?::\s*|=)['"]([\w.-]+)['"]/g)]);
  expect(said.length).toBeGreaterThan(50);
  expect(said.map(([, id]) => id).filter((id) => late.has(id!))).toEqual([]);
});
