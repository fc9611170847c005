import type { Currency, Money } from '@naga/kernel/money.js';
import type { BookingContext } from '../booking/booking-transaction.js';

const CREDIT = `select currency, amount::float8 as amount from balance
  where kind = 'wallet' and owner_id = $1::bigint and mode = $2 and amount > 0 order by currency`;

const BIGINT = /^\d{1,18}$/;

/**
 * Credit of an account, one for each currency; minor units. What is on its way there is not given up with it, it goes the
 * way it came.
 */
export async function creditOf({ database, viewer }: BookingContext, accountId: string): Promise<Money[]> {
  if (!BIGINT.test(accountId)) return [];
  return database.rows<{ amount: number; currency: Currency }>(CREDIT, [accountId, viewer.mode]);
}
