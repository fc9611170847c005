import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { nextState } from '../payment/charge-news.rules.js';
import type { ChargeNews } from '../payment/charge-news.rules.js';
import { attemptOf, MOVE } from '../payment/receive-news.command.js';
import { loadLink, lockLink } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import { tellLink } from './tell-link.js';
import { useLinkMoney } from './use-link-money.js';

/**
 * What a provider tells of a link's attempt, told once or many times: the first counts (rules.md 4), and another amount than
 * was asked waits for a person, and its payer is told so. Money that settles pays the link, or goes back.
 */
export async function receiveLinkNews(
  context: BookingContext,
  linkId: string,
  news: ChargeNews,
): Promise<PayLinkRecord> {
  await inBookingTransaction(context, async (transaction) => {
    const link = await lockLink(transaction, linkId);
    const attempt = attemptOf(link.payments, news);
    const state = nextState(attempt, news);
    if (state === undefined) return;
    const now = context.clock.now();
    const { amount, currency, providerReference } = news;
    await transaction.rows(MOVE, [attempt.id, state, providerReference, now, amount, currency]);
    const told = { now, requestId: context.viewer.requestId };
    if (state === 'SETTLED') await useLinkMoney(transaction, link, attempt, told);
    if (state === 'REVIEW') await tellLink(transaction, link, 'pay_link.in_review', { ...told, arrived: news });
  });
  return loadLink(context.database, linkId);
}
