/** Who did not come twice to what he was to pay on boarding pays before, for a while. */
export const NO_SHOWS = 2;
export const NO_SHOW_DAYS = 90;

export interface BoardingHistory {
  /** Staff said so on the account. */
  readonly blockPayOnBoarding: boolean;
  /** Staff said so on the account: the rule of no-shows is not for him. */
  readonly allowPayOnBoardingEvenIfAutoBlocked: boolean;
  /** Bookings to be paid on boarding that he did not come to, by his account or telephone, within the last 90 days. */
  readonly noShows: number;
}

/** Why somebody may not pay on boarding; undefined where he may. What staff said comes first. */
export function boardingBlockOf(history: BoardingHistory): 'BLOCKED' | 'NO_SHOWS' | undefined {
  if (history.blockPayOnBoarding) return 'BLOCKED';
  return history.noShows >= NO_SHOWS && !history.allowPayOnBoardingEvenIfAutoBlocked ? 'NO_SHOWS' : undefined;
}
