export interface BoardingHistory {
  /** One of its rides is on a route where nobody pays the driver. */
  readonly offRoute: boolean;
  /** Staff said so on the account. */
  readonly blockPayOnBoarding: boolean;
  /** Staff said so on the account: the rule of no-shows is not for him. */
  readonly allowPayOnBoardingEvenIfAutoBlocked: boolean;
  /** Bookings to be paid on boarding that he did not come to, by his account or telephone, within the days that count. */
  readonly noShows: number;
  /** With so many of them he pays before (setting NO_SHOWS). */
  readonly mostNoShows: number;
}

export type BoardingBlock = 'NOT_ON_THIS_ROUTE' | 'BLOCKED' | 'NO_SHOWS';

/** Why a booking may not be paid on boarding; undefined where it may. The route is nobody's fault and said first, then what staff said. */
export function boardingBlockOf(history: BoardingHistory): BoardingBlock | undefined {
  if (history.offRoute) return 'NOT_ON_THIS_ROUTE';
  if (history.blockPayOnBoarding) return 'BLOCKED';
  return history.noShows >= history.mostNoShows && !history.allowPayOnBoardingEvenIfAutoBlocked
    ? 'NO_SHOWS'
    : undefined;
}
