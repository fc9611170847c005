import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { reference } from '../records/noun/choice-fields.js';
import { names } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { references } from '../records/noun/plural-fields.js';
import { documents as amenities } from './amenity.generated.js';
import { documents } from './operator-amenity.generated.js';
import { PLACES } from './record-places.js';
import { documents as vehicleTypes } from './vehicle-type.generated.js';
import { fieldWords } from './words.js';

type Word = 'title' | 'add' | 'about' | 'note' | 'noteHint' | 'vehicleTypeHint' | 'offered' | 'lacking' | 'lackingHint';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.operator-amenities.title', defaultMessage: 'On board of our vehicles' },
  add: { id: 'admin.operator-amenities.add', defaultMessage: 'Say what is on board' },
  about: {
    id: 'admin.operator-amenities.about',
    defaultMessage:
      'What an operator’s vehicles of a type that others ride, too, have beside what the type says, and what of it they lack. Travellers see it on every departure and filter by it.',
  },
  note: { id: 'admin.operator-amenities.note', defaultMessage: 'In your words' },
  noteHint: {
    id: 'admin.operator-amenities.note-hint',
    defaultMessage: 'Travellers read it where they choose their seats: a bottle of water and a cold towel',
  },
  vehicleTypeHint: {
    id: 'admin.operator-amenities.vehicle-type-hint',
    defaultMessage: 'One that is everybody’s. What your own types have is ticked with them.',
  },
  offered: { id: 'admin.operator-amenities.offered', defaultMessage: 'Also on board' },
  lacking: { id: 'admin.operator-amenities.lacking', defaultMessage: 'Not on board' },
  lackingHint: {
    id: 'admin.operator-amenities.lacking-hint',
    defaultMessage: 'What the type promises and your vehicles do not have',
  },
});

export default defineNoun({
  path: '/vehicle-partner-amenity',
  entity: 'OperatorAmenity',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    note: names({ label: words.note, hint: words.noteHint, max: 120 }),
    operatorId: ofOperator(fieldWords.operator),
    vehicleTypeId: reference({
      label: fieldWords.vehicleType,
      hint: words.vehicleTypeHint,
      to: vehicleTypes,
      place: PLACES.vehicleTypes,
      many: true,
    }),
    amenityIds: references({ label: words.offered, to: amenities }),
    lackingIds: references({ label: words.lacking, hint: words.lackingHint, to: amenities }),
  },
  columns: ['operatorId', 'vehicleTypeId', 'amenityIds', 'lackingIds'],
  ends: 'removed',
  words,
});
