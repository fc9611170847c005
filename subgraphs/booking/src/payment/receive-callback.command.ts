import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { receiveLinkNews } from '../pay-link/receive-link-news.command.js';
import type { PayLinkRecord } from '../pay-link/pay-link-record.js';
import { isGenuine } from './charge-news.rules.js';
import { InvalidRequest } from './payment.errors.js';
import { paidBy, receiveNews } from './receive-news.command.js';

/**
 * A provider's signed call-back. It is trusted for its signature alone, so it acts in its attempt's mode, whoever
 * carried it here. Answers what was paid. Refuses INVALID_REQUEST when provider, signature, shape, currency or reference is
 * unknown, or money is said to be here that is nothing or less.
 */
export async function receiveCallback(
  context: BookingContext,
  providerName: string,
  body: string,
  signature: string,
): Promise<{ readonly booking: BookingRecord } | { readonly link: PayLinkRecord }> {
  const news = context.services.providers.get(providerName)?.read(body, signature);
  if (news === undefined || !isGenuine(news)) throw new InvalidRequest();
  const paid = await paidBy(context, providerName, news);
  return 'bookingId' in paid
    ? { booking: await receiveNews(context, paid.bookingId, news) }
    : { link: await receiveLinkNews(context, paid.linkId, news) };
}
