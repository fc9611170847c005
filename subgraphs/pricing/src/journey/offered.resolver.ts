import type { Money } from '@naga/kernel/money.js';
import type { OfferedRide } from '@naga/kernel/offer.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import { tariffNow } from '../demand/tariff-now.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { countriesOf, lowestFare, readOffers } from './lowest-fare.js';
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

@Resolver(() => JourneyDayView)
export class JourneyDayResolver {
  @Directive('@requires(fields: "offers fullOffers")')
  @FieldResolver(() => MoneyView, {
    nullable: true,
    description:
      'Lowest total that the search of that day shows for one foreign adult, fee included, among the journeys with a free seat.',
  })
  async lowestFare(@Root() day: JourneyDayView, @Ctx() context: PricingContext): Promise<Money | null> {
    const journeys = journeysLeft(day);
    return lowestFare(await tariffNow(context, journeys.flat()), journeys, context.clock.now()) ?? null;
  }

  @Directive('@requires(fields: "offers fullOffers")')
  @FieldResolver(() => [NationalLowestFareView], {
    description: 'The same for nationals of each country with rides of its own among them.',
  })
  async nationalLowestFares(
    @Root() day: JourneyDayView,
    @Ctx() context: PricingContext,
  ): Promise<readonly NationalLowestFareView[]> {
    const journeys = journeysLeft(day);
    const tariff = await tariffNow(context, journeys.flat());
    return countriesOf(journeys).flatMap((countryCode) => {
      const fare = lowestFare(tariff, journeys, context.clock.now(), { nationalOf: countryCode });
      return fare === undefined ? [] : [{ countryCode, fare }];
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
