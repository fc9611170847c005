const DAY = 86_400_000;

/**
 * When the tickets may be sent once more, epoch milliseconds: undefined = now. `sent`: when they were, in any order;
 * `most` times within 24 hours, so that a mailbox is not flooded in somebody's name.
 */
export function nextResend(sent: readonly number[], now: number, most: number): number | undefined {
  const recent = sent.filter((at) => at > now - DAY).sort((a, b) => b - a);
  const oldest = recent[most - 1];
  return oldest === undefined ? undefined : oldest + DAY;
}
