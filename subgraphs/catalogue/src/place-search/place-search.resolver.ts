import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { PlaceMatchView } from './place-match.type.js';
import { searchPlaces } from './search-places.queries.js';

const MOST = 20;

@Resolver()
export class PlaceSearchResolver {
  @Public()
  @Query(() => [PlaceMatchView], {
    description:
      'Places whose name in any of the five languages begins with the text, has a word that does, or is similar to it (two wrong letters in a long name); the best first.',
  })
  async searchLocations(
    @Ctx() context: CatalogueContext,
    @Arg('text', () => String) text: string,
    @Arg('limit', () => Int, { defaultValue: 8, description: 'At most 20.' }) limit: number,
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
