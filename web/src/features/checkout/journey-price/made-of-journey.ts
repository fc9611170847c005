import type { National } from '@naga/booking-flow/seats/national.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { localOn, type PricedSeat } from '../price-lines.js';
import { rideTitle } from '../price-made/made-of-booking.js';
import type { PriceStepsProps } from '../price-made/PriceSteps.js';
import { moneyOf } from '../../../session/money.js';
import type { JourneyPrice } from './find-journey-price.js';

type Leg = JourneyPrice['legs'][number];

/** The seats of a ride with their passengers, from 0; adults come first. */
const seatsOn = ({ items }: JourneyPrice['quote'], { id }: Leg) =>
  items.flatMap(({ ref, ...item }) =>
    ref.startsWith(`${id}/`) ? [{ ...item, passenger: Number(ref.slice(id.length + 1)) }] : [],
  );

/** The way to the price of a journey: all passengers are nationals of one country, or none. */
export const stepsOfJourney = (
  { legs, quote }: JourneyPrice,
  { adults, nationalOf, language }: { adults: number; nationalOf: National; language: LanguageCode },
): PriceStepsProps => ({
  rides: legs.map((leg) => ({
    id: leg.id,
    title: rideTitle(leg.boarding.stop.name, leg.dropOff.stop.name, leg.boarding.time, language),
    seats: seatsOn(quote, leg).map(({ passenger, stages }) => ({
      number: '',
      localOf: localOn(leg, nationalOf),
      isChild: leg.hasPassengerTypePricing && passenger >= adults,
      stages,
    })),
  })),
  fees: quote.fees,
  currency: quote.currency,
  total: moneyOf({ amount: quote.total, currency: quote.currency }),
});

/** Its seats with what each costs. */
export const seatsOfJourney = (
  { legs, quote }: JourneyPrice,
  { adults, nationalOf }: { adults: number; nationalOf: National },
): PricedSeat[] =>
  legs.flatMap((leg) =>
    seatsOn(quote, leg).map(({ passenger, fare }) => ({
      localOf: localOn(leg, nationalOf),
      isChild: leg.hasPassengerTypePricing && passenger >= adults,
      money: moneyOf({ amount: fare, currency: quote.currency }),
    })),
  );
