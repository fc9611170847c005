import { amountFor, fareOfSeat, type TieredRide } from '../seats/seat-tiers.js';
import { plainSeat, type RideToSell, type SaleForm } from './sale-form.js';

/** What the seats cost without fees, minor units; undefined where a fare is missing or the currencies differ. */
export function fareOf(
  { rows }: SaleForm,
  rides: readonly (TieredRide & Pick<RideToSell, 'seatMap'>)[],
): { amount: number; currency: string } | undefined {
  const fares = rides.flatMap((ride, at) =>
    rows.map((row) => {
      const number = plainSeat(row.seats[at] ?? '');
      const fare = fareOfSeat(
        ride,
        ride.seatMap?.seats.find((seat) => seat.number === number),
      );
      return fare === null ? undefined : amountFor(fare, ride, row);
    }),
  );
  const [first] = fares;
  if (first === undefined || fares.some((fare) => fare?.currency !== first.currency)) return undefined;
  return { amount: fares.reduce((sum, fare) => sum + (fare?.amount ?? 0), 0), currency: first.currency };
}
