import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SeatsTaken } from '../seat-claim/seat-claim.errors.js';
import { buyerOf } from './kept-for.rules.js';

/** A standing block that is for some and closed to a buyer, as SQL over `seat_block b`. */
export const closedTo = (mode: string, channel: string, agencyId: string): string =>
  `b.mode = ${mode} and b.freed_at is null and case when b.agency_id is not null
    then b.agency_id is distinct from ${agencyId}::bigint else ${channel}::text = any(b.closed_to) end`;

/** Of which schedule and day a departure's key speaks. */
export const ofDeparture = (key: string): string =>
  `b.route_schedule_id = split_part(${key}, '@', 1)::bigint and b.service_date = split_part(${key}, '@', 2)::date`;

const CLOSED = `select w.leg, w.seat as "seatNumber"
  from jsonb_to_recordset($1::jsonb) as w(leg int, departure text, seat text)
  join seat_block b on ${ofDeparture('w.departure')} and b.seat_no = w.seat and ${closedTo('$2', '$3', '$4')}
  order by w.leg, length(w.seat), w.seat`;

export interface SeatOfRide {
  /** Position of its ride in `legIds`. */
  readonly leg: number;
  readonly departure: string;
  readonly seat: string;
}

/**
 * Refuses SEATS_TAKEN for seats that are kept from who asks. To be called when they are claimed, in the same transaction:
 * who blocks a seat claims it for a moment, so whichever comes second waits and sees the other (decision 90).
 */
export async function requireNotKept(
  transaction: RowTransaction,
  viewer: Viewer,
  seats: readonly SeatOfRide[],
  legIds: readonly string[],
): Promise<void> {
  const { channel, agencyId } = buyerOf(viewer);
  const values = [JSON.stringify(seats), viewer.mode, channel, agencyId];
  const closed = await transaction.rows<{ leg: number; seatNumber: string }>(CLOSED, values);
  const [first] = closed;
  if (first === undefined) return;
  const taken = closed.filter(({ leg }) => leg === first.leg).map(({ seatNumber }) => seatNumber);
  throw new SeatsTaken({ legId: legIds[first.leg]!, seats: [...new Set(taken)] });
}
