import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { optionalReference, reference } from '../records/noun/choice-fields.js';
import type { Said } from '../records/noun/fields.js';
import { documents, type LocationRecord_RowFragment } from './location.generated.js';
import { PLACES } from './record-places.js';

export const locationTypes = defineMessages<
  Record<'COUNTRY' | 'PROVINCE' | 'CITY' | 'TOWN' | 'ISLAND' | 'BORDER' | 'AIRPORT', NoMessageValues>
>({
  COUNTRY: { id: 'admin.location-type.COUNTRY', defaultMessage: 'Country' },
  PROVINCE: { id: 'admin.location-type.PROVINCE', defaultMessage: 'Province' },
  CITY: { id: 'admin.location-type.CITY', defaultMessage: 'City' },
  TOWN: { id: 'admin.location-type.TOWN', defaultMessage: 'Town' },
  ISLAND: { id: 'admin.location-type.ISLAND', defaultMessage: 'Island' },
  BORDER: { id: 'admin.location-type.BORDER', defaultMessage: 'Border crossing' },
  AIRPORT: { id: 'admin.location-type.AIRPORT', defaultMessage: 'Airport' },
});

/** Kep the town and Kep the province are called alike. */
const beside = (intl: IntlShape, { type, parent }: LocationRecord_RowFragment): string =>
  [intl.formatMessage(locationTypes[type]), ...(parent ? [parent.name] : [])].join(' · ');

const found = { to: documents, place: PLACES.locations, many: true, beside } as const;

/** Its middle, until somebody knows better where something stands. */
const middle = ({ latitude, longitude }: LocationRecord_RowFragment) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});

/** The location that something stands in. */
export const ofLocation = (said: Said) => reference({ ...said, ...found, brings: middle });
/** The same, where it may be left out. */
export const inLocation = (said: Omit<Said, 'optional'>) => optionalReference({ ...said, ...found });
