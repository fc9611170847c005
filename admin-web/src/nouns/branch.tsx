import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { line, optionalLine } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { AddedBy, peopleOf } from './AddedBy.js';
import { documents } from './branch.generated.js';
import { inLocation } from './location-choice.js';
import { fieldWords } from './words.js';

type Word = 'title' | 'add' | 'about' | 'location' | 'address' | 'phone' | 'addedBy' | 'settlements' | 'people';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.branches.title', defaultMessage: 'Branches' },
  add: { id: 'admin.branches.add', defaultMessage: 'Add a branch' },
  about: {
    id: 'admin.branches.about',
    defaultMessage:
      'A branch is an office of an operator: its people sell and drive there, and it has settlements of its own. One that is switched off is shown to no traveller, and nobody is put to work there.',
  },
  location: { id: 'admin.branches.location', defaultMessage: 'Location' },
  address: { id: 'admin.branches.address', defaultMessage: 'Address' },
  phone: { id: 'admin.branches.phone', defaultMessage: 'Contact phone' },
  addedBy: { id: 'admin.branches.added-by', defaultMessage: 'Added by' },
  settlements: { id: 'admin.branches.settlements', defaultMessage: 'Settlements of this branch' },
  people: { id: 'admin.branches.people', defaultMessage: 'People who work here' },
});

export default defineNoun({
  path: '/operator-branches',
  entity: 'Branch',
  permission: 'catalogue.edit',
  scopes: ['branch', ...OPERATOR_SCOPES],
  madeBy: OPERATOR_SCOPES,
  documents,
  fields: {
    name: line({ label: fieldWords.name, max: 120 }),
    operatorId: { ...ofOperator(fieldWords.operator), fixed: true },
    locationId: inLocation({ label: words.location }),
    address: optionalLine({ label: words.address, max: 300 }),
    contactPhone: { ...optionalLine({ label: words.phone, max: 40 }), look: { noWrap: true } },
  },
  columns: ['operatorId', 'address', 'contactPhone'],
  shown: [{ id: 'addedBy', label: words.addedBy, value: (_, { addedBy }) => <AddedBy who={addedBy} /> }],
  links: [
    {
      label: words.settlements,
      to: ({ id }) => `/settlements?branch=${id}`,
      permission: 'settlement.view',
    },
    {
      label: words.people,
      to: ({ id }, scope) => `/${peopleOf(scope)}?branch=${id}`,
      permission: 'user.manage',
      scopes: ['branch', ...OPERATOR_SCOPES],
    },
  ],
  ends: 'switched',
  words,
});
