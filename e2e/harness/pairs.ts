/** The storm goes every way (tools/storm.mjs). */
const IS_STORM = process.env['STORM'] !== undefined;

/**
 * A journey's languages and widths. A run goes the first way: what differs in the others is drawn by the walks over all
 * screens (screens.e2e.ts), and the files begin with different ones. `npm run storm` goes every way.
 */
export const pairs = <const Pair extends readonly unknown[]>(...every: readonly Pair[]): readonly Pair[] =>
  IS_STORM ? every : every.slice(0, 1);
