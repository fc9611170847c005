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
  commissionLevel: null,
  commissionRates: [],
};

/** Asks users about the account the booking is of, its telephone and the agency that sells it. */
export async function payerOf(
  { neighbours }: Pick<BookingContext, 'neighbours'>,
  viewer: Viewer,
  booking: Pick<BookingRecord, 'bookedByUserId' | 'agencyId' | 'contactPhone'>,
): Promise<Payer> {
  const accountId = booking.bookedByUserId;
  const agencyId = agencyPaying(viewer, booking) ?? null;
  const phone = booking.contactPhone;
  if (accountId === null && agencyId === null && phone === null) return STRANGER;
  const sellerId = agencyId === null || viewer.kind !== 'user' ? null : viewer.userId;
  const { payerFacts } = await neighbours.ask(
    'users',
    PayerFactsDocument,
    { accountId, agencyId, sellerId, phone },
    viewer,
  );
  return payerFacts;
}

/** What users know of the viewer's own agency, and of him as its seller; nothing of who works at none. */
export async function ownAgency({ neighbours, viewer }: BookingContext): Promise<Payer> {
  if (viewer.kind !== 'user' || viewer.agencyId === undefined) return STRANGER;
  const asked = { accountId: null, agencyId: viewer.agencyId, sellerId: viewer.userId };
  return (await neighbours.ask('users', PayerFactsDocument, asked, viewer)).payerFacts;
}

/** How far below nothing an agency's balance in this currency may go, minor units. */
export const creditIn = (currency: string, { creditLimit }: Pick<Payer, 'creditLimit'>): number =>
  creditLimit?.currency === currency ? creditLimit.amount : 0;
