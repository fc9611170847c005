import type { SeatPrices } from '@naga/booking-flow/seats/SitterFields';
import { add, type Money } from '@naga/kernel/money.js';
import { moneyOf } from '../../session/money.js';
import type { Seats_LegFragment } from './seats.generated.js';

type Fare = NonNullable<Seats_LegFragment['seatFare']>;

/** Undefined where the currencies differ. */
const sumOf = (amounts: readonly Fare['local'][]): Money | undefined => {
  const [first, ...others] = amounts.map(moneyOf);
  if (first === undefined || others.some(({ currency }) => currency !== first.currency)) return undefined;
  return others.reduce(add, first);
};

/**
 * One seat on all these rides, without fees: an adult's, and a child's where the schedule of any of
 * them has prices by passenger type. Undefined where a price is missing or the currencies differ.
 */
export function seatPrice(
  rides: readonly Pick<Seats_LegFragment, 'seatFare' | 'hasPassengerTypePricing'>[],
): (SeatPrices & { child?: SeatPrices }) | undefined {
  const fares = rides.flatMap(({ seatFare, hasPassengerTypePricing }) =>
    seatFare === null
      ? []
      : [{ ...seatFare, ...(!hasPassengerTypePricing && { childLocal: null, childForeign: null }) }],
  );
  if (fares.length < rides.length) return undefined;
  const local = sumOf(fares.map((fare) => fare.local));
  const foreign = sumOf(fares.map((fare) => fare.foreign));
  if (local === undefined || foreign === undefined) return undefined;
  const childLocal = sumOf(fares.map((fare) => fare.childLocal ?? fare.local));
  const childForeign = sumOf(fares.map((fare) => fare.childForeign ?? fare.foreign));
  const hasChildPrice = fares.some((fare) => fare.childLocal !== null && fare.childForeign !== null);
  return hasChildPrice && childLocal && childForeign
    ? { local, foreign, child: { local: childLocal, foreign: childForeign } }
    : { local, foreign };
}
