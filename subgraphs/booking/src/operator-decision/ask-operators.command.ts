import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { statusesOf } from '../booking/booking-money.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { localTime } from '../booking/local-time.js';
import { note } from '../booking/timeline.js';
import { confirmByOf } from './ways.rules.js';

const ASK = `with
  asked as materialized (select * from jsonb_to_recordset($2::jsonb) as a(id bigint, "confirmBy" float8)),
  l as (update leg set confirm_by = to_timestamp(a."confirmBy" / 1000) from asked a where leg.id = a.id),
  p as (update part set state = 'PENDING_OPERATOR' where leg_id in (select id from asked))
  update booking set expires_at = null, status = $3, payment_status = $4 where id = $1`;

/** The ways as they wait, each with its deadline. */
const waiting = (ways: readonly (readonly LegRecord[])[], now: number): LegRecord[] =>
  ways.flatMap((way) => {
    const confirmBy = confirmByOf(way, now);
    return way.map((leg) => ({
      ...leg,
      confirmBy,
      parts: leg.parts.map((part) => ({ ...part, state: 'PENDING_OPERATOR' as const })),
    }));
  });

/**
 * HELD (or late: EXPIRED) → PENDING_OPERATOR for ways that an operator confirms by hand, in the caller's transaction. The
 * seats are sold already (sellSeats); there is no ticket and no sale in the ledger before the answer.
 * Answers the booking as it is then.
 */
export async function askOperators(
  transaction: RowTransaction,
  booking: BookingRecord,
  ways: readonly (readonly LegRecord[])[],
  now: number,
  { actor, requestId }: { actor: string; requestId: string },
): Promise<BookingRecord> {
  const asked = new Map(waiting(ways, now).map((leg) => [leg.id, leg]));
  const pending = { ...booking, expiresAt: null, legs: booking.legs.map((leg) => asked.get(leg.id) ?? leg) };
  const { status, paymentStatus } = statusesOf(pending);
  const legs = [...asked.values()];
  const deadlines = JSON.stringify(legs.map(({ id, confirmBy }) => ({ id, confirmBy })));
  await transaction.rows(ASK, [booking.id, deadlines, status, paymentStatus]);
  const confirmBy = localTime(Math.max(...legs.map((leg) => leg.confirmBy!)));
  await note(transaction, now, {
    bookingId: booking.id,
    type: 'booking.pending_operator',
    actor,
    facts: { until: confirmBy },
  });
  const payload = { ...bookingFacts(pending, legs), confirmBy };
  await emitRows(transaction, now, [{ type: 'booking.pending_operator', payload, mode: booking.mode, requestId }]);
  return pending;
}
