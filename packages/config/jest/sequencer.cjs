const { default: Sequencer } = require('@jest/test-sequencer');

const ORDER = ['static', 'e2e', 'schema', 'dom', 'unit'];
const rank = ({ context }) => ORDER.indexOf(context.config.displayName?.name);

/** Kinds with long tests begin first; within a kind jest's own order stays (failed and slow ones first). */
module.exports = class KindSequencer extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
