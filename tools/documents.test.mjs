import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { filesBelow } from './builder/files-below.mjs';
import { root } from './repository.mjs';

const files = filesBelow(root)
  .map((file) => relative(root, file))
  .filter((file) => !file.startsWith('.git/'));
/** Files and folders, as a fresh clone has them: what is built here does not count. */
const known = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))));
const documents = files.filter((file) => file.endsWith('.md'));
const textOf = (document) => readFileSync(join(root, document), 'utf8');
/** Without `src/`, as documents name them: `booking/insert-hold.ts`. */
const ends = files.map((file) => `/${file.replaceAll('/src/', '/')}`);

/** '## A *price*, twice' has the anchor 'a-price-twice', as GitHub has it. */
const anchorsOf = (document) =>
  [...textOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .replaceAll(/\]\([^)]*\)/g, ']')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function leadsNowhere(document, link) {
  const [path, anchor] = decodeURI(link).split('#');
  const target = path === '' ? document : posix.join(posix.dirname(document), path).replace(/\/$/, '');
  if (!known.has(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

test.each(documents)('links of %s lead somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  const ours = links.filter((link) => !/^\w+:/.test(link));
  expect(ours.filter((link) => leadsNowhere(document, link))).toEqual([]);
});

test.each(documents)('files that %s names are there', (document) => {
  const named = [...textOf(document).matchAll(/`([\w@./-]+\/[\w./-]+\.(?:tsx?|mjs|cjs|graphql|yml))`/g)].map(
    ([, path]) => path.replace(/^(?:\.\.?\/)+/, '').replaceAll('src/', ''),
  );
  const isBuilt = (path) => path.includes('dist/') || path.includes('build/');
  expect(named.filter((path) => !isBuilt(path) && !ends.some((end) => end.endsWith(`/${path}`)))).toEqual([]);
});
