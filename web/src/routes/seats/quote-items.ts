import { nationalityOn } from '@naga/booking-flow/seats/national.js';
import type { SeatChoice, Sitter } from '@naga/booking-flow/seats/seat-choice.js';
import { fareOfSeat } from '@naga/booking-flow/seats/seat-tiers.js';
import type { RideToSeat } from './rides-to-seat.js';
import type { SeatsQuoteQueryVariables } from './seats.generated.js';

/** What the seat of a passenger costs on a ride; the least, where he has none yet; null where no price is set. */
export const fareOn = (ride: RideToSeat, seats: SeatChoice['seats'], index: number) => {
  const number = seats[ride.id]?.[index];
  return fareOfSeat(
    ride,
    ride.seatMap?.seats.find((seat) => seat.number === number && seat.kind === 'SEAT'),
  );
};

/** Names what a passenger, from 0, pays on a ride. */
export const refOf = ({ id }: Pick<RideToSeat, 'id'>, index: number): string => `${id}/${index}`;

/** What is asked for to price these passengers on all these rides, on the seats that are chosen. */
export const itemsOf = (
  rides: readonly RideToSeat[],
  sitters: readonly Pick<Sitter, 'nationalOf' | 'passengerType'>[],
  seats: SeatChoice['seats'] = {},
): SeatsQuoteQueryVariables['items'] =>
  rides.flatMap((ride) =>
    sitters.map(({ nationalOf, passengerType = 'ADULT' }, index) => ({
      ref: refOf(ride, index),
      // Without a price there is nothing to quote.
      fareKey: fareOn(ride, seats, index)?.fareKey ?? '',
      date: ride.date,
      nationality: nationalityOn(ride, nationalOf),
      // Where the schedule has no prices by passenger type, children pay as adults.
      passengerType: ride.hasPassengerTypePricing ? passengerType : 'ADULT',
    })),
  );
