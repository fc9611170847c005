import { tomorrow } from '../../harness/rest-client.js';
import { NEVER, type Noun, one, owned } from './noun.js';

/** Departures: a schedule on one day. */
export const DEPARTURES: readonly Noun[] = [
  {
    // A schedule on one day, which stands where other nouns have a leg.
    name: 'manifest',
    unknown: NEVER,
    rows: owned(
      `(select distinct route_schedule_id as id, service_date::text as day, operator_id, operator_branch_id,
          operator_country_code from booking.leg where service_date >= now()) t`,
      {
        branches: one('t.operator_branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
      ', t.day as leg',
    ),
    operations: [
      { path: 'Query.manifest', naming: (routeScheduleId, date = tomorrow()) => ({ routeScheduleId, date }) },
      { path: 'Query.departureSeats', naming: (routeScheduleId, date = tomorrow()) => ({ routeScheduleId, date }) },
    ],
  },
  {
    // A departure with somebody to move; who may change its passengers is asked, not who may list them.
    name: 'departure with passengers',
    unknown: NEVER,
    rows: owned(
      `(select distinct l.route_schedule_id as id, l.service_date::text as day, l.operator_id, l.operator_branch_id,
          l.operator_country_code from booking.leg l join booking.booking b on b.id = l.booking_id
        where b.mode = 'live' and l.stands and exists (
          select 1 from booking.part p where p.leg_id = l.id and p.state = 'TICKETED')) t`,
      {
        branches: one('t.operator_branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
      ', t.day as leg',
    ),
    operations: [
      {
        path: 'Query.movePreview',
        naming: (routeScheduleId, date = tomorrow()) => ({
          from: { routeScheduleId, date },
          to: { routeScheduleId: NEVER, date },
        }),
      },
      {
        path: 'Query.departuresToMoveTo',
        naming: (routeScheduleId, date = tomorrow()) => ({ from: { routeScheduleId, date }, date }),
      },
      {
        path: 'Mutation.movePassengers',
        naming: (routeScheduleId, date = tomorrow()) => ({
          from: { routeScheduleId, date },
          to: { routeScheduleId: NEVER, date },
          reason: 'none',
        }),
      },
    ],
  },
];
