import { expect, test } from '@jest/globals';
import { complaints } from './program.mjs';

// One thread each: the other core has other tests.
const ALONE = ['--threads', '1'];

test('the linter has nothing to say', async () => {
  expect(await complaints('node_modules/oxlint/dist/cli.js', ALONE)).toBe('');
});

test('every file is formatted', async () => {
  expect(await complaints('node_modules/oxfmt/dist/cli.js', ['--check', ...ALONE])).toBe('');
});
