import { isGivenBack, isLive, type PartState } from '../booking/part-state.rules.js';

interface Sale {
  readonly parts: readonly { readonly state: PartState; readonly fare: number }[];
  readonly fees: readonly { readonly amount: number }[];
}

/**
 * What the customer owes for the booking as it stands, minor units: Σ fares of live parts + fees. Fees fall away with
 * a booking that was never sold (expired, cancelled while held), and stay when sold seats were given back (rules.md 6:
 * the transaction fee is not refunded; what a cancellation keeps is a fee of its own).
 */
export function owedFor({ parts, fees }: Sale): number {
  const live = parts.filter(({ state }) => isLive(state));
  const feesStand = live.length > 0 || parts.some(({ state }) => isGivenBack(state));
  const seats = live.reduce((sum, { fare }) => sum + fare, 0);
  return seats + (feesStand ? fees.reduce((sum, { amount }) => sum + amount, 0) : 0);
}
