import { globSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';

/**
 * @typedef {object} Unit one thing to build
 * @property {string} name
 * @property {() => string[]} inputs whose content decides whether it must be built again
 * @property {() => Promise<string[]>} build returns the files it wrote
 */

const SERVERS = ['packages/kernel', 'packages/server-kit', 'gateway', 'standalone', 'web'];
const BROWSER_PACKAGES = ['packages/kernel', 'packages/ui', 'packages/app-kit', 'packages/booking-flow'];
const TEST = /\.(test|spec|e2e)\.tsx?$/;

/**
 * The compilers are imported only when something must be built: they are slow to load.
 * @returns {Unit[][]} stages: the units of one stage may be built side by side, and need the stages before
 */
export function stages(root) {
  const servers = serverFolders(root).map((folder) => serverUnit(root, folder));
  return [[codegenUnit(root)], [safelistUnit(root), ...servers], webUnits(root)];
}

function codegenUnit(root) {
  const patterns = ['schema/*.graphql', '{web,admin-web,gateway,packages/*,subgraphs/*}/src/**/*.graphql'];
  const inputs = () => [
    join(root, 'codegen.yml'),
    ...filesBelow(join(root, 'tools/codegen')),
    ...patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .sort()
      .map((file) => join(root, file)),
  ];
  return { name: 'codegen', inputs, build: async () => (await import('../codegen.mjs')).codegen(root) };
}

/** What the apps ask, for the gateway: as old as the documents and their code. */
function safelistUnit(root) {
  const codegen = codegenUnit(root);
  const inputs = () => [...codegen.inputs(), join(root, 'tools/safelist.mjs')];
  return { name: 'safelist', inputs, build: async () => (await import('../safelist.mjs')).writeSafelist(root) };
}

const serverFolders = (root) => [...SERVERS, ...globSync('subgraphs/*', { cwd: root }).sort()];

/** web/server is the one server that lives beside browser code. */
const sourcesOf = (folder) => (folder === 'web' ? ['server'] : ['src', 'migrations']);

function serverUnit(root, name) {
  const folder = join(root, name);
  const sources = sourcesOf(name);
  return {
    name: name === 'web' ? 'web/server' : name,
    inputs: () => [
      join(root, '.swcrc'),
      ...filesBelow(join(root, 'tools/builder/compile-server.mjs')),
      ...sources.flatMap((source) => filesBelow(join(folder, source))),
    ],
    build: async () => (await import('./compile-server.mjs')).compileServer({ root, folder, sources }),
  };
}

function webUnits(root) {
  const packages = () => BROWSER_PACKAGES.flatMap((name) => filesBelow(join(root, name)));
  return ['web', 'admin-web'].map((name) => ({
    name,
    inputs: () =>
      [join(root, 'package-lock.json'), ...filesBelow(join(root, name)), ...packages()].filter(
        (file) => !TEST.test(file) && !file.startsWith(join(root, 'web/server')),
      ),
    build: async () => (await import('./build-web.mjs')).buildWeb({ root, folder: join(root, name) }),
  }));
}
