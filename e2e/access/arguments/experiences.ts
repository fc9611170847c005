import { NOBODY } from './nothing.js';

/** Of experiences. */
export const EXPERIENCES: Readonly<Record<string, object>> = {
  'Query.experienceCategories': {},
  'Query.experienceCities': {},
  'Query.experiences': {},
  'Query.experience': { id: NOBODY },
  'Query.experiencePrice': { id: NOBODY, guests: { adults: 1 } },
};
