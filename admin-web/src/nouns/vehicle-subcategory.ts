import { defineMessages, type NoMessageValues } from 'react-intl';
import { reference } from '../records/noun/choice-fields.js';
import { names } from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents as categories } from './vehicle-category.generated.js';
import { documents } from './vehicle-subcategory.generated.js';
import { PLACES } from './record-places.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about' | 'category', NoMessageValues>>({
  title: { id: 'admin.vehicle-subcategories.title', defaultMessage: 'Vehicle subcategories' },
  add: { id: 'admin.vehicle-subcategories.add', defaultMessage: 'Add a subcategory' },
  about: {
    id: 'admin.vehicle-subcategories.about',
    defaultMessage: 'A kind within a category: a VIP van, a sleeper coach.',
  },
  category: { id: 'admin.vehicle-subcategories.category', defaultMessage: 'Category' },
});

export default defineNoun({
  path: '/vehicle-subcategories',
  entity: 'VehicleSubcategory',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: {
    vehicleCategoryId: reference({
      label: words.category,
      fixed: true,
      to: categories,
      place: PLACES.vehicleCategories,
    }),
    names: names({ label: fieldWords.name, max: 60 }),
  },
  columns: ['vehicleCategoryId'],
  ends: 'removed',
  links: [
    namedIn('vehicleSubcategoryId', PLACES.vehicleTypes),
    namedIn('vehicleSubcategoryId', PLACES.vehicleGalleries),
  ],
  words,
});
