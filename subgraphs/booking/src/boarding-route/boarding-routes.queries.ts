import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';

export interface BoardingRouteRow {
  readonly routeId: string;
  readonly operatorId: string;
  readonly routeNames: LocalizedText;
  readonly addedAt: Date;
}

const COLUMNS = `r.route_id::text as "routeId", r.operator_id::text as "operatorId", r.route_names as "routeNames",
    r.added_at as "addedAt"`;

/** One of them, whoever asks: for who has just added it. */
export async function boardingRoute({ database }: BookingContext, routeId: string): Promise<BoardingRouteRow> {
  const [row] = await database.rows<BoardingRouteRow>(`select ${COLUMNS} from boarding_route r where r.route_id = $1`, [
    routeId,
  ]);
  return row!;
}

const BY_NAME = ListOrder.ascending({
  'r.operator_id': 'whole',
  "coalesce(r.route_names->>'en', '')": 'text',
  'r.route_id': 'whole',
});

/** One page of the routes within reach on which one may pay the driver, by operator and name. */
export async function boardingRoutes(
  context: BookingContext,
  { operatorId, ...at }: PageAsked & { readonly operatorId?: string | null | undefined },
): Promise<ListPage<BoardingRouteRow>> {
  return listPage<BoardingRouteRow>(context.database, {
    columns: COLUMNS,
    from: `from boarding_route r where ($1::bigint[] is null or r.operator_id = any($1))
      and ($2::text is null or r.operator_id::text = $2)`,
    values: [await operatorsInReach(context, 'catalogue.edit'), operatorId ?? null],
    order: BY_NAME,
    at,
  });
}
