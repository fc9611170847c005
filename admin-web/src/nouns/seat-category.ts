import { defineMessages, type NoMessageValues } from 'react-intl';
import { names } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './seat-category.generated.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about', NoMessageValues>>({
  title: { id: 'admin.seat-categories.title', defaultMessage: 'Seat categories' },
  add: { id: 'admin.seat-categories.add', defaultMessage: 'Add a seat category' },
  about: {
    id: 'admin.seat-categories.about',
    defaultMessage: 'The class of a seat, whatever its type: first class, economy. Travellers read it at the seat.',
  },
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
  words,
});
