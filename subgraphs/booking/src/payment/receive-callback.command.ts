import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { InvalidRequest } from './payment.errors.js';
import { receiveNews } from './receive-news.command.js';

/**
 * A provider's signed call-back. It is trusted for its signature alone, so it acts in its attempt's mode, whoever
 * carried it here. Refuses INVALID_REQUEST when provider, signature, shape or reference is unknown.
 */
export async function receiveCallback(
  context: BookingContext,
  providerName: string,
  body: string,
  signature: string,
): Promise<BookingRecord> {
  const news = context.services.providers.get(providerName)?.read(body, signature);
  if (news === undefined) throw new InvalidRequest();
  return receiveNews(context, providerName, news);
}
