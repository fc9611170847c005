import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** More than is given with one booking. Facts: most (minor units), currency. */
export class DonationTooMuch extends Refusal {
  readonly code = 'DONATION_TOO_MUCH';
}
