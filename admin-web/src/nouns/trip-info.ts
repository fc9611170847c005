import { defineMessages, type NoMessageValues } from 'react-intl';
import { line, names } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { documents } from './trip-info.generated.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about' | 'codeHint', NoMessageValues>>({
  title: { id: 'admin.trip-info.title', defaultMessage: 'Trip info' },
  add: { id: 'admin.trip-info.add', defaultMessage: 'Add a label of journeys' },
  about: {
    id: 'admin.trip-info.about',
    defaultMessage:
      'What kind of ride it is, in a word: by night, non-stop, across a border. Ticked on lines; travellers see it on journeys and filter by it.',
  },
  codeHint: {
    id: 'admin.trip-info.code-hint',
    defaultMessage: 'What programs know it by, like night-ride. It stays as it is.',
  },
});

export default defineNoun({
  path: '/trip-info',
  entity: 'TripInfo',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 60 }),
    code: line({ label: fieldWords.code, hint: words.codeHint, max: 40, fixed: true, sorted: true }),
  },
  columns: ['code'],
  ends: 'removed',
  words,
});
