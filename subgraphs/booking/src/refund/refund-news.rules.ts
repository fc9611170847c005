import type { RefundState } from './refund-state.rules.js';

/** Where money is once it is back: sent as it was paid, as credit, over a counter, from the conductor, or at its agency. */
export const PLACES = {
  AS_PAID: 'AS_PAID',
  WALLET: 'WALLET',
  CASH: 'CASH',
  CONDUCTOR: 'CONDUCTOR',
  AGENCY: 'AGENCY',
} as const;
export type RefundPlace = keyof typeof PLACES;

/** One refund of a booking: what one of its payments gives back for one decision. Minor units, epoch milliseconds. */
export interface RefundPiece {
  readonly id: string;
  /** Those of one decision have the same. */
  readonly decisionId: string;
  readonly state: RefundState;
  readonly amount: number;
  readonly currency: string;
  readonly place: RefundPlace;
  readonly doneAt: number | null;
  /** The traveller was written to about it. */
  readonly isTold: boolean;
}

/** What the traveller is told of one decision at once. Minor units. */
export interface RefundNews {
  /** Of the refunds that are told now. */
  readonly ids: readonly string[];
  readonly amount: number;
  readonly currency: string;
  /** The amount by where it is now. */
  readonly places: readonly { readonly place: RefundPlace; readonly amount: number }[];
  /** All that was decided to go back. */
  readonly whole: number;
  /** What of it is still to come, and what of it waits at a counter. */
  readonly rest: { readonly onItsWay: number; readonly inCash: number };
}

/** How long what is done waits for what goes with it. */
export const PATIENCE = 60_000;

const sumOf = (pieces: readonly RefundPiece[]): number => pieces.reduce((sum, { amount }) => sum + amount, 0);

/** It will be done in a moment, by itself. */
const moves = ({ state, place }: RefundPiece): boolean =>
  state === 'transit' || (state === 'created' && place !== 'CASH');

function newsOf(pieces: readonly RefundPiece[], now: number): RefundNews[] {
  const untold = pieces.filter(({ state, isTold }) => state === 'done' && !isTold);
  const first = Math.min(...untold.map(({ doneAt }) => doneAt ?? now));
  if (untold.length === 0 || (pieces.some(moves) && now - first < PATIENCE)) return [];
  const open = pieces.filter(({ state }) => state !== 'done');
  return [
    {
      ids: untold.map(({ id }) => id),
      amount: sumOf(untold),
      currency: untold[0]!.currency,
      places: Object.values(PLACES)
        .map((place) => ({ place, amount: sumOf(untold.filter((piece) => piece.place === place)) }))
        .filter(({ amount }) => amount > 0),
      whole: sumOf(pieces),
      rest: {
        onItsWay: sumOf(open.filter(({ place }) => place !== 'CASH')),
        inCash: sumOf(open.filter(({ place }) => place === 'CASH')),
      },
    },
  ];
}

/**
 * What the traveller is to be told now of the refunds of a booking, once for each decision: when all of them are done, or as
 * soon as what is left of them is refused, or waits at a counter; of one whose provider does not know, after a minute. What is
 * called off counts for nothing: another stands in its place.
 */
export function refundNews(pieces: readonly RefundPiece[], now: number): RefundNews[] {
  const counting = pieces.filter(({ state }) => state !== 'canceled');
  return [...Map.groupBy(counting, ({ decisionId }) => decisionId).values()].flatMap((own) => newsOf(own, now));
}
