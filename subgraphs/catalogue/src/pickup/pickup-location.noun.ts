import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { names, paragraph } from '@naga/server-kit/crud/text-field.js';
import { references } from '@naga/server-kit/crud/plural-field.js';
import { coordinates, toLocation } from '../location/location.noun.js';
import { stopNoun } from '../stop/stop.noun.js';

/** Where drivers fetch travellers, as the back office looks after it. */
export const pickupLocationNoun = defineNoun({
  name: 'PickupLocation',
  plural: 'PickupLocations',
  about: 'A place at which a driver fetches travellers before a departure: a hotel, a market.',
  table: 'pickup_location',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    names: names({ max: 100, searched: true }),
    operatorId: reference({
      to: { table: 'operator', called: 'x.names' },
      optional: true,
      filtered: true,
      about: "Whose drivers come; null: every operator's, looked after by the platform.",
    }),
    locationId: reference({ to: toLocation, filtered: true, about: 'The narrowest place it stands in.' }),
    address: paragraph({ max: 90, optional: true, searched: true }),
    ...coordinates,
    minutesBefore: whole({
      min: 0,
      max: 240,
      sorted: true,
      about: 'How long before the departure the driver is there.',
    }),
    stopIds: references({
      to: chosenFrom(stopNoun),
      link: { table: 'stop_pickup_location', own: 'pickup_location_id', other: 'stop_id' },
      max: 50,
      about: 'For whose departures: who boards there may be fetched here, where the timing fetches people.',
    }),
  },
  called: 'names',
  ends: 'removed',
});
