import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { loadBookings } from '../booking/booking.queries.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import { noteOnce } from './notice.js';

const MINUTE = 60_000;
/** Nothing happened for so long: whoever held the seats has left. */
const QUIET = 3 * MINUTE;
/** What must be left of the hold for a link to be of use. */
const LEFT = 2 * MINUTE;
const BATCH = 200;

/**
 * Travellers' own holds, quiet and still worth paying, that nobody was told of: of guests who gave an address or a
 * number, and of customers, whose account has one. Who sells for others stands beside his traveller; who brings cash has
 * his code, and whoever's money is here already must not pay again; what a wallet only set aside waits for its other half.
 */
const DUE = `select b.id::text as id from booking b
  where b.expires_at > to_timestamp($1::float8 / 1000) and b.booking_type in ('GUEST', 'CUSTOMER')
    and (b.booking_type = 'CUSTOMER' or coalesce(b.contact_email, b.contact_phone) is not null)
    and not exists (select 1 from payment p where p.booking_id = b.id
      and (p.state in ('REVIEW', 'SETTLED') or p.state = 'AUTHORIZED' and p.method <> 'WALLET_CREDIT'
        or p.state = 'PENDING' and p.code is not null))
    and not exists (select 1 from booking_event e where e.booking_id = b.id and e.at > to_timestamp($2::float8 / 1000))
    and not exists (select 1 from notice n where n.booking_id = b.id and n.kind = 'LEFT_UNPAID')
  order by b.id limit ${BATCH} for update of b skip locked`;

/**
 * booking.left_unpaid: somebody holds seats for himself, and then nothing came for three minutes while they are held for
 * two more at least. Told once a booking: the way back to pay. Who goes on is not told: his ticket comes in a moment.
 */
export async function tellLeftUnpaid(context: BookingContext): Promise<void> {
  const { clock, viewer } = context;
  const now = clock.now();
  await inBookingTransaction(context, async (transaction) => {
    const due = await transaction.rows<{ id: string }>(DUE, [now + LEFT, now - QUIET]);
    if (due.length === 0) return;
    const ids = await noteOnce(
      transaction,
      'LEFT_UNPAID',
      due.map(({ id }) => id),
      now,
    );
    const bookings = await loadBookings(transaction, ids);
    const events = bookings.map((booking) => ({
      type: 'booking.left_unpaid',
      payload: { ...bookingFacts(booking), heldUntil: localTime(booking.expiresAt!) },
      mode: booking.mode,
      requestId: viewer.requestId,
    }));
    await emitRows(transaction, now, events);
  });
}
