/** Where money goes that its provider does not send back: its buyer's credit, or cash over a counter. */
export const OTHER_WAYS = { WALLET: 'WALLET', CASH: 'CASH' } as const;
export type OtherWay = keyof typeof OTHER_WAYS;

export interface RefusedOf {
  readonly currency: string;
  /** What its booking, and with it a counter, counts in. */
  readonly bookingCurrency: string;
  /** Its buyer has an account with us. */
  readonly hasWallet: boolean;
}

/** The ways that are open; counters hand out what a booking was sold in and nothing else. */
export const otherWaysOf = ({ currency, bookingCurrency, hasWallet }: RefusedOf): readonly OtherWay[] => [
  ...(hasWallet ? (['WALLET'] as const) : []),
  ...(currency === bookingCurrency ? (['CASH'] as const) : []),
];

export interface OtherWayWish {
  readonly wanted: OtherWay;
  /** What somebody asked for before. */
  readonly asked: OtherWay | null;
  /** Who wants it now asked then. */
  readonly isOwn: boolean;
  /** He may give more back than terms do. */
  readonly mayOverrule: boolean;
  /** It is no more than one person may move alone. */
  readonly isSmall: boolean;
}

/**
 * What becomes of a wish to send a refused refund another way (decision 63): ALONE and AGREED carry it out, ASK writes it
 * down for a second person, WAIT changes nothing, for the same is asked already.
 */
export function otherWayStep(wish: OtherWayWish): 'ALONE' | 'AGREED' | 'ASK' | 'WAIT' {
  const { wanted, asked, isOwn, mayOverrule, isSmall } = wish;
  if (asked === wanted && !isOwn && mayOverrule) return 'AGREED';
  if (mayOverrule && isSmall) return 'ALONE';
  return asked === wanted ? 'WAIT' : 'ASK';
}
