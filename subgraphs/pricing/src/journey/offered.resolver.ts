import type { Money } from '@naga/kernel/money.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { lowestFare } from './lowest-fare.js';
import { JourneyDayView, LocationPairView } from './offered.type.js';

@Resolver(() => JourneyDayView)
export class JourneyDayResolver {
  @Directive('@requires(fields: "offers")')
  @FieldResolver(() => MoneyView, {
    nullable: true,
    description: 'Cheapest seat of one adult with fee, for foreign visitors.',
  })
  lowestFare(@Root() { offers }: JourneyDayView, @Ctx() { services }: PricingContext): Money | null {
    return lowestFare(services.tariff.current, offers) ?? null;
  }
}

@Resolver(() => LocationPairView)
export class LocationPairResolver {
  @Directive('@requires(fields: "offers")')
  @FieldResolver(() => MoneyView, {
    nullable: true,
    description: 'Cheapest seat of one adult with fee, for foreign visitors.',
  })
  lowestFare(@Root() { offers }: LocationPairView, @Ctx() { services }: PricingContext): Money | null {
    return lowestFare(services.tariff.current, offers) ?? null;
  }
}
