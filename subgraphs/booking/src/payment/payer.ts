import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type PayerFactsQuery, PayerFactsDocument } from '../neighbours/users.generated.js';
import { agencyPaying } from './agency-paying.js';

/** What users know of who pays. */
export type Payer = Omit<PayerFactsQuery['payerFacts'], '__typename'>;

/** Of a guest nothing is known. */
export const STRANGER: Payer = {
  blockPayOnBoarding: false,
  allowPayOnBoardingEvenIfAutoBlocked: false,
  creditLimit: null,
  agencyCountryCode: null,
};

/** Asks users about the account the booking is of and the agency that sells it; nobody is asked about a guest. */
export async function payerOf(
  { neighbours }: Pick<BookingContext, 'neighbours'>,
  viewer: Viewer,
  booking: Pick<BookingRecord, 'bookedByUserId' | 'agencyId'>,
): Promise<Payer> {
  const accountId = booking.bookedByUserId;
  const agencyId = agencyPaying(viewer, booking) ?? null;
  if (accountId === null && agencyId === null) return STRANGER;
  const { payerFacts } = await neighbours.ask('users', PayerFactsDocument, { accountId, agencyId }, viewer);
  return payerFacts;
}

/** How far below nothing the balance of the viewer's own agency may go in this currency, minor units; 0 without one. */
export async function agencyCredit({ neighbours, viewer }: BookingContext, currency: string): Promise<number> {
  const agencyId = viewer.kind === 'user' ? viewer.agencyId : undefined;
  if (agencyId === undefined) return 0;
  const { payerFacts } = await neighbours.ask('users', PayerFactsDocument, { accountId: null, agencyId }, viewer);
  return creditIn(currency, payerFacts);
}

/** How far below nothing an agency's balance in this currency may go, minor units. */
export const creditIn = (currency: string, { creditLimit }: Pick<Payer, 'creditLimit'>): number =>
  creditLimit?.currency === currency ? creditLimit.amount : 0;
