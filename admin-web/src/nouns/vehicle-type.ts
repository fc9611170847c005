import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { choice, optionalReference, reference } from '../records/noun/choice-fields.js';
import { names } from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { owningOperator } from '../records/noun/owner-fields.js';
import { pictures } from '../records/noun/picture/picture-fields.js';
import { references } from '../records/noun/plural-fields.js';
import { SeatLayoutsDocument } from '../routes/seat-layouts/seat-layouts.generated.js';
import { documents as amenities } from './amenity.generated.js';
import { touchedWords } from '../records/touched/touched-words.js';
import { documents as categories } from './vehicle-category.generated.js';
import { documents as subcategories } from './vehicle-subcategory.generated.js';
import { documents } from './vehicle-type.generated.js';
import { PLACES } from './record-places.js';
import { transports } from './transport-choice.js';
import { MOST_PICTURES, fieldWords } from './words.js';

type Word = 'title' | 'add' | 'about' | 'category' | 'layout' | 'layoutHint' | 'amenities';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.vehicle-types.title', defaultMessage: 'Vehicle types' },
  add: { id: 'admin.vehicle-types.add', defaultMessage: 'Add a vehicle type' },
  about: {
    id: 'admin.vehicle-types.about',
    defaultMessage: 'A vehicle as it is sold: what travellers read, how its seats stand, what it offers.',
  },
  category: { id: 'admin.vehicle-types.category', defaultMessage: 'Category' },
  layout: { id: 'admin.vehicle-types.layout', defaultMessage: 'Seat layout' },
  layoutHint: {
    id: 'admin.vehicle-types.layout-hint',
    defaultMessage: 'Once departures ride with it, another layout has to have all of its seats.',
  },
  amenities: { id: 'admin.vehicle-types.amenities', defaultMessage: 'Amenities' },
});

export default defineNoun({
  path: '/vehicle-types',
  entity: 'VehicleType',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 80 }),
    operatorId: owningOperator(fieldWords.operator),
    transportType: choice({ label: fieldWords.transport, of: transports, sorted: true }),
    vehicleCategoryId: reference({ label: words.category, to: categories, place: PLACES.vehicleCategories }),
    vehicleSubcategoryId: optionalReference({
      label: fieldWords.subcategory,
      to: subcategories,
      place: PLACES.vehicleSubcategories,
    }),
    seatLayoutId: reference({
      label: words.layout,
      hint: words.layoutHint,
      to: { list: SeatLayoutsDocument },
      place: PLACES.seatLayouts,
      many: true,
    }),
    amenityIds: references({ label: words.amenities, to: amenities }),
    gallery: pictures({ label: fieldWords.gallery, most: MOST_PICTURES }),
  },
  columns: ['operatorId', 'transportType', 'vehicleCategoryId', 'seatLayoutId'],
  ends: 'removed',
  touching: {
    of: 'VEHICLE_TYPES',
    change: {
      fields: ['seatLayoutId', 'vehicleCategoryId', 'vehicleSubcategoryId'],
      // Another category is another for all who ride; another layout for who sits elsewhere by it.
      narrowed: ({ seatLayoutId }, changed) =>
        changed.join() === 'seatLayoutId' ? { seatLayoutId: seatLayoutId as string } : {},
      words: ({ lostSeats }) =>
        lostSeats.length > 0
          ? { text: touchedWords.vehicleLost, keep: touchedWords.back }
          : { text: touchedWords.vehicle, go: touchedWords.save, keep: touchedWords.back },
    },
  },
  links: [namedIn('vehicleTypeId', PLACES.onBoard)],
  words,
});
