const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { createRequire, flushCompileCache } = require('node:module');
const { timers } = require('./page-timers.mjs');

loadReact();

const { exit, getBuiltinModule } = process;
const { console } = globalThis;
const { NODE_ENV } = process.env;

/** To free its memory piece by piece takes a worker longer than jest waits, which then says that it hangs. */
if (process.send) process.once('beforeExit', () => process.exit());

/** The worker's own global: what jest puts into it for one file is taken out again. */
module.exports = class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // jest's runtime would answer with modules of its own.
    process.getBuiltinModule = getBuiltinModule;
    // As the servers run: graphql asks every type where it comes from otherwise.
    process.env.NODE_ENV = 'production';
    // Node knows the lines of what Node has loaded.
    Error.prepareStackTrace = undefined;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    Object.assign(process.env, { NODE_ENV });
    Object.assign(process, { exit });
    Object.assign(globalThis, { console });
    // Kept at a process's end otherwise, which jest does not wait for where it begins a worker anew.
    flushCompileCache();
  }

  exportConditions() {
    return ['source', 'node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};

/**
 * Before NODE_ENV says `production`, since a worker runs screens too and only the development build has `act`. Without
 * these two, as in jsdom, the scheduler works by timers: React and Testing Library then put off their work in one queue,
 * in the order in which it was asked for. What draws on the server is loaded with it: a built site of whose React one half
 * is for production draws nothing.
 */
function loadReact() {
  const { MessageChannel, setImmediate, setTimeout } = globalThis;
  Object.assign(globalThis, { MessageChannel: undefined, setImmediate: undefined, setTimeout: timers.setTimeout });
  createRequire(require.resolve('react-dom'))('scheduler');
  Object.assign(globalThis, { MessageChannel, setImmediate, setTimeout });
  for (const part of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) require(part);
}
