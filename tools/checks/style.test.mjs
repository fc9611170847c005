import { expect, test } from '@jest/globals';
import { complaints } from './program.mjs';

const cache = (name) => ['--cache', '--cache-location', `node_modules/.cache/${name}/`];

test('eslint has nothing to say', async () => {
  expect(await complaints('node_modules/eslint/bin/eslint.js', ['.', ...cache('eslint'), '--max-warnings=0'])).toBe('');
});

test('every file is formatted', async () => {
  const args = [
    '--check',
    '.',
    '--log-level=warn',
    '--cache',
    '--cache-location',
    'node_modules/.cache/prettier-check',
  ];
  expect(await complaints('node_modules/prettier/bin/prettier.cjs', args)).toBe('');
});
