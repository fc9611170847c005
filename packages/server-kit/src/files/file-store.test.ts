import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../log.js';
import { isFileName } from './file-store.js';
import { openFileStore } from './open-file-store.js';

const log = createLog('silent');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naga-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['catalogue/4f4f.webp', 'catalogue/4f4f-96.webp'])('%s is a name', (name) => {
  expect(isFileName(name)).toBe(true);
});

test.each([
  '../catalogue/a.webp',
  'catalogue/../a.webp',
  '/etc/passwd',
  'a.webp',
  'catalogue/a',
  'catalogue/.webp',
  '',
])('%j is no name, and no store is asked for it', async (name) => {
  expect(isFileName(name)).toBe(false);
  await expect(openFileStore(folder, log).get(name)).rejects.toThrow('no name of a file');
});

describe('a folder', () => {
  test('keeps what is put, once, and forgets what is removed', async () => {
    const store = openFileStore(join(folder, 'kept'), log);
    expect(await store.get('catalogue/a1.webp')).toBeUndefined();
    await Promise.all([1, 2, 3].map(() => store.put('catalogue/a1.webp', Buffer.from('picture'), 'image/webp')));
    expect(await readdir(join(folder, 'kept/catalogue'))).toEqual(['a1.webp']);
    expect(String(await store.get('catalogue/a1.webp'))).toBe('picture');
    for (const _ of 'twice') await store.remove('catalogue/a1.webp');
    expect(await store.get('catalogue/a1.webp')).toBeUndefined();
  });
});
