import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { verify } from '../messages.mjs';
import { root } from '../repository.mjs';
import { complaints } from './program.mjs';

test('schema/ is what the code says', async () => {
  expect(await complaints('tools/schema.mjs', ['--check'])).toBe('');
});

test('every message exists in five languages with the same placeholders, and English is what the source says', () => {
  expect(verify()).toEqual([]);
});

test('docker-compose.yml starts only what it defines', () => {
  const [file, ...others] = globSync('docker-compose*.yml', { cwd: root });
  expect([file, others]).toEqual(['docker-compose.yml', []]);
  const { services } = parse(readFileSync(join(root, file), 'utf8'), { merge: true });
  for (const [name, { image, build, depends_on: needed = {} }] of Object.entries(services)) {
    expect({ name, made: image !== undefined || build !== undefined }).toEqual({ name, made: true });
    const names = Array.isArray(needed) ? needed : Object.keys(needed);
    for (const other of names) expect(Object.keys(services)).toContain(other);
  }
});
