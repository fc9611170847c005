/** One count of one attempt: what is counted, how often within how long it may be. */
export interface AttemptLimit {
  /** What is counted; stored as its hash only. */
  readonly of: readonly string[];
  readonly limit: number;
  readonly windowMs: number;
}

/** Attempts in the running window, this one among them. */
export interface Count {
  readonly count: number;
  readonly limit: number;
  /** Epoch milliseconds. */
  readonly windowEndsAt: number;
}

/** Seconds until another attempt may be made; undefined when this one may. */
export function retryAfter(counts: readonly Count[], now: number): number | undefined {
  const waits = counts
    .filter(({ count, limit }) => count > limit)
    .map(({ windowEndsAt }) => Math.max(1, Math.ceil((windowEndsAt - now) / 1000)));
  return waits.length > 0 ? Math.max(...waits) : undefined;
}
