import fc from 'fast-check';

/**
 * `npm test` asks the same questions every time: a red run is about the change, not about luck. FAST_CHECK_SEED=random
 * (or a number, which a failure prints) asks others, FAST_CHECK_RUNS=300 so many of them.
 */
const { FAST_CHECK_SEED: seed = '2026', FAST_CHECK_RUNS: runs } = process.env;
fc.configureGlobal({
  ...(seed !== 'random' && { seed: Number(seed) }),
  ...(runs !== undefined && { numRuns: Number(runs) }),
});
