const MINUTE = 60_000;
const LAST_ATTEMPT = 20;

/**
 * When to try again after the n-th failed attempt (epoch milliseconds): 1, 2, 4 … minutes, six hours at most.
 * Undefined: never, because the server refuses this mail for good (5xx), or after twenty attempts, about three days.
 */
export function nextAttempt(attempts: number, responseCode: number | undefined, now: number): number | undefined {
  const refused = responseCode !== undefined && responseCode >= 500;
  if (refused || attempts >= LAST_ATTEMPT) return undefined;
  return now + Math.min(2 ** (attempts - 1), 360) * MINUTE;
}
