import { defineMessages, type NoMessageValues } from 'react-intl';
import { line, names } from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './amenity.generated.js';
import { PLACES } from './record-places.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about' | 'codeHint', NoMessageValues>>({
  title: { id: 'admin.amenities.title', defaultMessage: 'Amenities' },
  add: { id: 'admin.amenities.add', defaultMessage: 'Add an amenity' },
  about: {
    id: 'admin.amenities.about',
    defaultMessage: 'What makes a ride pleasant: air conditioning, water, a toilet. Travellers filter journeys by it.',
  },
  codeHint: {
    id: 'admin.amenities.code-hint',
    defaultMessage: 'What programs know it by, like wifi. It stays as it is.',
  },
});

export default defineNoun({
  path: '/amenities',
  entity: 'Amenity',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 60 }),
    code: line({ label: fieldWords.code, hint: words.codeHint, max: 40, fixed: true, sorted: true }),
    icon: line({ label: fieldWords.icon, max: 40 }),
  },
  columns: ['code', 'icon'],
  ends: 'removed',
  links: [namedIn('amenityId', PLACES.gallery)],
  words,
});
