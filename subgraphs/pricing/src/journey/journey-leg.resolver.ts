import { fareKeyOfSeat, NO_CATEGORY, parseCabin, parseFareKey } from '@naga/kernel/fare-key.js';
import { type Money, money } from '@naga/kernel/money.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import { fareOf, type Nationality, type PassengerType } from '../price/price.rules.js';
import { tariffNow } from '../demand/tariff-now.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { Tariff } from '../tariff/tariff.js';
import { JourneyLegView, SeatFareView, SeatTierView } from './journey.type.js';

function seatFareOf(tariff: Tariff, leg: JourneyLegView, fareKey: string): SeatFareView | null {
  const { date, hasPassengerTypePricing } = leg;
  const fare = (nationality: Nationality, type: PassengerType): Money | null => {
    const price = tariff.seat(fareKey, date, nationality, type);
    return price ? money(fareOf(price.stages), price.currency) : null;
  };
  const local = fare('LOCAL', 'ADULT');
  const foreign = fare('FOREIGN', 'ADULT');
  if (local === null || foreign === null) return null;
  // On the whole ride: either all its tiers have a child's price, or none.
  const children = hasPassengerTypePricing && tariff.hasChildPrice(leg.fareKey, date);
  return {
    local,
    foreign,
    childLocal: children ? fare('LOCAL', 'CHILD') : null,
    childForeign: children ? fare('FOREIGN', 'CHILD') : null,
    fareKey,
  };
}

@Resolver(() => JourneyLegView)
export class JourneyLegResolver {
  @Directive('@requires(fields: "date fareKey hasPassengerTypePricing")')
  @FieldResolver(() => SeatFareView, {
    nullable: true,
    description: "One adult's seat without fees; where some cost more than others, the cheapest.",
  })
  async seatFare(@Root() leg: JourneyLegView, @Ctx() context: PricingContext): Promise<SeatFareView | null> {
    return seatFareOf(await tariffNow(context, [leg]), leg, leg.fareKey);
  }

  @Directive('@requires(fields: "date fareKey hasPassengerTypePricing")')
  @FieldResolver(() => [SeatTierView], {
    description: 'What a seat of each category on board costs; none where no price is set.',
  })
  async seatTiers(@Root() leg: JourneyLegView, @Ctx() context: PricingContext): Promise<SeatTierView[]> {
    const tariff = await tariffNow(context, [leg]);
    const cabin = parseFareKey(leg.fareKey)?.cabin;
    const categories = cabin === undefined ? [] : parseCabin(cabin).seatCategoryIds;
    return categories.flatMap((category) => {
      const fare = seatFareOf(tariff, leg, fareKeyOfSeat(leg.fareKey, category));
      return fare === null ? [] : [{ seatCategoryId: category === NO_CATEGORY ? null : category, fare }];
    });
  }
}
