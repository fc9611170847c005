import { page } from './nothing.js';

/** Of parcels. */
export const CARGO: Readonly<Record<string, object>> = {
  'Query.packageCategories': {},
  'Query.parcelPrice': { from: 'nowhere', to: 'nowhere', units: [] },
  'Query.cargoBookings': page,
  'Query.parcel': { code: 'NOTHING' },
  'Query.parcelPlaces': {},
};
