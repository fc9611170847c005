import fc from 'fast-check';

/**
 * `npm test` asks the same questions every time: a red run is about the change, not about luck. FAST_CHECK_SEED=random
 * (or a number, which a failure prints) asks others.
 */
const seed = process.env.FAST_CHECK_SEED ?? '2026';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
