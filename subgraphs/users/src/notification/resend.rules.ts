const MINUTE = 60_000;
const LAST_ATTEMPT = 20;
const LONGEST_PROBLEM = 300;

/**
 * When to try again after the n-th failed attempt (epoch milliseconds): 1, 2, 4 … minutes, six hours at most.
 * Undefined: never, because the server refuses this mail for good (5xx), or after twenty attempts, about three days.
 */
export function nextAttempt(attempts: number, responseCode: number | undefined, now: number): number | undefined {
  const refused = responseCode !== undefined && responseCode >= 500;
  if (refused || attempts >= LAST_ATTEMPT) return undefined;
  return now + Math.min(2 ** (attempts - 1), 360) * MINUTE;
}

/** Why a message was not taken; `responseCode`: of its server, when it answered. */
export interface NotTaken {
  readonly message: string;
  readonly responseCode?: number;
}

/** What its server said, or NO_ANSWER: what our own network says of itself is for the log of this process alone. */
export const problemOf = ({ message, responseCode }: NotTaken): string =>
  responseCode === undefined ? 'NO_ANSWER' : message.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_PROBLEM);
