import { nationalityOn } from '@naga/booking-flow/seats/national.js';
import type { Sitter } from '@naga/booking-flow/seats/seat-choice.js';
import { formatFareKey } from '@naga/kernel/fare-key.js';
import type { RideToSeat } from './rides-to-seat.js';
import type { SeatsQuoteQueryVariables } from './seats.generated.js';

/** What is asked for to price these passengers on all these rides. */
export const itemsOf = (
  rides: readonly RideToSeat[],
  sitters: readonly Pick<Sitter, 'nationalOf' | 'passengerType'>[],
): SeatsQuoteQueryVariables['items'] =>
  rides.flatMap((ride) =>
    sitters.map(({ nationalOf, passengerType = 'ADULT' }, index) => ({
      ref: `${ride.id}/${index}`,
      fareKey: formatFareKey({
        operatorId: ride.operator.id,
        routeId: ride.routeId,
        routeTimingId: ride.routeTimingId,
        stopIdFrom: ride.boarding.stop.id,
        stopIdTo: ride.dropOff.stop.id,
      }),
      date: ride.date,
      nationality: nationalityOn(ride, nationalOf),
      // Where the schedule has no prices by passenger type, children pay as adults.
      passengerType: ride.hasPassengerTypePricing ? passengerType : 'ADULT',
    })),
  );
