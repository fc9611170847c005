import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { reference } from '../records/noun/choice-fields.js';
import { names } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { pictures } from '../records/noun/picture/picture-fields.js';
import { documents } from './vehicle-gallery.generated.js';
import { PLACES } from './record-places.js';
import { documents as subcategories } from './vehicle-subcategory.generated.js';
import { fieldWords, MOST_PICTURES } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about' | 'caption' | 'captionHint', NoMessageValues>>({
  title: { id: 'admin.vehicle-galleries.title', defaultMessage: 'Pictures of vehicles' },
  add: { id: 'admin.vehicle-galleries.add', defaultMessage: 'Add pictures of vehicles' },
  about: {
    id: 'admin.vehicle-galleries.about',
    defaultMessage:
      'How an operator’s vehicles of one subcategory look. Travellers see them wherever a vehicle type has no pictures of its own.',
  },
  caption: { id: 'admin.vehicle-galleries.caption', defaultMessage: 'What they show' },
  captionHint: {
    id: 'admin.vehicle-galleries.caption-hint',
    defaultMessage: 'Stands under the pictures, and is read out instead of them',
  },
});

export default defineNoun({
  path: '/operator-vehicle-subcategory-gallery',
  entity: 'VehicleGallery',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    caption: names({ label: words.caption, hint: words.captionHint, max: 120 }),
    operatorId: ofOperator(fieldWords.operator),
    vehicleSubcategoryId: reference({
      label: fieldWords.subcategory,
      to: subcategories,
      place: PLACES.vehicleSubcategories,
    }),
    gallery: pictures({ label: fieldWords.gallery, most: MOST_PICTURES }),
  },
  columns: ['operatorId', 'vehicleSubcategoryId'],
  ends: 'removed',
  words,
});
