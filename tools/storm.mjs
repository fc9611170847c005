/** `npm run storm`: the end-to-end tests that are too heavy for every day, e2e/storm/*.storm.ts. */
import { mustRun, run } from './run.mjs';

await mustRun(['tools/build.mjs']);
const jest = ['node_modules/jest/bin/jest.js', '--config', 'packages/config/jest/storm.config.mjs', '--runInBand'];
process.exitCode = await run([...jest, ...process.argv.slice(2)], {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
});
