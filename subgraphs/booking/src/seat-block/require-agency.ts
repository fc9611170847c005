import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { PayerFactsDocument } from '../neighbours/users.generated.js';

/** Seats are kept for an agency that sells: for any other they would be kept from everybody. InvalidInput at `agencyId`. */
export async function requireAgency(
  { neighbours, viewer }: Pick<BookingContext, 'neighbours' | 'viewer'>,
  agencyId: string,
): Promise<void> {
  const asked = { accountId: null, agencyId, sellerId: null };
  const { payerFacts } = await neighbours.ask('users', PayerFactsDocument, asked, viewer);
  if (payerFacts.creditLimit === null) throw new InvalidInput([{ path: 'agencyId', code: 'UNKNOWN' }]);
}
