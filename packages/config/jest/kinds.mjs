import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from './transform.mjs';

const rootDir = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const here = join(rootDir, 'packages/config/jest');
const roots = (...folders) => folders.map((folder) => join(rootDir, folder)).filter((folder) => existsSync(folder));

const SERVERS = ['packages/kernel', 'packages/server-kit', 'subgraphs', 'gateway', 'standalone', 'web/server'];
const BROWSERS = ['packages/ui', 'packages/app-kit', 'packages/booking-flow', 'web', 'admin-web'];

const every = {
  rootDir,
  transform,
  resolver: join(here, 'resolver.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/'],
};

/** `source` makes @naga packages resolve to their TypeScript; jest adds import or require itself. */
const node = {
  ...every,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: [join(here, 'seed.mjs')],
};

/** Tests that Node itself loads: native/runner.mjs. */
const native = {
  ...every,
  testEnvironment: join(here, 'native/environment.cjs'),
  testRunner: join(here, 'native/runner.mjs'),
  setupFilesAfterEnv: [join(here, 'seed.mjs')],
};

const browsing = {
  ...native,
  roots: roots('e2e'),
  globalSetup: join(rootDir, 'e2e/harness/setup.mjs'),
  globalTeardown: join(rootDir, 'e2e/harness/teardown.mjs'),
  setupFilesAfterEnv: [...native.setupFilesAfterEnv, join(rootDir, 'e2e/harness/begin-day.ts')],
};

const schema = {
  ...native,
  roots: roots(...SERVERS),
  globalSetup: join(here, 'schema-setup.mjs'),
  globalTeardown: join(here, 'schema-teardown.mjs'),
};

/** The kinds of tests. What each may cost is the budget in CONTRIBUTING.md. */
export const kinds = [
  { ...node, displayName: 'static', roots: roots('tools/checks'), testMatch: ['**/*.test.mjs'] },
  {
    ...native,
    displayName: 'unit',
    roots: roots(...SERVERS, 'tools', 'packages/config', 'bench', 'e2e'),
    testMatch: ['**/*.test.ts', '**/*.test.mjs'],
    testPathIgnorePatterns: [...every.testPathIgnorePatterns, '/tools/checks/'],
  },
  { ...schema, displayName: 'schema', testMatch: ['**/*.spec.ts'] },
  {
    ...native,
    displayName: 'dom',
    roots: roots(...BROWSERS, 'packages/config/jest'),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: [...every.testPathIgnorePatterns, '/web/server/'],
    testEnvironment: join(here, 'native/browser-environment.mjs'),
    setupFilesAfterEnv: [join(here, 'native/screen-setup.mjs')],
  },
  { ...browsing, displayName: 'e2e', testMatch: ['**/*.e2e.ts'] },
];

/** What is too heavy for every `npm test`: random walks and journeys are in both, here with many ways and with every one. */
export const storms = [
  { ...browsing, displayName: 'storm', testMatch: ['**/*.storm.ts'] },
  { ...browsing, displayName: 'journeys', testMatch: ['**/*.e2e.ts'] },
  {
    ...schema,
    displayName: 'walks',
    testMatch: ['**/test/walks/*-walk.spec.ts', '**/*-fuzz.spec.ts', '**/hostile.spec.ts'],
  },
];
