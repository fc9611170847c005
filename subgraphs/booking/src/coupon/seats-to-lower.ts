import { RoutesOfRidesDocument } from '../neighbours/catalogue.generated.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { SaleLeg } from '../booking/sale.js';
import { quoteRef } from '../booking/sale.js';
import type { HoldPartRow } from '../booking/insert-hold.js';
import type { SeatToLower } from './reserve-coupon.js';

/** The seats of a hold that is about to be written. */
export const seatsToHold = (legs: readonly SaleLeg[], parts: readonly HoldPartRow[]): SeatToLower[] =>
  parts.map((part) => {
    const { operatorId, operatorCountryCode, transportType, leg } = legs[part.leg]!.facts;
    const { position, fare, stages, nationality } = part;
    const ride = { operatorId, operatorCountryCode, transportType, routeId: leg.routeId, date: leg.date };
    return { ref: quoteRef(part.leg, position), position, fare, stages, nationality, ...ride };
  });

/** The seats of a booking that is held, each under its id. */
export async function seatsOf({ neighbours, viewer }: BookingContext, { legs }: BookingRecord): Promise<SeatToLower[]> {
  const legIds = legs.map(({ journeyLegId }) => journeyLegId);
  const { saleFacts } = await neighbours.ask('catalogue', RoutesOfRidesDocument, { legIds }, viewer);
  return legs.flatMap(({ operatorId, operatorCountryCode, transportType, date, parts }, index) =>
    parts.map(({ id, position, fare, stages, nationality }) => ({
      ref: id,
      position,
      fare,
      stages,
      nationality,
      operatorId,
      operatorCountryCode,
      transportType,
      date,
      // A ride that runs no more has no route; a coupon for certain routes is not for it then.
      routeId: saleFacts[index]?.leg.routeId ?? '0',
    })),
  );
}
