import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone } from './builder/alone.mjs';

let folder;
let file;
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'naga-alone-'));
  file = join(folder, 'lock');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const ALONE = JSON.stringify(import.meta.resolve('./builder/alone.mjs'));

/** A process that has the file until it is killed. */
async function holder() {
  const work = `(await import(${ALONE})).alone(process.argv[1], '', () => { console.log('mine'); return new Promise((r) => setTimeout(r, 1e6)); })`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work, file], {
    stdio: ['ignore', 'pipe', 2],
  });
  await once(child.stdout, 'data');
  return child;
}

test('one works after the other, and what one answers is answered', async () => {
  let working = 0;
  let most = 0;
  const work = async (n) => {
    most = Math.max(most, (working += 1));
    await new Promise(setImmediate);
    working -= 1;
    return n;
  };
  expect(await Promise.all([1, 2, 3].map((n) => alone(file, '', () => work(n))))).toEqual([1, 2, 3]);
  expect(most).toBe(1);
});

test('a failure is thrown, and leaves the way free', async () => {
  await expect(alone(file, '', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await alone(file, '', () => 'yes')).toBe('yes');
});

test('waits for another process, says so once, and not for one that was killed', async () => {
  const other = await holder();
  let isOver = false;
  const mine = alone(file, 'Waiting', () => isOver);
  expect(console.log.mock.calls).toEqual([['Waiting']]);
  isOver = true;
  other.kill('SIGKILL');
  expect(await mine).toBe(true);
});
