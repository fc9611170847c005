import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { toyRepository } from './test/toy-repository.mjs';

/** Writes down what it was asked instead of installing. */
const FAKE_NPM = `import { writeFileSync } from 'node:fs';
writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));
process.exit(Number(process.env.FAKE_NPM_CODE ?? 0));`;

const STAMP = 'node_modules/.package-lock.json';
let toy;
const seconds = (path, time) => utimesSync(join(toy.folder, path), time, time);
const asked = () => existsSync(join(toy.folder, 'asked.json'));

function ensureInstalled(env = {}) {
  const options = { cwd: toy.folder, encoding: 'utf8', env: { ...process.env, npm_execpath: 'npm.mjs', ...env } };
  return spawnSync(process.execPath, [join(toy.folder, 'tools/ensure-installed.mjs')], options);
}

beforeEach(() => {
  toy = toyRepository({ 'npm.mjs': FAKE_NPM, 'package-lock.json': '{}' });
  rmSync(join(toy.folder, 'node_modules'));
});
afterEach(() => toy.remove());

test('a fresh clone is installed, whatever NODE_ENV says, with the build tools and Node', () => {
  expect(ensureInstalled({ NODE_ENV: 'production' }).stdout).toMatch(/^Installing packages .*\n$/);
  const args = JSON.parse(readFileSync(join(toy.folder, 'asked.json'), 'utf8'));
  expect(args).toEqual(expect.arrayContaining(['ci', '--include=dev', '--include=optional', '--loglevel=error']));
});

test('an installed one is left alone, without a word', () => {
  toy.write(STAMP, '{}');
  seconds('package-lock.json', 1000);
  seconds(STAMP, 1000);
  expect(ensureInstalled()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(asked()).toBe(false);
});

test('a newer lock file is installed', () => {
  toy.write(STAMP, '{}');
  seconds('package-lock.json', 2000);
  seconds(STAMP, 1000);
  expect(ensureInstalled().status).toBe(0);
  expect(asked()).toBe(true);
});

test('an install that fails stops the start with its code', () => {
  expect(ensureInstalled({ FAKE_NPM_CODE: '7' }).status).toBe(7);
});
