import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWhole } from './whole-folder.js';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'naga-whole-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const write = (folder: string, text: string) => writeFileSync(join(folder, 'browser'), text);

test('nobody sees a folder that is being filled', () => {
  const folder = join(cache, 'chromium');
  makeWhole(folder, (making) => {
    write(making, 'half');
    expect(existsSync(folder)).toBe(false);
    write(making, 'whole');
  });
  expect(readFileSync(join(folder, 'browser'), 'utf8')).toBe('whole');
  makeWhole(folder, () => {
    throw new Error('it is there');
  });
});

test('of two that make it at the same time the first one counts, and nothing else is left', () => {
  const folder = join(cache, 'chromium');
  makeWhole(folder, (making) => {
    write(making, 'second');
    mkdirSync(folder);
    write(folder, 'first');
  });
  expect(readFileSync(join(folder, 'browser'), 'utf8')).toBe('first');
  expect(readdirSync(cache)).toEqual(['chromium']);
});

test('what fails leaves nothing that passes for whole', () => {
  const folder = join(cache, 'chromium');
  const fails = () =>
    makeWhole(folder, (making) => {
      write(making, 'half');
      throw new Error('the disk is full');
    });
  expect(fails).toThrow('the disk is full');
  expect(existsSync(folder)).toBe(false);
});
