import { defineMessages, type NoMessageValues } from 'react-intl';
import { PlaceMap } from '../features/place/PlaceMap.js';
import { choice } from '../records/noun/choice-fields.js';
import { names, optionalLine, optionalWhole } from '../records/noun/fields.js';
import { namedIn } from '../records/noun/named-in.js';
import { defineNoun } from '../records/noun/noun.js';
import { country } from '../records/noun/owner-fields.js';
import { documents } from './location.generated.js';
import { PLACES } from './record-places.js';
import { LocationPath } from './LocationPath.js';
import { inLocation, locationTypes } from './location-choice.js';
import { placeFields } from './place-fields.js';
import { fieldWords } from './words.js';

const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'about'
    | 'type'
    | 'parent'
    | 'parentHint'
    | 'subdivision'
    | 'subdivisionHint'
    | 'geonames'
    | 'geonamesHint'
    | 'places'
    | 'path'
    | 'stops'
    | 'waysFrom'
    | 'waysTo',
    NoMessageValues
  >
>({
  title: { id: 'admin.locations.title', defaultMessage: 'Locations' },
  add: { id: 'admin.locations.add', defaultMessage: 'Add a location' },
  about: {
    id: 'admin.locations.about',
    defaultMessage:
      'Places people travel between: a country, its provinces, their towns and islands. Whoever searches for one finds the stops in all that lies in it.',
  },
  type: { id: 'admin.locations.type', defaultMessage: 'Kind' },
  parent: { id: 'admin.locations.parent', defaultMessage: 'Lies in' },
  parentHint: {
    id: 'admin.locations.parent-hint',
    defaultMessage: 'A town in its province, a province in its country',
  },
  subdivision: { id: 'admin.locations.subdivision', defaultMessage: 'Code of the province' },
  subdivisionHint: { id: 'admin.locations.subdivision-hint', defaultMessage: 'As ISO 3166-2 has it, like KH-17' },
  geonames: { id: 'admin.locations.geonames', defaultMessage: 'GeoNames number' },
  path: { id: 'admin.locations.path', defaultMessage: 'Where it lies' },
  places: { id: 'admin.locations.places', defaultMessage: 'Places in it' },
  stops: { id: 'admin.locations.stops', defaultMessage: 'Stops in it' },
  waysFrom: { id: 'admin.locations.ways-from', defaultMessage: 'Route information from here' },
  waysTo: { id: 'admin.locations.ways-to', defaultMessage: 'Route information to here' },
  geonamesHint: { id: 'admin.locations.geonames-hint', defaultMessage: 'From geonames.org, where it is known there' },
});

export default defineNoun({
  path: '/locations',
  entity: 'Location',
  permission: 'catalogue.edit',
  scopes: ['country', 'all'],
  documents,
  fields: {
    names: names({ label: fieldWords.name, max: 100 }),
    type: choice({ label: words.type, of: locationTypes, sorted: true }),
    countryCode: country({ label: fieldWords.country, sorted: true }),
    parentId: inLocation({ label: words.parent, hint: words.parentHint }),
    subdivisionCode: optionalLine({ label: words.subdivision, hint: words.subdivisionHint, max: 6 }),
    geonamesId: optionalWhole({
      label: words.geonames,
      hint: words.geonamesHint,
      min: 1,
      max: 999_999_999,
      isName: true,
    }),
    ...placeFields,
  },
  columns: ['type', 'countryCode', 'parentId'],
  ends: 'removed',
  shown: [{ id: 'ancestors', label: words.path, value: (_, row) => <LocationPath within={row.ancestors} /> }],
  Beside: PlaceMap,
  links: [
    { label: words.places, to: ({ id }) => `/locations?parentId=${id}`, permission: 'catalogue.edit' },
    { label: words.stops, to: ({ id }) => `/stops?locationId=${id}`, permission: 'catalogue.edit' },
    namedIn('locationId', PLACES.pickupLocations),
    namedIn('locationId', PLACES.branches),
    { ...namedIn('fromLocationId', PLACES.routeInformation), label: words.waysFrom },
    { ...namedIn('toLocationId', PLACES.routeInformation), label: words.waysTo },
  ],
  words,
});
