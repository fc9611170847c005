/** What failed logins are counted by (rules.md 14). */
export type Counter = 'pair' | 'account' | 'address';

export interface LoginLimits {
  readonly failures: Readonly<Record<Counter, number>>;
  readonly windowMs: number;
}

/** Failures in the running window, this attempt among them until it has succeeded. */
export interface Count {
  readonly counter: Counter;
  readonly failures: number;
  /** Epoch milliseconds. */
  readonly windowStartedAt: number;
}

/** Seconds until another attempt may be made; undefined when this one may. */
export function retryAfter(
  counts: readonly Count[],
  { failures, windowMs }: LoginLimits,
  now: number,
): number | undefined {
  const waits = counts
    .filter((count) => count.failures > failures[count.counter])
    .map(({ windowStartedAt }) => Math.max(1, Math.ceil((windowStartedAt + windowMs - now) / 1000)));
  return waits.length > 0 ? Math.max(...waits) : undefined;
}
