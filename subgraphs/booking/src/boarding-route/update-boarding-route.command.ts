import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import { RouteNotFound } from './boarding-route.errors.js';
import { demandOrder } from './demand-order.js';
import type { TravelDays } from './travel-days.rules.js';

const FIND = `select version from boarding_route
  where route_id = $1 and ($2::bigint[] is null or operator_id = any($2)) for update`;

const WRITE = `update boarding_route set travel_from = $2::date, travel_until = $3::date, version = version + 1
  where route_id = $1`;

const LAST_SAVED = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, actor_user_id::text as "savedById"
  from audit_entry where entity = 'BoardingRoute' and row_id = $1 order by audit_entry.at desc, id desc limit 1`;

/**
 * On which days of travel the driver of a route is paid, by who saw `version` of it; who has chosen it before still pays
 * him. Refuses ROUTE_NOT_FOUND out of reach, CHANGED_MEANWHILE, TRY_AGAIN; InvalidInput for days that end before they begin.
 */
export async function updateBoardingRoute(
  context: BookingContext,
  routeId: string,
  version: number,
  days: TravelDays,
): Promise<void> {
  demandOrder(days);
  if (!/^\d{1,18}$/.test(routeId)) throw new RouteNotFound({ routeId });
  const operators = await operatorsInReach(context, 'catalogue.edit');
  const save = () =>
    inBookingTransaction(context, async (transaction) => {
      const [known] = await transaction.rows<{ version: number }>(FIND, [routeId, operators]);
      if (known === undefined) throw new RouteNotFound({ routeId });
      if (known.version !== version) {
        const [last] = await transaction.rows<{ at: string; savedById: string | null }>(LAST_SAVED, [routeId]);
        throw new ChangedMeanwhile({ by: null, at: last?.at ?? null }, last?.savedById ?? null);
      }
      await transaction.rows(WRITE, [routeId, days.travelFrom ?? null, days.travelUntil ?? null]);
    });
  await nameWhoSaved(save, colleagueName(context));
}
