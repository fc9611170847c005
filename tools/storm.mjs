/**
 * `npm run storm`: the end-to-end tests that are too heavy for every day, e2e/storm/*.storm.ts, the journeys in every
 * pair of language and width, and the random walks of subgraphs/booking/test/walks with other ways than yesterday's, many
 * of them. `npm run storm -- --selectProjects walks`.
 */
import { mustRun, run } from './run.mjs';

await mustRun(['tools/build.mjs']);
const jest = ['node_modules/jest/bin/jest.js', '--config', 'packages/config/jest/storm.config.mjs', '--runInBand'];
process.exitCode = await run([...jest, ...process.argv.slice(2)], {
  STORM: '1',
  FAST_CHECK_SEED: process.env.FAST_CHECK_SEED ?? 'random',
  FAST_CHECK_RUNS: process.env.FAST_CHECK_RUNS ?? '300',
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
});
