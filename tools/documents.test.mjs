import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './repository.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
const documents = files.filter((file) => file.endsWith('.md'));
const textOf = (document) => readFileSync(join(root, document), 'utf8');
/** Without `src/`, as documents name them: `booking/insert-hold.ts`. */
const ends = files.map((file) => `/${file.replaceAll('/src/', '/')}`);

test.each(documents)('links of %s lead somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => decodeURI(link));
  const ours = links.filter((link) => !/^\w+:/.test(link));
  expect(ours.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

test.each(documents)('files that %s names are there', (document) => {
  const named = [...textOf(document).matchAll(/`([\w@./-]+\/[\w./-]+\.(?:tsx?|mjs|cjs|graphql|yml))`/g)].map(
    ([, path]) => path.replace(/^(?:\.\.?\/)+/, '').replaceAll('src/', ''),
  );
  const isBuilt = (path) => path.includes('dist/') || path.includes('build/');
  expect(named.filter((path) => !isBuilt(path) && !ends.some((end) => end.endsWith(`/${path}`)))).toEqual([]);
});
