import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, reference } from '@naga/server-kit/crud/noun-field.js';
import { decimal, whole } from '@naga/server-kit/crud/number-field.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';
import { ancestors } from './ancestors-field.js';
import { LOCATION_TYPES } from './location.entity.js';
import { LocationType } from './location.type.js';

/** On the globe, in degrees. */
export const coordinates = {
  latitude: decimal({ min: -90, max: 90, about: 'In degrees, north of the equator.' }),
  longitude: decimal({ min: -180, max: 180, about: 'In degrees, east of Greenwich.' }),
};

/** Where the facts of a place come from. */
export const source = line({
  max: 100,
  form: /^[\p{L}\p{N} .,:/()-]+$/u,
  optional: true,
  about: "Where the facts come from: 'GeoNames', 'editor'.",
});

/** Of a field: locations are chosen from. */
export const toLocation = { table: 'location', called: 'x.names' };

/** Places people travel between, as the back office looks after them. */
export const locationNoun = defineNoun({
  name: 'Location',
  plural: 'Locations',
  about: 'A place people travel between: country, province, city, town, island, border, airport.',
  table: 'location',
  permission: 'catalogue.edit',
  owner: { field: 'countryCode', sql: { country: 't.country_code = $key' } },
  // Operators choose where their stops and branches stand.
  seenIn: ['branch', 'operator', 'country'],
  fields: {
    names: names({ max: 100, searched: true }),
    type: choice({ of: LOCATION_TYPES, named: 'LocationType', filtered: true, sorted: true }, LocationType),
    countryCode: line({
      max: 2,
      form: /^[A-Z]{2}$/,
      filtered: true,
      sorted: true,
      about: 'ISO 3166-1 alpha-2.',
    }),
    parentId: reference({
      to: toLocation,
      optional: true,
      filtered: true,
      about: 'The place it lies in; null for a country. Not itself, nor what lies in it.',
    }),
    subdivisionCode: line({
      max: 6,
      form: /^[A-Z]{2}-[A-Z0-9]{1,3}$/,
      optional: true,
      searched: true,
      about: "ISO 3166-2 ('KH-17').",
    }),
    geonamesId: whole({ min: 1, max: 999_999_999, optional: true, about: 'Its number in GeoNames.' }),
    ...coordinates,
    source,
    ancestors: ancestors(),
  },
  called: 'names',
  ends: 'removed',
  slugOf: 'names',
  check: ({ type, countryCode, parentId, subdivisionCode }) => [
    ...(type === 'COUNTRY' && parentId ? [{ path: 'parentId', code: 'COUNTRY' }] : []),
    ...(subdivisionCode && !subdivisionCode.startsWith(`${countryCode}-`)
      ? [{ path: 'subdivisionCode', code: 'MATCHES' }]
      : []),
  ],
});
