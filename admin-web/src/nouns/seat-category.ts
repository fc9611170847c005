import { defineMessages, type NoMessageValues } from 'react-intl';
import { menuWords } from '../app/menu-words.js';
import { names } from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { PLACES } from './record-places.js';
import { documents } from './seat-category.generated.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'add' | 'about', NoMessageValues>>({
  add: { id: 'admin.seat-categories.add', defaultMessage: 'Add a seat category' },
  about: { id: 'admin.seat-categories.about', defaultMessage: 'The class of a seat: first class, economy.' },
});

export default defineNoun({
  path: '/seat-categories',
  entity: 'SeatCategory',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: { names: names({ label: fieldWords.name, max: 60 }) },
  columns: [],
  ends: 'removed',
  links: [namedIn('seatCategoryId', PLACES.seatTypes)],
  words: { ...words, title: menuWords.seatCategories },
});
