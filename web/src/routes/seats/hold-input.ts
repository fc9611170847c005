import { asksPickup, pickupInput } from '@naga/booking-flow/pickup/pickup.js';
import { nationalInput } from '@naga/booking-flow/seats/national.js';
import type { SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import type { HoldSeatsMutationVariables } from '../../features/checkout/hold-seats.generated.js';
import { readCookies } from '../../session/cookies.js';
import type { ShownPrices } from '../../session/currency.js';
import type { RideToSeat } from './rides-to-seat.js';

/** A complete choice as holdSeats wants it; the price that was shown is part of it (`expectedTotal`, minor units), and in which currency. */
export function holdInput(
  rides: readonly RideToSeat[],
  { seats, sitters, pickups }: SeatChoice,
  language: string,
  expectedTotal: number | undefined,
  shown?: ShownPrices | null,
): HoldSeatsMutationVariables['input'] {
  return {
    legs: rides.map(({ id, direction, ...ride }) => ({
      legId: id,
      direction,
      ...(asksPickup(ride) && pickupInput(pickups[id])),
      seats: sitters.map(({ title, nationalOf, passengerType }, index) => ({
        seatNumber: seats[id]?.[index] ?? '',
        title: title ?? 'MS',
        ...nationalInput(nationalOf),
        passengerType: passengerType ?? 'ADULT',
      })),
    })),
    language,
    affiliateId: readCookies(document.cookie)['affiliate'] ?? null,
    expectedTotal: expectedTotal ?? null,
    shownIn: shown == null || shown.at === '' ? null : { currency: shown.currency, at: shown.at },
  };
}
