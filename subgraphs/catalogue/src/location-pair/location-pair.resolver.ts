import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { LocationPairView } from './location-pair.type.js';
import { locationPairs, popularRoutes } from './location-pairs.queries.js';

const MOST = 100;

@Resolver()
export class LocationPairResolver {
  @Public()
  @Query(() => [LocationPairView])
  locationPairs(
    @Ctx() context: CatalogueContext,
    @Arg('transportType', () => TransportType, { nullable: true }) kind: TransportType | undefined,
    @Arg('hideOfflineOperators', () => Boolean, { defaultValue: true }) hideOffline: boolean,
  ): LocationPairView[] {
    return locationPairs(askingOf(context), kind ?? undefined, !hideOffline);
  }

  @Public()
  @Query(() => [LocationPairView])
  popularRoutes(
    @Ctx() context: CatalogueContext,
    @Arg('transportType', () => TransportType, { nullable: true }) kind: TransportType | undefined,
    @Arg('limit', () => Int, { defaultValue: 8 }) limit: number,
  ): LocationPairView[] {
    return popularRoutes(askingOf(context), kind ?? undefined, Math.min(limit, MOST));
  }
}
