import type { Rows } from '../booking/booking.queries.js';
import type { Title } from '../booking/passenger.rules.js';
import type { TakenSeat } from './assign-seats.rules.js';

const TAKEN = `select seat_no as "seatNumber", title, coalesce(booking_id = $6::bigint, false) as own from seat_claim
  where departure = $1 and segment && int4range($2, $3) and mode = $4
    and (state in ('sold', 'blocked') or state = 'held' and expires_at > to_timestamp($5::float8 / 1000))`;

export interface Segment {
  readonly departure: string;
  readonly from: number;
  readonly to: number;
}

/** Seats with a live claim on a segment; `own` are those of the booking. One statement. */
export const takenSeats = (
  from: Rows,
  segment: Segment,
  { bookingId, mode, now }: { readonly bookingId: string; readonly mode: string; readonly now: number },
): Promise<TakenSeat[]> =>
  from.rows<TakenSeat & { title: Title | null }>(TAKEN, [
    segment.departure,
    segment.from,
    segment.to,
    mode,
    now,
    bookingId,
  ]);
