import { useApolloClient } from '@apollo/client/react';
import type { PlaceOption } from '@naga/booking-flow/places/place.js';
import { placeOptions } from '@naga/booking-flow/places/place-options.js';
import { useCallback } from 'react';
import { StaffPlacesDocument } from './find-places.generated.js';

/** Cities and stops whose names look like a text, in Latin or Khmer script. */
export function useFindPlaces(): (text: string) => Promise<PlaceOption[]> {
  const client = useApolloClient();
  return useCallback(
    async (text) => {
      const { data } = await client.query({ query: StaffPlacesDocument, variables: { text } });
      return placeOptions(data?.searchLocations ?? []);
    },
    [client],
  );
}
