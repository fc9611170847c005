import circus from 'jest-circus/runner';
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import '../../../../tools/typescript.mjs';
import './assets.mjs';
import { moveOn } from './globals.mjs';

const require = createRequire(import.meta.url);
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

let files = 0;

/**
 * A jest test runner that lets Node load the tests and all they import, once for all test files of a worker, in place of
 * once for each file in a virtual machine. Everything else is jest's own.
 */
export default function runNatively(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  const native = Object.create(runtime, {
    requireInternalModule: { value: requireAnew },
    setGlobalsForRuntime: {
      value: (globals) => {
        runtime.setGlobalsForRuntime(globals);
        moveOn(runtime.requireModuleOrMock(testPath, '@jest/globals'));
      },
    },
    unstable_shouldLoadAsEsm: { value: () => true },
    unstable_importModule: {
      value: (path) => import(`${pathToFileURL(path)}?${++files}`),
    },
  });
  return circus.default(globalConfig, config, environment, native, testPath, sendMessageToJest);
}

/** jest-circus keeps its state in its module: that one is loaded anew for each file, what it imports is not. */
function requireAnew(path) {
  delete globalThis[EVENT_HANDLERS];
  delete require.cache[path];
  return require(path);
}
