import fc from 'fast-check';

/** So many cases in a run of all tests; `npm run storm` draws others, and many (FAST_CHECK_RUNS). */
export const draws = (few: number): { readonly numRuns: number } => ({
  numRuns: fc.readConfigureGlobal()?.numRuns ?? few,
});
