import { addDays } from '@naga/kernel/travel-date.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localDay } from './period.rules.js';

/** A month is closed on the fourth day after it (period.rules.ts). */
const CLOSE = `update settlement set state = 'CLOSED', closed_at = to_timestamp($2::float8 / 1000)
  where state = 'OPEN' and period_to <= $1::date`;

/** OPEN → CLOSED for every month that takes no more lines. */
export async function closeStatements({ database, clock }: BookingContext): Promise<void> {
  const now = clock.now();
  await database.change(CLOSE, [addDays(localDay(now), -4), now]);
}
