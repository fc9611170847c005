import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../repository.mjs';

/** Nouns that are drawn on a screen of their own, so that the trial of all nouns has no form of theirs: what shows their parts. */
const DRAWN = {
  'line.noun.ts': ['subgraphs/catalogue/test/line.spec.ts', 'subgraphs/catalogue/test/noun-lists.spec.ts'],
  'seat-layout.noun.ts': [
    'subgraphs/catalogue/test/seat-layouts.spec.ts',
    'subgraphs/catalogue/test/noun-lists.spec.ts',
  ],
};

const files = globSync('subgraphs/*/src/**/*.noun.ts', { cwd: root });

test.each(files)('%s goes through the trial of all nouns, or says what shows its parts', (file) => {
  const nouns = readFileSync(join(root, file.split('/').slice(0, 3).join('/'), 'nouns.ts'), 'utf8');
  const name = basename(file);
  const tried = nouns.includes(`/${name.replace(/\.ts$/, '.js')}'`);
  expect([name, tried]).toEqual([name, DRAWN[name] === undefined]);
  expect((DRAWN[name] ?? []).filter((spec) => !existsSync(join(root, spec)))).toEqual([]);
});

test('there are nouns', () => expect(files.length).toBeGreaterThan(20));
