import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { NothingToReview } from './payment.errors.js';

const DECIDE = `update payment set sent_back_at = coalesce(sent_back_at, to_timestamp($2::float8 / 1000))
  where id = $1 and state = 'REVIEW'`;
const FAIL = `update payment set state = 'FAILED' where id = $1 and state = 'REVIEW'`;

/** An attempt of which something else arrived than was asked. */
export type ReviewedAttempt = PaymentRecord & {
  readonly received: { readonly amount: number; readonly currency: string };
};

/** Refuses NOTHING_TO_REVIEW. */
export function inReview(attempt: PaymentRecord | undefined): ReviewedAttempt {
  if (attempt?.state !== 'REVIEW' || attempt.received === null) throw new NothingToReview({ paymentId: attempt?.id });
  return { ...attempt, received: attempt.received };
}

/** What can still be taken as paid. Refuses NOTHING_TO_REVIEW, also once somebody decided that it goes back. */
export function acceptable(attempt: PaymentRecord | undefined): ReviewedAttempt {
  const reviewed = inReview(attempt);
  if (reviewed.isSentBack) throw new NothingToReview({ paymentId: reviewed.id });
  return reviewed;
}

/** From the caller's commit on it goes back and nothing else: whoever repeats it after a crash goes on with it. */
export async function decideToSendBack(transaction: RowTransaction, { id }: ReviewedAttempt, now: number) {
  await transaction.rows(DECIDE, [id, now]);
}

/** Asks the provider to return what arrived, under one reference: however often it is asked, it returns it once. */
export async function sendBackAtProvider(
  { services, database, clock }: BookingContext,
  { id, provider: name, providerReference, received }: ReviewedAttempt,
): Promise<void> {
  const provider = services.providers.get(name);
  if (provider === undefined || providerReference === null) throw new Error(`payment ${id} has no provider`);
  await provider.refund({ reference: `review-${id}`, providerReference, ...received, now: clock.now() }, database);
}

/** REVIEW → FAILED, once the provider has returned it. */
export async function markSentBack(transaction: RowTransaction, { id }: ReviewedAttempt): Promise<void> {
  await transaction.rows(FAIL, [id]);
}
