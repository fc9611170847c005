import type { Currency } from '@naga/kernel/money.js';
import { standardFee } from '@naga/kernel/standard-refund.js';

/** What donations are for. */
export const CAUSES = { GENERAL: 'GENERAL', EDUCATION: 'EDUCATION', HEALTH: 'HEALTH', NATURE: 'NATURE' } as const;
export type Cause = keyof typeof CAUSES;

/** Name of the fee that is given for a cause: neither ours nor an operator's, and not given back (docs/decisions/0138). */
export const DONATION_FEE = 'donation';

interface Fee {
  readonly name: string;
  readonly amount: number;
}

export interface Donation {
  /** Minor units. */
  readonly amount: number;
  readonly cause: Cause;
}

const isDonation = ({ name }: Fee): boolean => name === DONATION_FEE;

/** The most that is given with one booking: about a hundred dollars, in minor units of the currency. */
export const mostDonated = (currency: Currency): number => standardFee(currency) * 100;

/** The same fees with this donation instead of the one they had; with none where nothing is given. */
export const withDonation = <Charged extends Fee>(fees: readonly Charged[], given?: Donation) => [
  ...fees.filter((fee) => !isDonation(fee)),
  ...(given === undefined ? [] : [{ name: DONATION_FEE, percent: null, fixed: null, ...given }]),
];
