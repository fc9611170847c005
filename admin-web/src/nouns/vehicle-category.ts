import { defineMessages, type NoMessageValues } from 'react-intl';
import { names } from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './vehicle-category.generated.js';
import { PLACES } from './record-places.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about', NoMessageValues>>({
  title: { id: 'admin.vehicle-categories.title', defaultMessage: 'Vehicle categories' },
  add: { id: 'admin.vehicle-categories.add', defaultMessage: 'Add a vehicle category' },
  about: {
    id: 'admin.vehicle-categories.about',
    defaultMessage: 'What somebody travels in: a coach, a van, a speed boat.',
  },
});

export default defineNoun({
  path: '/vehicle-categories',
  entity: 'VehicleCategory',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: { names: names({ label: fieldWords.name, max: 60 }) },
  columns: [],
  ends: 'removed',
  links: [namedIn('vehicleCategoryId', PLACES.vehicleSubcategories), namedIn('vehicleCategoryId', PLACES.vehicleTypes)],
  words,
});
