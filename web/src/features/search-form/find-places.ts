import type { PlaceOption } from '@naga/booking-flow/places/place.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { browserClient } from '../../session/browser-client.js';
import { SearchPlacesDocument } from './search-form.generated.js';

/** Cities first, then stops, whose names look like the text in Latin or Khmer script. */
export async function findPlaces(text: string, language: LanguageCode): Promise<PlaceOption[]> {
  const client = await browserClient(language);
  const { data } = await client.query({ query: SearchPlacesDocument, variables: { text } });
  const options = (data?.searchLocations ?? []).map(({ location, stop, matchedText }): PlaceOption => {
    const matched = matchedText === location.name || matchedText === stop?.name ? undefined : matchedText;
    if (stop === null)
      return { group: 'cities', name: location.name, slug: location.slug, hint: location.parent?.name, matched };
    return { group: 'stops', name: stop.name, slug: location.slug, stopId: stop.id, hint: location.name, matched };
  });
  return [...options.filter(({ group }) => group === 'cities'), ...options.filter(({ group }) => group === 'stops')];
}
