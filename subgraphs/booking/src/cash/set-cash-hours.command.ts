import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { looksAfter } from '../booking/operators-in-reach.js';
import { CASH_HOURS } from '../payment/cash-deadline.rules.js';

const SET = `insert into cash_collection (operator_id, hours) values ($1::bigint, $2)
  on conflict (operator_id) do update set hours = excluded.hours`;

/**
 * How long an operator's seats wait for cash from now on; a booking that waits keeps its deadline. Null for an operator
 * that is not the viewer's; InvalidInput for less than 0 or more than 24 hours.
 */
export async function setCashHours(context: BookingContext, operatorId: string, hours: number): Promise<number | null> {
  if (hours < 0 || hours > CASH_HOURS) throw new InvalidInput([{ path: 'hours', code: hours < 0 ? 'MIN' : 'MAX' }]);
  if (!(await looksAfter(context, 'catalogue.edit', operatorId))) return null;
  await context.database.change(SET, [operatorId, hours]);
  return hours;
}
