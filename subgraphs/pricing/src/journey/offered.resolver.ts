import type { Money } from '@naga/kernel/money.js';
import type { OfferedRide } from '@naga/kernel/offer.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import { tariffNow } from '../demand/tariff-now.js';
import type { Tariff } from '../tariff/tariff.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { countriesOf, type FareSeeker, lowestFare, readOffers } from './lowest-fare.js';
import { JourneyDayView, LocationPairView, NationalLowestFareView } from './offered.type.js';

const left = new WeakMap<JourneyDayView, OfferedRide[][]>();

/** Those one can still sit on; all of them where nobody could say who sits there. Read once for all that is asked of a day. */
function journeysLeft(day: JourneyDayView): OfferedRide[][] {
  let journeys = left.get(day);
  if (journeys === undefined) {
    const full = new Set(day.fullOffers);
    journeys = readOffers(day.offers.filter((_, index) => !full.has(index)));
    left.set(day, journeys);
  }
  return journeys;
}

/** A lowest fare, and about how many US cents it is by the rates of then; null where there is no rate. */
interface Lowest {
  readonly fare: Money;
  readonly inCents: number | null;
}

function lowestOf(tariff: Tariff, journeys: OfferedRide[][], at: number, seeker?: FareSeeker): Lowest | undefined {
  const fare = lowestFare(tariff, journeys, at, seeker);
  return fare && { fare, inCents: tariff.rates.inCents(fare, at) ?? null };
}

const visitors = new WeakMap<JourneyDayView, Promise<Lowest | undefined>>();

/** What a foreign visitor pays at least. Worked out once for all that is asked of a day. */
function visitorsFare(day: JourneyDayView, context: PricingContext): Promise<Lowest | undefined> {
  let fare = visitors.get(day);
  if (fare === undefined) {
    const journeys = journeysLeft(day);
    fare = tariffNow(context, journeys.flat()).then((tariff) => lowestOf(tariff, journeys, context.clock.now()));
    visitors.set(day, fare);
  }
  return fare;
}

@Resolver(() => JourneyDayView)
export class JourneyDayResolver {
  @Directive('@requires(fields: "offers fullOffers")')
  @FieldResolver(() => MoneyView, {
    nullable: true,
    description:
      'Lowest total that the search of that day shows for one foreign adult, fee included, among the journeys with a free seat.',
  })
  async lowestFare(@Root() day: JourneyDayView, @Ctx() context: PricingContext): Promise<Money | null> {
    return (await visitorsFare(day, context))?.fare ?? null;
  }

  @Directive('@requires(fields: "offers fullOffers")')
  @FieldResolver(() => SafeInt, {
    nullable: true,
    description:
      'About how many US cents lowestFare is by the rates of now: to compare days by that are sold in several currencies, never to be shown. Null where there is no rate.',
  })
  async lowestFareInCents(@Root() day: JourneyDayView, @Ctx() context: PricingContext): Promise<number | null> {
    return (await visitorsFare(day, context))?.inCents ?? null;
  }

  @Directive('@requires(fields: "offers fullOffers")')
  @FieldResolver(() => [NationalLowestFareView], {
    description: 'lowestFare for nationals of each country with rides of its own among them.',
  })
  async nationalLowestFares(
    @Root() day: JourneyDayView,
    @Ctx() context: PricingContext,
  ): Promise<readonly NationalLowestFareView[]> {
    const journeys = journeysLeft(day);
    const tariff = await tariffNow(context, journeys.flat());
    return countriesOf(journeys).flatMap((countryCode) => {
      const lowest = lowestOf(tariff, journeys, context.clock.now(), { nationalOf: countryCode });
      return lowest === undefined ? [] : [{ countryCode, ...lowest }];
    });
  }
}

@Resolver(() => LocationPairView)
export class LocationPairResolver {
  @Directive('@requires(fields: "offers")')
  @FieldResolver(() => MoneyView, {
    nullable: true,
    description: 'Cheapest seat of one adult with fee, for foreign visitors.',
  })
  async lowestFare(@Root() { offers }: LocationPairView, @Ctx() context: PricingContext): Promise<Money | null> {
    const journeys = readOffers(offers);
    return lowestFare(await tariffNow(context, journeys.flat()), journeys, context.clock.now()) ?? null;
  }
}
