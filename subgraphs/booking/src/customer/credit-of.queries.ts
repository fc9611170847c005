import type { Currency, Money } from '@naga/kernel/money.js';
import type { BookingContext } from '../booking/booking-transaction.js';

const CREDIT = `select currency, sum(amount)::float8 as amount from (
    select currency, amount from balance where kind = 'wallet' and owner_id = $1::bigint and mode = $2 and amount > 0
    union all select currency, amount from refund
      where wallet_owner_id = $1::bigint and mode = $2 and state in ('created', 'transit')) credit
  group by currency order by currency`;

const BIGINT = /^\d{1,18}$/;

/** Credit of an account, and what is on its way there, one for each currency; minor units. */
export async function creditOf({ database, viewer }: BookingContext, accountId: string): Promise<Money[]> {
  if (!BIGINT.test(accountId)) return [];
  return database.rows<{ amount: number; currency: Currency }>(CREDIT, [accountId, viewer.mode]);
}
