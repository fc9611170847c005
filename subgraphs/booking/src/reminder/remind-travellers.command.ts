import { localMoment } from '@naga/kernel/clock-time.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { loadBookings } from '../booking/booking.queries.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { noteOnce } from './notice.js';
import { type ReminderWindow, reminderWindow } from './reminder.rules.js';

export const BATCH = 200;

/** Who has a ticket of that day and was not reminded today; bookings somebody is working on come next time. */
const DUE = `select b.id::text as id from booking b
  where b.sold_at < to_timestamp($3::float8 / 1000)
    and b.id in (select l.booking_id from leg l join part p on p.leg_id = l.id and p.state = 'TICKETED'
      where l.departure_time >= to_timestamp($1::float8 / 1000) and l.departure_time < to_timestamp($2::float8 / 1000))
    and not exists (select 1 from notice n where n.booking_id = b.id and n.kind = 'REMINDER'
      and n.day = $4::date)
  order by b.id limit ${BATCH} for update of b skip locked`;

/** The rides of the day with those who still travel. */
const ridesOf = ({ legs }: BookingRecord, { departsFrom, departsBefore }: ReminderWindow): LegRecord[] =>
  legs
    .filter(({ departureTime }) => departureTime >= departsFrom && departureTime < departsBefore)
    .map((leg) => ({ ...leg, parts: leg.parts.filter(({ state }) => state === 'TICKETED') }))
    .filter(({ parts }) => parts.length > 0);

/**
 * booking.reminder_due for whoever travels tomorrow, by the clock at the stops, once a booking and day; a booking that
 * was bought today is not reminded of. One batch; answers how many there were.
 */
export function remindTravellers(context: BookingContext): Promise<number> {
  const now = context.clock.now();
  const window = reminderWindow(now, context.services.settings.current);
  if (window === undefined) return Promise.resolve(0);
  return inBookingTransaction(context, async (transaction) => {
    const { departsFrom, departsBefore, soldBefore } = window;
    const due = await transaction.rows<{ id: string }>(DUE, [
      departsFrom,
      departsBefore,
      soldBefore,
      localMoment(now).date,
    ]);
    if (due.length === 0) return 0;
    const ids = await noteOnce(
      transaction,
      'REMINDER',
      due.map(({ id }) => id),
      now,
    );
    const bookings = await loadBookings(transaction, ids);
    const events = bookings.map((booking) => ({
      type: 'booking.reminder_due',
      payload: bookingFacts(booking, ridesOf(booking, window)),
      mode: booking.mode,
      requestId: context.viewer.requestId,
    }));
    await emitRows(transaction, now, events);
    return due.length;
  });
}
