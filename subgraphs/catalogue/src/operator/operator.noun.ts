import { PASSENGER_FIELDS } from '@naga/kernel/passenger-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { flag, reference } from '@naga/server-kit/crud/noun-field.js';
import { decimal } from '@naga/server-kit/crud/number-field.js';
import { line, names, paragraphs } from '@naga/server-kit/crud/text-field.js';
import { picture } from '@naga/server-kit/crud/picture-field.js';
import { choices } from '@naga/server-kit/crud/plural-field.js';
import type { FieldProblem } from '@naga/server-kit/graphql/refusal.js';
import { PICTURES } from '../pictures.js';
import { PassengerFieldEnum } from './passenger-field.type.js';

/** Who decides which operators sell, and how: not they themselves. */
const PLATFORM = ['country', 'all'] as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d ()./-]{5,30}$/;
const WEBSITE = /^https?:\/\/[^\s/]+\.[^\s]+$/;

/** Half of a place is none. */
function placeProblems(latitude: number | null, longitude: number | null): FieldProblem[] {
  if ((latitude === null) === (longitude === null)) return [];
  return [{ path: latitude === null ? 'latitude' : 'longitude', code: 'REQUIRED' }];
}

/** Who runs buses, taxis and ferries, as the back office looks after them. */
export const operatorNoun = defineNoun({
  name: 'Operator',
  plural: 'Operators',
  about:
    'A company that runs buses, taxis or ferries; its own people say what travellers read, we say whether it sells.',
  table: 'operator',
  permission: 'catalogue.edit',
  owner: {
    field: 'countryCode',
    sql: { operator: 't.id = $key::bigint', country: 't.country_code = $key' },
  },
  fields: {
    names: names({ max: 80, searched: true }),
    slug: line({
      max: 60,
      form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      editableBy: PLATFORM,
      sorted: true,
      searched: true,
      about: 'Stands in addresses.',
    }),
    countryCode: line({
      max: 2,
      form: /^[A-Z]{2}$/,
      editableBy: PLATFORM,
      sorted: true,
      filtered: true,
      about: 'ISO 3166-1 alpha-2: whose staff and whose law it belongs to.',
    }),
    featured: flag({ editableBy: PLATFORM, filtered: true, about: 'Shown before others.' }),
    allowLocalOnly: flag({ editableBy: PLATFORM, about: 'Sells to locals only.' }),
    confirmsByHand: flag({ editableBy: PLATFORM, about: 'Each sale waits for its yes.' }),
    receiveTicketCopy: flag({ about: 'A copy of each e-ticket goes to its e-mail address.' }),
    ticketPhone: line({ max: 40, form: PHONE, optional: true, about: 'Printed on the e-ticket.' }),
    ticketEmail: line({ max: 120, form: EMAIL, optional: true, about: 'Printed on the e-ticket.' }),
    website: line({ max: 200, form: WEBSITE, optional: true }),
    city: line({ max: 80, optional: true, searched: true, about: 'Of its head office.' }),
    email: line({ max: 120, form: EMAIL, optional: true, searched: true }),
    phone: line({ max: 40, form: PHONE, optional: true, searched: true }),
    latitude: decimal({ min: -90, max: 90, optional: true, about: 'Of its head office.' }),
    longitude: decimal({ min: -180, max: 180, optional: true }),
    logo: picture({ folder: PICTURES, optional: true, about: 'Path of a picture, see addPicture.' }),
    appBackground: picture({ folder: PICTURES, optional: true, about: 'Path of the picture behind its own pages.' }),
    appTagLine: names({ max: 120, optional: true }),
    about: paragraphs({ max: 4000, optional: true }),
    cancellationPolicy: paragraphs({ max: 8000, optional: true, about: 'In words.' }),
    ownOperatorId: line({
      max: 60,
      form: /^[\p{L}\p{N} ./_-]+$/u,
      optional: true,
      editableBy: PLATFORM,
      searched: true,
      about: 'Its number in its own books.',
    }),
    otherOperatorId: reference({
      to: { table: 'operator', called: 'x."names"', key: 'x."slug"' },
      optional: true,
      editableBy: PLATFORM,
      about: 'Whose reviews are shown as its own.',
    }),
    language: line({ max: 2, elsewhere: true, about: 'Of what is written to it: setOperatorLanguage.' }),
    manualTicketCodeAssignment: flag({ elsewhere: true, about: 'setManualTicketCodes.' }),
    requiredPassengerFields: choices(
      { of: PASSENGER_FIELDS, elsewhere: true, about: 'setRequiredPassengerFields.' },
      PassengerFieldEnum,
    ),
  },
  called: 'names',
  ends: 'switched',
  offAt: 'offline',
  madeBy: PLATFORM,
  key: 'slug',
  check: ({ latitude, longitude }) => placeProblems(latitude ?? null, longitude ?? null),
});
