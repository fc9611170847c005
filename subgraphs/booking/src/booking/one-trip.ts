import { RidesNotConnected, RidesOutOfOrder } from './booking.errors.js';
import type { BookingRecord } from './booking-record.js';
import type { SaleLeg } from './sale.js';
import { rideElsewhere, rideTooEarly } from './trip.rules.js';

const placeAndTime = ({
  request: { direction, legId },
  facts: { leg, fromLocationName, toLocationName },
}: SaleLeg) => ({
  direction,
  journeyLegId: legId,
  departureTime: Date.parse(leg.boarding.time),
  arrivalTime: Date.parse(leg.dropOff.time),
  from: fromLocationName.en,
  to: toLocationName.en,
});

/**
 * The rides, with those of the booking that are kept, can be ridden one after the other, and a change begins in the
 * town where the ride before it ends. Refuses RIDES_OUT_OF_ORDER and RIDES_NOT_CONNECTED.
 */
export function requireOneTrip(rides: readonly SaleLeg[], kept: BookingRecord['legs'] = []): void {
  const before = kept.map((leg) => ({ ...leg, from: leg.fromLocationName.en, to: leg.toLocationName.en }));
  const trip = [...before, ...rides.map(placeAndTime)];
  const early = rideTooEarly(trip);
  if (early) throw new RidesOutOfOrder({ legId: early.journeyLegId });
  const elsewhere = rideElsewhere(trip);
  if (elsewhere) throw new RidesNotConnected({ legId: elsewhere.journeyLegId });
}
