import type { PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { placeOf } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { NothingToReview, ReceivedOtherCurrency } from '../payment/payment.errors.js';
import { PayLinkNotFound } from './pay-link.errors.js';
import { linkWithinReach, loadLink, openAndLockLink } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import { movedBy, useLinkMoney } from './use-link-money.js';

const SETTLE = `update payment set state = 'SETTLED', settled_at = to_timestamp($2::float8 / 1000), amount = $3 where id = $1`;
const FAIL = `update payment set state = 'FAILED' where id = $1 and state = 'REVIEW'`;

/** Refuses NOTHING_TO_REVIEW. */
function inReview({ payments }: PayLinkRecord): PaymentRecord & { received: { amount: number; currency: string } } {
  const attempt = payments.find(({ state }) => state === 'REVIEW');
  if (attempt === undefined || attempt.received === null) throw new NothingToReview({});
  return { ...attempt, received: attempt.received };
}

/**
 * What arrived for a link in another amount is taken as paid: less is let go (write_off), what is over goes back. Refuses
 * PAY_LINK_NOT_FOUND, NOTHING_TO_REVIEW, RECEIVED_OTHER_CURRENCY, TRY_AGAIN.
 */
export async function acceptLinkPayment(context: BookingContext, id: string): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    const attempt = inReview(link);
    const { amount, currency } = attempt.received;
    if (currency !== link.currency) throw new ReceivedOtherCurrency({ currency });
    const taken = { ...attempt, amount: Math.max(amount, attempt.amount) };
    const now = clock.now();
    await transaction.rows(SETTLE, [attempt.id, now, taken.amount]);
    await useLinkMoney(transaction, link, taken, { now, requestId: viewer.requestId, received: amount });
    return loadLink(transaction, id);
  });
}

/**
 * What arrived goes back whence it came; the attempt has failed. The provider is asked first, under one reference, so that a
 * crash in between sends it once. Refuses PAY_LINK_NOT_FOUND, NOTHING_TO_REVIEW, TRY_AGAIN.
 */
export async function sendBackLinkPayment(context: BookingContext, id: string): Promise<PayLinkRecord> {
  const { viewer, clock, services, database } = context;
  const seen = await linkWithinReach(database, viewer, id);
  if (seen === undefined) throw new PayLinkNotFound({});
  const { id: paymentId, provider: name, providerReference, received } = inReview(seen);
  const provider = services.providers.get(name);
  if (provider === undefined || providerReference === null) throw new Error(`payment ${paymentId} has no provider`);
  await provider.refund(
    { reference: `review-${paymentId}`, providerReference, ...received, now: clock.now() },
    database,
  );
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    const attempt = inReview(link);
    await transaction.rows(FAIL, [attempt.id]);
    const { account, party } = placeOf(attempt);
    const { amount, currency } = attempt.received;
    await post(transaction, { ...movedBy(link), currency }, clock.now(), 'sent_back', [
      { account, party, debit: amount, credit: 0 },
      { account, party, debit: 0, credit: amount },
    ]);
    return loadLink(transaction, id);
  });
}
