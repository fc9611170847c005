import type { SeatIcon } from '@naga/kernel/seat-icon.js';
import { defineMessages, type NoMessageValues } from 'react-intl';
import { optionalChoice, optionalReference } from '../records/noun/choice-fields.js';
import { line, names } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents as categories } from './seat-category.generated.js';
import { documents } from './seat-type.generated.js';
import { PLACES } from './record-places.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about' | 'category', NoMessageValues>>({
  title: { id: 'admin.seat-types.title', defaultMessage: 'Seat types' },
  add: { id: 'admin.seat-types.add', defaultMessage: 'Add a seat type' },
  about: {
    id: 'admin.seat-types.about',
    defaultMessage: 'What kind of seat a passenger gets: a reclining one, a bed, a bench.',
  },
  category: { id: 'admin.seat-types.category', defaultMessage: 'Seat category' },
});

/** As the seat map draws them. */
const icons = defineMessages<Record<SeatIcon, NoMessageValues>>({
  seat: { id: 'admin.seat-icon.seat', defaultMessage: 'Seat' },
  bed: { id: 'admin.seat-icon.bed', defaultMessage: 'Bed' },
  recliner: { id: 'admin.seat-icon.recliner', defaultMessage: 'Reclining seat' },
  sofa: { id: 'admin.seat-icon.sofa', defaultMessage: 'Sofa' },
  table: { id: 'admin.seat-icon.table', defaultMessage: 'Seat at a table' },
  wheelchair: { id: 'admin.seat-icon.wheelchair', defaultMessage: 'Place for a wheelchair' },
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
    icon: optionalChoice<SeatIcon>({ label: fieldWords.icon, of: icons, filtered: false }),
    seatCategoryId: optionalReference({ label: words.category, to: categories, place: PLACES.seatCategories }),
  },
  columns: ['abbreviation', 'seatCategoryId', 'icon'],
  ends: 'removed',
  words,
});
