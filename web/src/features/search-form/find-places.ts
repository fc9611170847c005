import type { PlaceOption } from '@naga/booking-flow/places/place.js';
import { placeOptions } from '@naga/booking-flow/places/place-options.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { browserClient } from '../../session/browser-client.js';
import { SearchPlacesDocument } from './search-form.generated.js';

/** Cities first, then stops, whose names look like the text in Latin or Khmer script. */
export async function findPlaces(text: string, language: LanguageCode): Promise<PlaceOption[]> {
  const client = await browserClient(language);
  const { data } = await client.query({ query: SearchPlacesDocument, variables: { text } });
  return placeOptions(data?.searchLocations ?? []);
}
