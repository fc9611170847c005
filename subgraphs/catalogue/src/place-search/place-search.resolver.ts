import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { MapPartInput, PlacesOnMapView } from './map-part.type.js';
import { PlaceMatchView } from './place-match.type.js';
import { placesOnMap } from './places-on-map.js';
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

  @Public()
  @Query(() => PlacesOnMapView, { description: 'What a map shows beside the point one looks at.' })
  placesOnMap(@Ctx() context: CatalogueContext, @Arg('part', () => MapPartInput) part: MapPartInput): PlacesOnMapView {
    const asking = askingOf(context);
    const { locations, stops } = placesOnMap(asking, part);
    return {
      locations: locations.map((at) => asking.views.locations[at]!),
      stops: stops.map((at) => asking.views.stops[at]!),
    };
  }
}
