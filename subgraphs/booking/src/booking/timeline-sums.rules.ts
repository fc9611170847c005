type Facts = Readonly<Record<string, unknown>>;

/** Numbers of the timeline that are no money: how many, which passenger, and moments. */
const NO_SUMS: ReadonlySet<string> = new Set(['tickets', 'position', 'expiresAt', 'until', 'confirmBy']);

const isSum = (name: string, value: unknown): boolean =>
  name === 'currency' || (typeof value === 'number' && !NO_SUMS.has(name));

/**
 * What a line of the timeline says, but what was paid, owed or given back: of a booking of several operators those are sums
 * of all of it (decision 73). A number that nobody named above is taken for one.
 */
export const withoutSums = (facts: Facts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([name, value]) => !isSum(name, value)));
