import type { Currency, Money } from '@naga/kernel/money.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { Rows } from '../booking/booking.queries.js';

const CREDIT = `select currency, amount::float8 as amount from balance
  where kind = 'wallet' and owner_id = $1::bigint and mode = $2 and amount > 0 order by currency`;

/** What is in the wallet of an account, one for each currency; minor units. */
export const creditIn = (from: Rows, accountId: string, mode: Mode): Promise<Money[]> =>
  from.rows<{ amount: number; currency: Currency }>(CREDIT, [accountId, mode]);

/**
 * The same for who thinks of deleting it. What is on its way there is not given up with it, it goes the way it came.
 */
export async function creditOf({ database, viewer }: BookingContext, accountId: string): Promise<Money[]> {
  return isRowId(accountId) ? creditIn(database, accountId, viewer.mode) : [];
}
