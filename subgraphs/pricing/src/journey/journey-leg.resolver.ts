import { type Money, money } from '@naga/kernel/money.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import { fareOf, type Nationality, type PassengerType } from '../price/price.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { JourneyLegView, SeatFareView } from './journey.type.js';

@Resolver(() => JourneyLegView)
export class JourneyLegResolver {
  @Directive('@requires(fields: "date fareKey hasPassengerTypePricing")')
  @FieldResolver(() => SeatFareView, { nullable: true, description: "One adult's seat without fees." })
  seatFare(
    @Root() { date, fareKey, hasPassengerTypePricing }: JourneyLegView,
    @Ctx() { services }: PricingContext,
  ): SeatFareView | null {
    const tariff = services.tariff.current;
    const fare = (nationality: Nationality, type: PassengerType): Money | null => {
      const price = tariff.seat(fareKey, date, nationality, type);
      return price ? money(fareOf(price.stages), price.currency) : null;
    };
    const local = fare('LOCAL', 'ADULT');
    const foreign = fare('FOREIGN', 'ADULT');
    if (local === null || foreign === null) return null;
    const children = hasPassengerTypePricing && tariff.hasChildPrice(fareKey, date);
    return {
      local,
      foreign,
      childLocal: children ? fare('LOCAL', 'CHILD') : null,
      childForeign: children ? fare('FOREIGN', 'CHILD') : null,
    };
  }
}
