import { expect, test } from '@jest/globals';
import { parse, print } from 'graphql';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { operationsOf } from './safelist.mjs';

// As fresh as the documents.
execFileSync(process.execPath, ['tools/build.mjs', 'codegen'], {
  cwd: root,
  env: { ...process.env, NODE_OPTIONS: '' },
});
const operations = operationsOf();
const texts = Object.values(operations);

test('an operation stands under the digest of its text', () => {
  expect(texts.length).toBeGreaterThan(60);
  for (const [hash, text] of Object.entries(operations)) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(print(parse(text))).toBe(text);
  }
});

test('every operation of the apps is there, as servers send it and as browsers do', () => {
  const documents = globSync('{web,admin-web,packages/app-kit,packages/booking-flow}/src/**/*.graphql', { cwd: root });
  const names = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name]) => name),
  );
  for (const name of names) {
    const own = texts.filter((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
    expect([name, own.length > 0]).toEqual([name, true]);
  }
  const seats = texts.filter((text) => text.startsWith('query Seats('));
  expect(seats.map((text) => text.includes('__typename')).sort()).toEqual([false, true]);
  expect(names.length).toBeGreaterThan(40);
});
