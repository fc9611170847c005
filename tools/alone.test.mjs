import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone } from './builder/alone.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naga-alone-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one works after the other, and what one answers is answered', async () => {
  let working = 0;
  let most = 0;
  const work = async (n) => {
    most = Math.max(most, (working += 1));
    await new Promise(setImmediate);
    working -= 1;
    return n;
  };
  expect(await Promise.all([1, 2, 3].map((n) => alone(file, () => work(n))))).toEqual([1, 2, 3]);
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('a failure is thrown, and leaves the way free', async () => {
  await expect(alone(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await alone(file, () => 'yes')).toBe('yes');
});

test('whoever died in the middle keeps nobody waiting', async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeFileSync(file, String(pid));
  expect(await alone(file, () => 'yes')).toBe('yes');
});
