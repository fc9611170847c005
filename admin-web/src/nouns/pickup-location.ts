import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { PlaceMap } from '../features/place/PlaceMap.js';
import { names, paragraph, whole } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { owningOperator } from '../records/noun/owner-fields.js';
import { references } from '../records/noun/plural-fields.js';
import { ofLocation } from './location-choice.js';
import { documents } from './pickup-location.generated.js';
import { touchedWords } from '../records/touched/touched-words.js';
import { PLACE, placeFields } from './place-fields.js';
import { documents as stops } from './stop.generated.js';
import { fieldWords } from './words.js';

type Word = 'title' | 'add' | 'about' | 'location' | 'address' | 'minutes' | 'minutesHint' | 'stops' | 'stopsHint';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.pickup-locations.title', defaultMessage: 'Pick-up locations' },
  add: { id: 'admin.pickup-locations.add', defaultMessage: 'Add a pick-up location' },
  about: {
    id: 'admin.pickup-locations.about',
    defaultMessage:
      'Where drivers fetch travellers before a departure: a hotel, a market. Travellers choose one where the time of a route fetches people.',
  },
  location: { id: 'admin.pickup-locations.location', defaultMessage: 'Location' },
  address: { id: 'admin.pickup-locations.address', defaultMessage: 'Address' },
  minutes: { id: 'admin.pickup-locations.minutes', defaultMessage: 'Minutes before departure' },
  minutesHint: { id: 'admin.pickup-locations.minutes-hint', defaultMessage: 'When the driver is there' },
  stops: { id: 'admin.pickup-locations.stops', defaultMessage: 'Stops' },
  stopsHint: {
    id: 'admin.pickup-locations.stops-hint',
    defaultMessage: 'Who departs from these stops may be fetched here.',
  },
});

const { latitude, longitude } = placeFields;

export default defineNoun({
  path: '/pickup-locations',
  entity: 'PickupLocation',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 100 }),
    operatorId: owningOperator(fieldWords.operator),
    locationId: ofLocation({ label: words.location }),
    address: paragraph({ label: words.address, max: 90 }),
    latitude,
    longitude,
    minutesBefore: whole({ label: words.minutes, hint: words.minutesHint, min: 0, max: 240, sorted: true }),
    stopIds: {
      ...references({
        label: words.stops,
        hint: words.stopsHint,
        to: stops,
        many: true,
        beside: (_, { location }) => location.name,
      }),
      look: { wide: true },
    },
  },
  columns: ['locationId', 'operatorId', 'minutesBefore', 'stopIds'],
  ends: 'removed',
  Beside: PlaceMap,
  touching: {
    of: 'PICKUP_LOCATIONS',
    change: {
      fields: [...PLACE, 'minutesBefore', 'stopIds', 'operatorId'],
      words: () => ({ text: touchedWords.pickup, go: touchedWords.save, keep: touchedWords.back }),
    },
  },
  words,
});
