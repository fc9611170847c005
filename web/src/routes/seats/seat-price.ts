import type { SeatPrices } from '@naga/booking-flow/seats/SitterFields';
import { localCountriesOf } from '@naga/booking-flow/seats/national.js';
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

type Ride = Pick<Seats_LegFragment, 'seatFare' | 'hasPassengerTypePricing' | 'localCountryCode'>;

/**
 * One seat on all these rides, without fees, for visitors and for the nationals of each of their countries: an adult's, and a
 * child's where the schedule of any of them has prices by passenger type. Undefined where a price is missing or the
 * currencies differ.
 */
export function seatPrice(rides: readonly Ride[]): (SeatPrices & { child?: SeatPrices }) | undefined {
  const fares = rides.flatMap(({ seatFare, hasPassengerTypePricing, localCountryCode }) =>
    seatFare === null
      ? []
      : [{ ...seatFare, localCountryCode, ...(!hasPassengerTypePricing && { childLocal: null, childForeign: null }) }],
  );
  if (fares.length < rides.length) return undefined;
  const pricesBy = (local: (fare: (typeof fares)[number]) => Fare['local'], foreign: typeof local) => {
    const sum = (nationalOf: string | undefined) =>
      sumOf(fares.map((fare) => (fare.localCountryCode === nationalOf ? local : foreign)(fare)));
    const visitors = sum(undefined);
    const nationals = localCountriesOf(rides).map((country) => [country, sum(country)] as const);
    if (visitors === undefined || nationals.some(([, price]) => price === undefined)) return undefined;
    return { foreign: visitors, nationals: Object.fromEntries(nationals) as Record<string, Money> };
  };
  const adult = pricesBy(
    (fare) => fare.local,
    (fare) => fare.foreign,
  );
  const child = pricesBy(
    (fare) => fare.childLocal ?? fare.local,
    (fare) => fare.childForeign ?? fare.foreign,
  );
  const hasChildPrice = fares.some((fare) => fare.childLocal !== null && fare.childForeign !== null);
  return adult && hasChildPrice && child ? { ...adult, child } : adult;
}
