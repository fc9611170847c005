import type { BookingContext } from '../booking/booking-transaction.js';
import { looksAfter } from '../booking/operators-in-reach.js';
import { CASH_HOURS } from '../payment/cash-deadline.rules.js';

/** How long an operator's seats wait for cash, hours; null for an operator that is not the viewer's. */
export async function cashHours(context: BookingContext, operatorId: string): Promise<number | null> {
  if (!(await looksAfter(context, 'catalogue.edit', operatorId))) return null;
  const [row] = await context.database.rows<{ hours: number }>(
    'select hours from cash_collection where operator_id = $1::bigint',
    [operatorId],
  );
  return row?.hours ?? CASH_HOURS;
}
