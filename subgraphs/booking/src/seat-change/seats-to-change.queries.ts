import { loadOpened } from '../booking/booking-access.queries.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { rideOf } from '../booking/named-rides.js';
import type { ClaimsBySeat } from '../seat-map/claimed-seats.loader.js';
import { type LiveClaim, seatMap } from '../seat-map/seat-state.rules.js';
import { ridesAsPlanned } from './ride-facts.js';

const CLAIMS = `select seat_no as "seatNumber", case when booking_id = $5 then 'held' else state end as state,
    booking_id is not distinct from $5 as mine
  from seat_claim where departure = $1 and segment && int4range($2, $3) and mode = $4
    and state in ('held', 'sold', 'blocked') and (state <> 'held' or expires_at > to_timestamp($6::float8 / 1000))`;

/**
 * The seats of a sold leg's departure on its own segment, for whoever may change them: those of this booking are SELECTED.
 * Refuses BOOKING_NOT_FOUND (also a leg of another booking) and RIDE_UNKNOWN.
 */
export async function seatsToChange(context: BookingContext, bookingId: string, legId: string) {
  const { database, viewer, clock } = context;
  const booking = await loadOpened(database, viewer, 'booking.edit', bookingId, rideOf(legId));
  const leg = booking.legs.find(({ id }) => id === legId);
  if (leg === undefined) throw new BookingNotFound({ bookingId });
  const rides = await ridesAsPlanned(context, [leg]);
  const { allowMaleNextToFemale, vehicle } = rides.get(legId)!.leg;
  const { departure, boardingPosition, dropOffPosition } = leg;
  const values = [departure, boardingPosition, dropOffPosition, viewer.mode, bookingId, clock.now()];
  const rows = await database.rows<LiveClaim & { seatNumber: string }>(CLAIMS, values);
  const claims: ClaimsBySeat = Map.groupBy(rows, ({ seatNumber }) => seatNumber);
  const { seats } = vehicle.seatLayout;
  const floors = Math.max(1, ...seats.map(({ floor }) => floor));
  return { allowMaleNextToFemale, seatMap: seatMap(seats, floors, claims) };
}
