import { neighbourReference, neighbourReferences } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { consultCatalogue } from './consult-catalogue.js';
import { OperatorRef, RouteRef, StopRef } from '../neighbours/references.type.js';

/** More than any operator has between two prices. */
const MOST_STOPS = 500;

/** Where a ticket costs the same, as the back office looks after it. Prices between zones are a tariff change's. */
export const pricingZoneNoun = defineNoun({
  name: 'PricingZone',
  plural: 'PricingZones',
  about:
    'Stops of an operator between which a ticket costs the same: on all of its routes, or on one that has its own.',
  table: 'pricing_zone',
  permission: 'pricing.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator_tariff o on o.operator_id = t.operator_id',
  },
  fields: {
    name: line({ max: 120, searched: true }),
    operatorId: neighbourReference({ of: OperatorRef, fixed: true, filtered: true }),
    routeId: neighbourReference({
      of: RouteRef,
      fixed: true,
      filtered: true,
      optional: true,
      about: "Of one route alone: its own zones go before the operator's. Null: of all routes.",
    }),
    stopIds: neighbourReferences({
      of: StopRef,
      link: { table: 'zone_stop', own: 'pricing_zone_id', other: 'stop_id' },
      max: MOST_STOPS,
      about: 'A stop lies in one zone of the operator, and in one of each of its routes.',
    }),
  },
  called: 'name',
  ends: 'removed',
  consult: consultCatalogue,
});
