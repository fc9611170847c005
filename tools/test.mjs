/**
 * `npm test`: one jest run over all kinds of tests. `npm test -- packages/kernel` runs a part, any jest option works.
 * Code from GraphQL documents is always made; the servers and sites are built when the end-to-end tests may run.
 */
import { compiled } from './repository.mjs';
import { mustRun, run } from './run.mjs';

const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('-'));
const wantsBuild = paths.length === 0 || paths.some((path) => path.includes('e2e'));

if (wantsBuild) await mustRun(['tools/build.mjs']);
// A wrong document elsewhere is told, but need not stop the tests of a part.
else await run(['tools/build.mjs', 'codegen']);
const jest = ['node_modules/jest/bin/jest.js', ...args];
process.exitCode = await run(jest, {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  // A site starts some thirty times: what V8 compiled once need not be compiled again.
  NODE_COMPILE_CACHE: compiled,
});
