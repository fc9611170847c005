import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { complaints } from './program.mjs';

const PROJECTS = [
  '.',
  'packages/config',
  'packages/ui',
  'packages/app-kit',
  'packages/booking-flow',
  'web',
  'admin-web',
];
/** TypeScript's native program: the same checks in a third of the time. Its JavaScript one serves eslint and knip. */
const TSC = `node_modules/@typescript/typescript-linux-${process.arch}/lib/tsc`;
const APPS = new Set(['web', 'admin-web']);
const exists = (project) => existsSync(join(root, project, 'tsconfig.json'));

test.each(PROJECTS.filter(exists))('the types of %s fit', async (project) => {
  const cwd = join(root, project);
  if (APPS.has(project))
    expect(await complaints('node_modules/@react-router/dev/bin.cjs', ['typegen'], { cwd })).toBe('');
  const remembered = join(root, 'node_modules/.cache/tsc', `${project.replace(/\W/g, '-')}.tsbuildinfo`);
  const args = ['--project', cwd, '--noEmit', '--incremental', '--tsBuildInfoFile', remembered, '--pretty', 'false'];
  // One thread: the other core has other tests.
  expect(await complaints(TSC, [...args, '--singleThreaded'])).toBe('');
});
