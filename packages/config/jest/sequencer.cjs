const { default: Sequencer } = require('@jest/test-sequencer');
const { readFileSync } = require('node:fs');

const ORDER = ['static', 'e2e', 'schema', 'dom', 'unit'];
const rank = ({ context }) => ORDER.indexOf(context.config.displayName?.name);

/** The walk over all screens is by far the longest journey; files that share a site follow one another, so that it is not kept for nobody. */
const JOURNEYS = [/openWorld\(/, /^(?!.*onSharedSite\(\))/s, /onSharedSite\(\)/];
const place = ({ context, path }) => {
  if (context.config.displayName?.name !== 'e2e') return 0;
  const source = readFileSync(path, 'utf8');
  return JOURNEYS.findIndex((journey) => journey.test(source));
};

/** Kinds with long tests begin first; within these, jest's own order stays (failed and slow ones first). */
module.exports = class KindSequencer extends Sequencer {
  sort(tests) {
    const keyed = [...super.sort(tests)].map((test) => ({ test, rank: rank(test), place: place(test) }));
    return keyed.sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ test }) => test);
  }
};
