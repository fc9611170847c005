import { decimal, optionalLine } from '../records/noun/fields.js';
import { fieldWords } from './words.js';

/** What every place on the map says. */
export const placeFields = {
  latitude: decimal({ label: fieldWords.latitude, hint: fieldWords.degrees, min: -90, max: 90 }),
  longitude: decimal({ label: fieldWords.longitude, hint: fieldWords.degrees, min: -180, max: 180 }),
  source: optionalLine({ label: fieldWords.source, hint: fieldWords.sourceHint, max: 100 }),
};
