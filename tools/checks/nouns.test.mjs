import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../repository.mjs';

const files = globSync('subgraphs/*/src/**/*.noun.ts', { cwd: root });

test.each(files)('%s goes through the trial of all nouns', (file) => {
  const nouns = readFileSync(join(root, file.split('/').slice(0, 3).join('/'), 'nouns.ts'), 'utf8');
  expect(nouns).toContain(`/${basename(file).replace(/\.ts$/, '.js')}'`);
});

test('there are nouns', () => expect(files.length).toBeGreaterThan(20));
