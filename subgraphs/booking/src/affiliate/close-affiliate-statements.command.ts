import type { BookingContext } from '../booking/booking-transaction.js';
import { localDay, monthOf } from '../settlement/period.rules.js';

/** One that brings nothing, or takes back more than it brings, stays open: what it takes back is taken of the next sales. */
const CLOSE = `update affiliate_statement s set state = 'PAYABLE', closed_at = to_timestamp($2::float8 / 1000), period_to = $1::date - 1
  where state = 'OPEN' and period_from < $1::date
    and (select sum(amount) from affiliate_line where statement_id = s.id) > 0`;

/** OPEN → PAYABLE for what was opened in a month that is over. Repeating it changes nothing. */
export async function closeAffiliateStatements({ database, clock }: BookingContext): Promise<void> {
  const now = clock.now();
  const { from } = monthOf(localDay(now));
  await database.change(CLOSE, [from, now]);
}
