const DAY = 86_400_000;
/** Times that tickets of one booking are sent again within 24 hours: a mailbox is not flooded in somebody's name. */
export const MOST_RESENDS = 3;

/** When the tickets may be sent once more, epoch milliseconds: undefined = now. `sent`: when they were, in any order. */
export function nextResend(sent: readonly number[], now: number): number | undefined {
  const recent = sent.filter((at) => at > now - DAY).sort((a, b) => b - a);
  const oldest = recent[MOST_RESENDS - 1];
  return oldest === undefined ? undefined : oldest + DAY;
}
