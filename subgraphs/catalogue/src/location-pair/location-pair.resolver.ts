import { Public } from '@naga/server-kit/graphql/doors.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { lastChanges, latest } from '../changes/last-changes.js';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { LocationPairView } from './location-pair.type.js';
import { locationPairs, MOST_POPULAR, popularRoutes } from './location-pairs.queries.js';
import type { OfferedPair } from './pair-view.js';

@Resolver(() => LocationPairView)
export class LocationPairResolver {
  @Public()
  @Query(() => [LocationPairView], {
    description: 'What is sold without a change in the coming week, the most frequent first.',
  })
  locationPairs(
    @Ctx() context: CatalogueContext,
    @Arg('transportType', () => TransportType, {
      nullable: true,
      description: 'Pairs with a direct ride of this type, by the number of those; what they say is of these rides.',
    })
    kind: TransportType | undefined,
    @Arg('hideOfflineOperators', () => Boolean, {
      defaultValue: true,
      description: 'False: operators that are offline now count, too.',
    })
    hideOffline: boolean,
  ): LocationPairView[] {
    return locationPairs(askingOf(context), kind ?? undefined, !hideOffline);
  }

  @Public()
  @Query(() => [LocationPairView], {
    description:
      'What to show first: each pair once, from the larger place; countries, borders and islands take turns.',
  })
  popularRoutes(
    @Ctx() context: CatalogueContext,
    @Arg('transportType', () => TransportType, {
      nullable: true,
      description: 'Pairs with a direct ride of this type, by the number of those; what they say is of these rides.',
    })
    kind: TransportType | undefined,
    @Arg('limit', () => Int, { defaultValue: 8, description: 'At most 100.' }) limit: number,
  ): LocationPairView[] {
    return popularRoutes(askingOf(context), kind ?? undefined, Math.max(0, Math.min(limit, MOST_POPULAR)));
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'When a line between the two places was changed last, its stops, times, days, or what is to be known of the way. Null when nobody noted it.',
  })
  async changedAt(@Ctx() { services, database }: CatalogueContext, @Root() pair: OfferedPair): Promise<Date | null> {
    const changes = await lastChanges(services.catalogue.current, database);
    const { informationId } = pair;
    const told = informationId === undefined ? undefined : changes.information(informationId);
    return latest([told, ...pair.routeIds.map((id) => changes.route(id))]) ?? null;
  }
}
