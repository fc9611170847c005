import { parseLegId } from '@naga/kernel/journey-id.js';
import { askingOf, type Asking, type CatalogueContext } from './journey/asking.js';
import { rideOf, ridesOf } from './journey/find-ride.queries.js';
import { journeyDayOf } from './journey/journey-day-view.js';
import { RiddenJourney } from './journey/journey-view.js';
import { LegView } from './journey/leg-view.js';
import { pairNamed } from './location-pair/location-pairs.queries.js';
import { publicLine } from './route/public-line.js';
import { routeNamed, scheduleNamed } from './route/operator-route-views.js';

type Reference = { readonly id: string };

/** What is shared by all answers must not become the gateway's: it writes __typename on it. */
const copy = <T extends object>(one: T | undefined): T | null => (one ? { ...one } : null);

const resolving =
  (find: (asking: Asking, id: string) => unknown) =>
  ({ id }: Reference, context: CatalogueContext): unknown =>
    find(askingOf(context), id) ?? null;

/** Entities neighbours know by their key, all from memory. */
export const references = {
  Location: resolving(({ catalogue, views }, id) => {
    const place = catalogue.placeAt(id);
    return place === undefined ? null : copy(views.locations[place]);
  }),
  Stop: resolving(({ catalogue, views }, id) => copy(views.stops[catalogue.stopAt(id) ?? -1])),
  Operator: resolving(({ catalogue, views }, id) => copy(views.operators[catalogue.operatorAt(id) ?? -1])),
  OperatorBranch: resolving(({ views }, id) => copy(views.branchById.get(id))),
  OperatorRoute: resolving(routeNamed),
  PublicLine: resolving(publicLine),
  OperatorSchedule: resolving(scheduleNamed),
  LocationPair: resolving(pairNamed),
  Journey: resolving((asking, id) => {
    const rides = ridesOf(asking.catalogue, id);
    return rides && new RiddenJourney(asking, rides);
  }),
  JourneyLeg: resolving((asking, id) => {
    const key = parseLegId(id);
    const ride = key && rideOf(asking.catalogue, key);
    return ride && new LegView(asking, ride);
  }),
  JourneyDay: resolving(journeyDayOf),
};
