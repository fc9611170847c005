import { defineMessages, type NoMessageValues } from 'react-intl';
import { line, names, optionalLine } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './seat-type.generated.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about', NoMessageValues>>({
  title: { id: 'admin.seat-types.title', defaultMessage: 'Seat types' },
  add: { id: 'admin.seat-types.add', defaultMessage: 'Add a seat type' },
  about: {
    id: 'admin.seat-types.about',
    defaultMessage: 'What kind of seat a passenger gets: a reclining one, a bed, a bench.',
  },
});

export default defineNoun({
  path: '/seat-types',
  entity: 'SeatType',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: {
    description: names({ label: fieldWords.description, max: 120 }),
    abbreviation: line({ label: fieldWords.abbreviation, max: 10, sorted: true }),
    icon: optionalLine({ label: fieldWords.icon, max: 40 }),
  },
  columns: ['abbreviation', 'icon'],
  ends: 'removed',
  words,
});
