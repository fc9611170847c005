import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { letGoOf } from '../payment/charge-news.rules.js';
import { ReceivedOtherCurrency } from '../payment/payment.errors.js';
import {
  acceptable,
  attemptOf,
  decideToSendBack,
  inReview,
  markSentBack,
  refundRefused,
  sendBackAtProvider,
  takenNow,
  tellTaking,
} from '../payment/reviewed-attempt.js';
import { loadLink, lockLink, openAndLockLink } from './pay-link.queries.js';
import { aloneBack, type PayLinkRecord } from './pay-link-record.js';
import { tellLink } from './tell-link.js';
import { movedBy, useLinkMoney } from './use-link-money.js';

const SETTLE = `update payment set state = 'SETTLED', settled_at = to_timestamp($2::float8 / 1000), amount = $3, forgiven = $4
  where id = $1`;

const inQuestion = ({ payments }: PayLinkRecord) => payments.find(({ state }) => state === 'REVIEW');

/**
 * What arrived for a link in another amount is taken as paid: less is let go (write_off), above what one
 * person may let go when a second one says so, too; what is over goes back. Refuses PAY_LINK_NOT_FOUND, NOTHING_TO_REVIEW,
 * RECEIVED_OTHER_CURRENCY, OWN_REQUEST, TRY_AGAIN.
 */
export async function acceptLinkPayment(context: BookingContext, id: string): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    const attempt = acceptable(inQuestion(link));
    const { amount, currency } = attempt.received;
    if (currency !== link.currency) throw new ReceivedOtherCurrency({ currency });
    if (!(await takenNow(transaction, context, attempt, aloneBack(link)))) {
      await tellTaking(transaction, context, attempt, {
        kind: 'LINK_TAKING',
        recordId: id,
        permission: 'payment.request',
        within: { countryCode: link.countryCode },
      });
      return loadLink(transaction, id);
    }
    // Where somebody else paid meanwhile nothing is owed, and nothing let go: all that arrived goes back.
    const taken = { ...attempt, amount, forgiven: link.state === 'OPEN' ? letGoOf(attempt) : 0 };
    const now = clock.now();
    await transaction.rows(SETTLE, [attempt.id, now, amount, taken.forgiven]);
    await useLinkMoney(transaction, link, taken, { now, requestId: viewer.requestId });
    return loadLink(transaction, id);
  });
}

/**
 * What arrived goes back whence it came; the attempt has failed. It is decided before the provider is asked, so that nobody
 * takes as paid what is on its way back; after a crash whoever repeats it, or a job, goes on with it. Refuses
 * PAY_LINK_NOT_FOUND, NOTHING_TO_REVIEW, TRY_AGAIN.
 */
export async function sendBackLinkPayment(context: BookingContext, id: string): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  const decided = await inBookingTransaction(context, async (transaction) => {
    const attempt = inReview(inQuestion(await openAndLockLink(transaction, viewer, id)));
    await decideToSendBack(transaction, attempt, clock.now());
    return attempt;
  });
  return finishLinkSendBack(context, id, decided.id);
}

/** The same for what was decided; the payer is told, and what its provider refuses is a refund that was refused. Refuses NOTHING_TO_REVIEW when somebody else has done it. */
export async function finishLinkSendBack(
  context: BookingContext,
  id: string,
  paymentId: string,
): Promise<PayLinkRecord> {
  const { clock, database, viewer } = context;
  const refused = await sendBackAtProvider(context, inReview(attemptOf(await loadLink(database, id), paymentId)));
  return inBookingTransaction(context, async (transaction) => {
    const link = await lockLink(transaction, id);
    const attempt = inReview(attemptOf(link, paymentId));
    const now = clock.now();
    if (refused !== undefined) {
      await refundRefused(transaction, attempt, refused, now);
      return loadLink(transaction, id);
    }
    await markSentBack(transaction, movedBy(link), attempt, now);
    const news = { now, requestId: viewer.requestId, arrived: attempt.received };
    if (attempt.received.amount > 0) await tellLink(transaction, link, 'pay_link.sent_back', news);
    return loadLink(transaction, id);
  });
}
