import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { zonePrices, zoneStops } from './zone-price.queries.js';
import { ZonePriceView, ZoneStopView } from './zone-price.type.js';

const BEHIND = { defaultValue: '0', description: 'The last of the answer before.' };

/** What an operator's own timetable says of its prices. */
@Resolver()
export class ZonePriceResolver {
  @ForNeighbours()
  @Query(() => [ZoneStopView], { description: 'In the order of their ids, 5,000 at most.' })
  zoneStops(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('after', () => ID, BEHIND) after: string,
  ): Promise<ZoneStopView[]> {
    return zoneStops(context, operatorId, after);
  }

  @ForNeighbours()
  @Query(() => [ZonePriceView], { description: 'In the order of their ids, 5,000 at most.' })
  zonePrices(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('after', () => ID, BEHIND) after: string,
  ): Promise<ZonePriceView[]> {
    return zonePrices(context, operatorId, after);
  }
}
