import type { LocalizedText } from '@naga/kernel/language.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';

export interface BoardingRouteRow {
  readonly routeId: string;
  readonly operatorId: string;
  readonly routeNames: LocalizedText;
  readonly addedAt: Date;
}

const ROW = `select r.route_id::text as "routeId", r.operator_id::text as "operatorId", r.route_names as "routeNames",
    r.added_at as "addedAt" from boarding_route r`;

/** One of them, whoever asks: for who has just added it. */
export async function boardingRoute({ database }: BookingContext, routeId: string): Promise<BoardingRouteRow> {
  const [row] = await database.rows<BoardingRouteRow>(`${ROW} where r.route_id = $1`, [routeId]);
  return row!;
}

const MOST_ROWS = 200;

/** One page of the routes within reach on which one may pay the driver, by operator and name: two statements. */
export async function boardingRoutes(
  context: BookingContext,
  { operatorId, page, pageSize }: { operatorId?: string | null | undefined; page: number; pageSize: number },
): Promise<{ total: number; rows: BoardingRouteRow[] }> {
  const where = `where ($1::bigint[] is null or r.operator_id = any($1)) and ($2::text is null or r.operator_id::text = $2)`;
  const limit = Math.min(MOST_ROWS, Math.max(1, pageSize));
  const offset = (Math.min(1_000_000, Math.max(1, page)) - 1) * limit;
  const { database } = context;
  const values = [await operatorsInReach(context, 'catalogue.edit'), operatorId ?? null];
  const order = `order by r.operator_id, r.route_names->>'en', r.route_id`;
  const [rows, counted] = await Promise.all([
    database.rows<BoardingRouteRow>(`${ROW} ${where} ${order} limit $3 offset $4`, [...values, limit, offset]),
    database.rows<{ total: number }>(`select count(*)::int as total from boarding_route r ${where}`, values),
  ]);
  return { total: counted[0]!.total, rows };
}
