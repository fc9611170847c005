import { defineMessages, type NoMessageValues } from 'react-intl';
import { names, optionalLine, paragraph } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { owningOperator } from '../records/noun/owner-fields.js';
import { ofLocation } from './location-choice.js';
import { touchedWords } from '../records/touched/touched-words.js';
import { PLACE, placeFields } from './place-fields.js';
import { documents } from './stop.generated.js';
import { StopBeside } from './StopBeside.js';
import { fieldWords } from './words.js';

const words = defineMessages<
  Record<'title' | 'add' | 'about' | 'lines' | 'location' | 'locationHint' | 'address' | 'phone', NoMessageValues>
>({
  title: { id: 'admin.stops.title', defaultMessage: 'Stops' },
  add: { id: 'admin.stops.add', defaultMessage: 'Add a stop' },
  about: {
    id: 'admin.stops.about',
    defaultMessage:
      'Where vehicles halt: a terminal, an office, a pier. An operator’s own, or everybody’s. Times are Phnom Penh time.',
  },
  location: { id: 'admin.stops.location', defaultMessage: 'Location' },
  locationHint: {
    id: 'admin.stops.location-hint',
    defaultMessage:
      'The narrowest place it stands in: a town, an island. Its middle is taken until you say where exactly.',
  },
  address: { id: 'admin.stops.address', defaultMessage: 'Address' },
  lines: { id: 'admin.stops.lines', defaultMessage: 'Lines that stop here' },
  phone: { id: 'admin.stops.phone', defaultMessage: 'Telephone' },
});

export default defineNoun({
  path: '/stops',
  entity: 'Stop',
  permission: 'catalogue.edit',
  scopes: ['operator', 'country', 'all'],
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 100 }),
    operatorId: owningOperator(fieldWords.operator),
    locationId: ofLocation({ label: words.location, hint: words.locationHint }),
    address: paragraph({ label: words.address, max: 300 }),
    contactPhone: { ...optionalLine({ label: words.phone, max: 40 }), look: { noWrap: true } },
    ...placeFields,
  },
  columns: ['locationId', 'operatorId', 'contactPhone'],
  ends: 'removed',
  Beside: StopBeside,
  touching: {
    of: 'STOPS',
    change: {
      fields: PLACE,
      words: () => ({ text: touchedWords.stop, go: touchedWords.save, keep: touchedWords.back }),
    },
  },
  links: [
    {
      label: words.lines,
      to: ({ name }) => `/routes?text=${encodeURIComponent(name)}`,
      permission: 'schedule.edit',
    },
  ],
  words,
});
