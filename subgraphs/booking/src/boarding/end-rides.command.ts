import { COMPLETED_MS, NO_SHOW_MS } from '@naga/kernel/boarding.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { markUncollected } from './uncollected.js';
import { rideFacts } from './ride-facts.js';

export const BATCH = 200;

/** A timer of rules.md 3. */
interface Ending {
  readonly from: 'TICKETED' | 'BOARDED';
  readonly to: 'NO_SHOW' | 'COMPLETED';
  readonly type: 'booking.no_show' | 'booking.completed';
  /** Column of the leg, and how long after it. */
  readonly column: 'departure_time' | 'arrival_time';
  readonly after: number;
  readonly isDue: (leg: LegRecord, now: number) => boolean;
}

export const NO_SHOW: Ending = {
  from: 'TICKETED',
  to: 'NO_SHOW',
  type: 'booking.no_show',
  column: 'departure_time',
  after: NO_SHOW_MS,
  isDue: ({ departureTime }, now) => departureTime + NO_SHOW_MS <= now,
};

export const COMPLETED: Ending = {
  from: 'BOARDED',
  to: 'COMPLETED',
  type: 'booking.completed',
  column: 'arrival_time',
  after: COMPLETED_MS,
  isDue: ({ arrivalTime }, now) => arrivalTime + COMPLETED_MS <= now,
};

/** Both states stand in the condition of the index part_riding. */
const due = ({
  from,
  column,
}: Ending): string => `select l.booking_id::text as id from part p join leg l on l.id = p.leg_id
  where p.state in ('TICKETED', 'BOARDED') and p.state = '${from}' and l.${column} <= to_timestamp($1::float8 / 1000)
  group by l.booking_id order by min(l.${column}), l.booking_id limit ${BATCH}`;

const MOVE = 'update part set state = $2 where id = any($1::bigint[])';

async function endLeg(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  leg: LegRecord,
  { from, to, type }: Ending,
): Promise<void> {
  const parts = leg.parts.filter(({ state }) => state === from);
  if (parts.length === 0) return;
  const now = context.clock.now();
  await transaction.rows(MOVE, [parts.map(({ id }) => id), to]);
  if (to === 'NO_SHOW') await markUncollected(transaction, booking, leg, parts, now);
  const facts = { seats: parts.map(({ seatNumber }) => seatNumber) };
  await note(transaction, now, { bookingId: booking.id, type, actor: 'system', facts });
  const { requestId } = context.viewer;
  await emitRows(transaction, now, [{ type, payload: rideFacts(booking, leg, parts), mode: booking.mode, requestId }]);
}

const endBooking = (context: BookingContext, id: string, ending: Ending): Promise<void> =>
  inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    const now = context.clock.now();
    for (const leg of booking.legs)
      if (ending.isDue(leg, now)) await endLeg(transaction, context, booking, leg, ending);
    await recordStatus(transaction, id, { now, requestId: context.viewer.requestId });
  });

/**
 * Ends the rides whose time has come (rules.md 3): TICKETED → NO_SHOW an hour after the boarding stop was left, BOARDED →
 * COMPLETED two hours after the arrival. Each booking in a transaction of its own: one that fails does not keep the others
 * waiting, and is tried again. Answers how many there were.
 */
export async function endRides(context: BookingContext, ending: Ending): Promise<number> {
  const { database, clock, log } = context;
  const bookings = await database.rows<{ id: string }>(due(ending), [clock.now() - ending.after]);
  let ended = 0;
  for (const { id } of bookings) {
    try {
      await endBooking(context, id, ending);
      ended++;
    } catch (err) {
      log.error({ err, bookingId: id }, `${ending.type} not written; it will be tried again`);
    }
  }
  return ended;
}
