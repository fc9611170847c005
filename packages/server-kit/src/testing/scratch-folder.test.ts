import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { newScratchFolder } from './scratch-folder.js';

test('what a killed run left goes, what belongs to a living one stays', () => {
  const mine = newScratchFolder('naga-scratch');
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = mine.replace(`-${process.pid}-`, `-${pid}-`);
  mkdirSync(left);
  const next = newScratchFolder('naga-scratch');
  expect([mine, left, next].map(existsSync)).toEqual([true, false, true]);
  for (const folder of [mine, next]) rmSync(folder, { recursive: true });
});
