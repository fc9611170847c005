import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { placeOf } from '../ledger/entries.rules.js';
import { type Moved, post } from '../ledger/post.js';
import { requireSecondPerson } from '@naga/server-kit/viewer/second-person.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { tellSecondPerson, type Waiting } from '../second-person/tell-second-person.js';
import { letGoOf } from './charge-news.rules.js';
import type { RefundFailure } from './refund-failure.rules.js';
import { retryAt } from '../refund/refund-state.rules.js';
import { NothingToReview, PaymentInReview } from './payment.errors.js';

const DECIDE = `update payment set sent_back_at = coalesce(sent_back_at, to_timestamp($2::float8 / 1000))
  where id = $1 and state = 'REVIEW'`;
const ASK_TAKING = `update payment set taking_asked_by_id = $2 where id = $1`;
const REFUSED = `insert into refund (booking_id, link_id, payment_id, mode, state, amount, currency, reason, created_at,
    failures, failure, retry_at, leg_ids)
  select booking_id, link_id, id, mode, 'failed', $2, $3, 'SENT_BACK', to_timestamp($4::float8 / 1000), 1, $5,
    to_timestamp($6::float8 / 1000), leg_ids from payment where id = $1`;
const FAIL = `update payment set state = 'FAILED' where id = $1 and state = 'REVIEW'`;

/** An attempt of which something else arrived than was asked. */
export type ReviewedAttempt = PaymentRecord & {
  readonly received: { readonly amount: number; readonly currency: string };
};

export const attemptOf = ({ payments }: { readonly payments: readonly PaymentRecord[] }, paymentId: string) =>
  payments.find(({ id }) => id === paymentId);

/** Before another payment begins, whatever it is for. Refuses PAYMENT_IN_REVIEW while a person looks at one. */
export function requireNoneInReview({ payments }: { readonly payments: readonly PaymentRecord[] }): void {
  const reviewed = payments.find(({ state }) => state === 'REVIEW');
  if (reviewed !== undefined) throw new PaymentInReview({ paymentId: reviewed.id });
}

/** Refuses NOTHING_TO_REVIEW. */
export function inReview(attempt: PaymentRecord | undefined): ReviewedAttempt {
  if (attempt?.state !== 'REVIEW' || attempt.received === null) throw new NothingToReview({ paymentId: attempt?.id });
  return { ...attempt, received: attempt.received };
}

/** What can still be taken as paid. Refuses NOTHING_TO_REVIEW, also once somebody decided that it goes back, and of nothing. */
export function acceptable(attempt: PaymentRecord | undefined): ReviewedAttempt {
  const reviewed = inReview(attempt);
  if (reviewed.isSentBack || reviewed.received.amount <= 0) throw new NothingToReview({ paymentId: reviewed.id });
  return reviewed;
}

/** From the caller's commit on it goes back and nothing else: whoever repeats it after a crash goes on with it. */
export async function decideToSendBack(transaction: RowTransaction, { id }: ReviewedAttempt, now: number) {
  await transaction.rows(DECIDE, [id, now]);
}

/**
 * Whether it is taken as paid by this press. More than one person may let go (`alone`, minor units) is only asked for by the
 * first, and taken by a second, in the caller's transaction. Refuses OWN_REQUEST.
 */
export async function takenNow(
  transaction: RowTransaction,
  { viewer }: BookingContext,
  attempt: ReviewedAttempt,
  alone: number,
): Promise<boolean> {
  const { id, takingAskedById } = attempt;
  if (takingAskedById !== null) {
    requireSecondPerson(viewer, takingAskedById, { paymentId: id });
    return true;
  }
  if (letGoOf(attempt) <= alone) return true;
  await transaction.rows(ASK_TAKING, [id, personBehind(viewer)]);
  return false;
}

/** Tells who may be the second person that what arrived waits for him; the amount is what is let go. */
export const tellTaking = (
  transaction: RowTransaction,
  context: BookingContext,
  attempt: ReviewedAttempt,
  waiting: Pick<Waiting, 'kind' | 'recordId' | 'permission' | 'within' | 'pnr'>,
): Promise<void> =>
  tellSecondPerson(transaction, context, context.clock.now(), {
    ...waiting,
    askedById: personBehind(context.viewer),
    reason: null,
    amount: { amount: letGoOf(attempt), currency: attempt.currency },
  });

/**
 * Asks the provider to return what arrived, under one reference: however often it is asked, it returns it once. Answers why
 * it refuses, undefined where it is done; throws where it does not know.
 */
export async function sendBackAtProvider(
  { services, database, clock }: BookingContext,
  { id, provider: name, providerReference, received }: ReviewedAttempt,
): Promise<RefundFailure | undefined> {
  if (received.amount <= 0) return undefined;
  const provider = services.providers.get(name);
  if (provider === undefined || providerReference === null) throw new Error(`payment ${id} has no provider`);
  const request = { reference: `review-${id}`, providerReference, ...received, now: clock.now() };
  const answer = await provider.refund(request, database);
  if (answer.state === 'unknown') throw new Error(`payment ${id} could not be sent back: ${answer.state}`);
  return answer.state === 'refused' ? answer.failure : undefined;
}

/** REVIEW → FAILED, and what arrived is a refund that its provider refused once: from here on it goes the way of all of them. */
export async function refundRefused(
  transaction: RowTransaction,
  { id, received: { amount, currency } }: ReviewedAttempt,
  failure: RefundFailure,
  now: number,
): Promise<void> {
  await transaction.rows(FAIL, [id]);
  await transaction.rows(REFUSED, [id, amount, currency, now, failure, retryAt(1, failure, now)]);
}

/** REVIEW → FAILED, once the provider has returned it; `moved` is whose money it was. */
export async function markSentBack(
  transaction: RowTransaction,
  moved: Omit<Moved, 'currency'>,
  attempt: ReviewedAttempt,
  now: number,
): Promise<void> {
  const { amount, currency } = attempt.received;
  await transaction.rows(FAIL, [attempt.id]);
  if (amount <= 0) return;
  const { account, party } = placeOf(attempt);
  await post(transaction, { ...moved, currency }, now, 'sent_back', [
    { account, party, debit: amount, credit: 0 },
    { account, party, debit: 0, credit: amount },
  ]);
}
