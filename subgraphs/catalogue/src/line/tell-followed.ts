import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { CatalogueContext } from '../journey/asking.js';
import { placesOf } from './kept-departures.rules.js';
import type { Line, LineSchedule } from './line.rules.js';

/** What a change made in place of something else. */
export interface Following {
  /** The nearest first. */
  readonly timings: readonly { readonly routeTimingId: string; readonly insteadOf: readonly string[] }[];
  readonly schedules: readonly (LineSchedule & { readonly id: string })[];
}

const SEATS = `select v.id::text as id, array_agg(s.number order by s.id) as seats
  from vehicle_type v join seat s on s.seat_layout_id = v.seat_layout_id
  where v.id = any($1::bigint[]) and s.kind = 'SEAT' and s.bookable
    and not (s.blocked and s.blocked_from is null and s.blocked_to is null) group by v.id`;

/** What neighbours need of a schedule that knew another one: its days, and what its vehicle seats people on. */
async function followedSchedules(transaction: RowTransaction, line: Line, made: Following['schedules']) {
  const vehicles = [...new Set(made.map(({ vehicleTypeId }) => vehicleTypeId))];
  const rows = await transaction.rows<{ id: string; seats: readonly string[] }>(SEATS, [vehicles]);
  const seatsOf = new Map(rows.map(({ id, seats }) => [id, seats]));
  return made.map(({ id, insteadOfId, vehicleTypeId, ...schedule }) => {
    const { daysOfWeek, allowFrom1, allowTo1, allowFrom2, allowTo2 } = schedule;
    return {
      routeScheduleId: id,
      insteadOf: [...placesOf(line, { insteadOfId })],
      days: { daysOfWeek, allowFrom1, allowTo1, allowFrom2, allowTo2 },
      lastPosition: line.stops.length - 1,
      seats: seatsOf.get(vehicleTypeId) ?? [],
    };
  });
}

const savedBy = ({ viewer }: CatalogueContext): string | null => {
  if (viewer.kind === 'user') return personBehind(viewer);
  return viewer.kind === 'service' ? (viewer.onBehalfOf ?? null) : null;
};

/**
 * Tells neighbours of times and schedules that a change made in place of others (schedules.followed), each with these, the
 * nearest first: what is kept of one beside its line, such as its refund policy, its closed seats or its pricing rules, goes on
 * with it.
 */
export async function tellFollowed(
  context: CatalogueContext,
  transaction: RowTransaction,
  line: Line,
  { timings, schedules: made }: Following,
): Promise<void> {
  if (timings.length + made.length === 0) return;
  const { viewer, clock } = context;
  const schedules = made.length === 0 ? [] : await followedSchedules(transaction, line, made);
  const payload = { operatorId: line.operatorId, savedById: savedBy(context), timings, schedules };
  const { mode, requestId } = viewer;
  await emitRows(transaction, clock.now(), [{ type: 'schedules.followed', payload, mode, requestId }]);
}
