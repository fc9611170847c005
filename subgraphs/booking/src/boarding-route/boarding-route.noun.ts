import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { day, instant } from '@naga/server-kit/crud/time-field.js';
import { ofOperator } from '../operator-country/owned-by.js';
import { OperatorRouteRef } from '../refund/refund-policy.type.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { consultRoute } from './consult-route.js';
import { travelDaysProblems } from './travel-days.rules.js';

/** A route on which one may pay the driver, as the back office looks after it: its id is the route's own. */
export const boardingRouteNoun = defineNoun({
  name: 'BoardingRoute',
  plural: 'BoardingRoutes',
  about: 'A route on which one may pay the driver, on the service dates from the first to the last, both included.',
  table: 'boarding_route',
  permission: 'catalogue.edit',
  owner: { field: 'operatorId', ...ofOperator },
  fields: {
    operatorId: neighbourReference({ of: OperatorOfLegView, fixed: true, filtered: true }),
    routeId: neighbourReference({ of: OperatorRouteRef, column: 'id', fixed: true, about: 'Of that operator.' }),
    travelFrom: day({ optional: true, sorted: true, about: 'The first service date; null: any before the last.' }),
    travelUntil: day({ optional: true, sorted: true, about: 'The last one, included; null: from the first on.' }),
    routeNames: names({ max: 200, elsewhere: true, searched: true, about: 'As it was called when it was added.' }),
    addedAt: instant({ elsewhere: true, sorted: true }),
  },
  called: 'routeNames',
  ends: 'removed',
  made: ({ clock }) => ({ added_at: new Date(clock.now()) }),
  check: (days) => travelDaysProblems(days as Parameters<typeof travelDaysProblems>[0]),
  consult: consultRoute,
});
