import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { PlaceMatchView } from './place-match.type.js';
import { searchPlaces } from './search-places.queries.js';

const MOST = 20;

@Resolver()
export class PlaceSearchResolver {
  @Public()
  @Query(() => [PlaceMatchView])
  async searchLocations(
    @Ctx() context: CatalogueContext,
    @Arg('text', () => String) text: string,
    @Arg('limit', () => Int, { defaultValue: 8 }) limit: number,
  ): Promise<PlaceMatchView[]> {
    const asking = askingOf(context);
    const found = await searchPlaces(context.database, asking, text, Math.max(0, Math.min(limit, MOST)));
    return found.map(({ location, stop, matchedText }) => ({
      location: asking.views.locations[location]!,
      stop: stop === undefined ? null : asking.views.stops[stop]!,
      matchedText,
    }));
  }
}
