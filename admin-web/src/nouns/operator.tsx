import { defineMessages, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { countryWords } from '../features/place/country-words.js';
import { choice, optionalReference } from '../records/noun/choice-fields.js';
import {
  flag,
  line,
  names,
  optionalDecimal,
  optionalLine,
  optionalNames,
  optionalParagraphs,
} from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { OPERATORS } from '../records/noun/owner-fields.js';
import { picture } from '../records/noun/picture/picture-fields.js';
import { documents } from './operator.generated.js';
import { PLACES } from './record-places.js';
import { operatorTold } from './operator-told.js';
import { operatorWords as field } from './operator-words.js';
import { fieldWords } from './words.js';

const words = defineMessages<Record<'title' | 'add' | 'about', NoMessageValues>>({
  title: { id: 'admin.operators.title', defaultMessage: 'Operators' },
  add: { id: 'admin.operators.add', defaultMessage: 'Add an operator' },
  about: {
    id: 'admin.operators.about',
    defaultMessage:
      'Who runs buses, taxis and ferries: what travellers read of it and how it sells. Nothing of an operator that is switched off is sold.',
  },
});

const PLATFORM = ['country', 'all'] as const;
const platform = { editableBy: PLATFORM };

/** Whatever has an operator. */
const BELONGING = [
  PLACES.lines,
  PLACES.stops,
  PLACES.pickupLocations,
  PLACES.branches,
  PLACES.vehicleTypes,
  PLACES.vehicleGalleries,
  PLACES.onBoard,
  PLACES.seatLayouts,
  PLACES.ticketTerms,
  PLACES.ticketClasses,
  PLACES.codeRanges,
  PLACES.boardingRoutes,
  PLACES.pricingZones,
  PLACES.addOns,
  PLACES.departures,
  PLACES.reviews,
];

export default defineNoun({
  path: '/operators',
  entity: 'Operator',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  madeBy: PLATFORM,
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 80 }),
    slug: line({ label: field.slug, hint: field.slugHint, max: 60, sorted: true, ...platform }),
    countryCode: choice({ label: field.country, of: countryWords, sorted: true, filtered: true, ...platform }),
    featured: flag({ label: field.featured, hint: field.featuredHint, filtered: true, ...platform }),
    allowLocalOnly: flag({ label: field.localOnly, ...platform }),
    confirmsByHand: flag({ label: field.confirms, hint: field.confirmsHint, ...platform }),
    ownOperatorId: optionalLine({ label: field.ownId, hint: field.ownIdHint, max: 60, ...platform }),
    otherOperatorId: optionalReference({
      label: field.other,
      hint: field.otherHint,
      to: documents,
      place: OPERATORS,
      filtered: false,
      ...platform,
    }),
    ticketPhone: optionalLine({ label: field.ticketPhone, hint: field.ticketHint, max: 40 }),
    ticketEmail: optionalLine({ label: field.ticketEmail, hint: field.ticketHint, max: 120 }),
    email: optionalLine({ label: field.email, max: 120 }),
    receiveTicketCopy: flag({ label: field.ticketCopy, hint: field.ticketCopyHint }),
    phone: optionalLine({ label: field.phone, max: 40 }),
    city: optionalLine({ label: field.city, max: 80 }),
    latitude: optionalDecimal({ label: field.latitude, hint: field.placeHint, min: -90, max: 90 }),
    longitude: optionalDecimal({ label: field.longitude, min: -180, max: 180 }),
    website: optionalLine({ label: field.website, hint: field.websiteHint, max: 200 }),
    logo: picture({ label: field.logo, hint: field.logoHint }),
    appBackground: picture({ label: field.background, hint: field.backgroundHint }),
    appTagLine: optionalNames({ label: field.tagLine, max: 120 }),
    about: optionalParagraphs({ label: field.about, max: 4000 }),
    cancellationPolicy: optionalParagraphs({ label: field.policy, hint: field.policyHint, max: 8000 }),
  },
  told: operatorTold,
  columns: [
    'countryCode',
    'featured',
    'city',
    'slug',
    'requiredPassengerFields',
    'manualTicketCodeAssignment',
    'language',
  ],
  shown: [
    {
      id: 'requiredPassengerFields',
      label: field.asked,
      value: (intl, row) => operatorTold.requiredPassengerFields.text(intl, 'requiredPassengerFields', row),
      at: ({ id }) => `/passenger-fields?operatorId=${id}`,
    },
    {
      id: 'manualTicketCodeAssignment',
      label: field.codes,
      value: (intl, row) => operatorTold.manualTicketCodeAssignment.text(intl, 'manualTicketCodeAssignment', row),
      at: ({ id }) => `/awaited-codes?operatorId=${id}`,
    },
    {
      id: 'language',
      label: field.language,
      value: (intl, row) => operatorTold.language.text(intl, 'language', row),
      at: () => '/inbox',
    },
  ],
  links: [
    {
      label: field.balance,
      to: ({ id }) => `/operators/balance/${id}`,
      permission: 'settlement.view',
      scopes: OPERATOR_SCOPES,
    },
    {
      label: field.settlements,
      to: ({ id }) => `/settlements?operatorId=${id}`,
      permission: 'settlement.view',
      scopes: OPERATOR_SCOPES,
    },
    ...BELONGING.map((place) => namedIn('operatorId', place)),
    { label: field.people, to: ({ id }) => `/users?operatorId=${id}`, permission: 'user.manage', scopes: PLATFORM },
  ],
  ends: 'switched',
  touching: { of: 'OPERATORS' },
  words,
});
