/** A CSS module in tests: `styles.seat` is 'seat'. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
