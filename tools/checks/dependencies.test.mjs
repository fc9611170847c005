import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { complaints } from './program.mjs';

const OURS = ['packages', 'subgraphs', 'gateway', 'standalone', 'web', 'admin-web', 'e2e', 'bench', 'tools'];

test('nobody imports whom they may not', async () => {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  expect(await complaints(program, [...OURS, '--output-type', 'err'])).toBe('');
});

test('no file, export or dependency is unused', async () => {
  const program = 'node_modules/knip/bin/knip.js';
  const args = ['--no-progress', '--no-config-hints', '--tsConfig', 'packages/config/tsconfig.knip.json'];
  expect(await complaints(program, args)).toBe('');
});

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = readJson('package-lock.json');

test('there is one graphql: two copies refuse each other’s schemas', () => {
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/graphql'));
  expect(copies).toEqual(['node_modules/graphql']);
});

test('package-lock.json knows what every package.json asks for, else npm ci fails on a fresh clone', () => {
  const asked = ({ dependencies, devDependencies, optionalDependencies }) => ({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  });
  for (const [folder, locked] of Object.entries(packages).filter(([path]) => !path.includes('node_modules')))
    expect({ folder, ...asked(locked) }).toEqual({ folder, ...asked(readJson(join(folder, 'package.json'))) });
});
