import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { line, names, paragraph } from '@naga/server-kit/crud/text-field.js';
import { coordinates, source, toLocation } from '../location/location.noun.js';

/** Where vehicles halt, as the back office looks after it. Its time zone is the column's default, or what is stored. */
export const stopNoun = defineNoun({
  name: 'Stop',
  plural: 'Stops',
  about: "Where a vehicle halts: a terminal, an office, a pier. An operator's own, or everybody's.",
  table: 'stop',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  // Lines halt at others' stops, too.
  seenIn: ['operator', 'country'],
  fields: {
    names: names({ max: 100, searched: true }),
    operatorId: reference({
      to: { table: 'operator', called: 'x.names' },
      optional: true,
      filtered: true,
      about: "Null: everybody's, looked after by the platform.",
    }),
    locationId: reference({ to: toLocation, filtered: true, about: 'The narrowest place it stands in.' }),
    address: paragraph({ max: 300, optional: true, searched: true }),
    contactPhone: line({ max: 40, form: /^\+?[\d ()/-]{5,}$/, optional: true, searched: true }),
    ...coordinates,
    source,
  },
  called: 'names',
  ends: 'removed',
});
