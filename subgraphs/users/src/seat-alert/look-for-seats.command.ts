import { localMoment } from '@naga/kernel/clock-time.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { nextLook } from '../alert/alert.rules.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import { watchedJourneys } from '../neighbours/watched-journeys.js';
import type { UsersContext } from '../services.js';
import { mostFree } from './seat-alert.rules.js';

export const BATCH = 200;

interface DueAlert {
  readonly id: string;
  readonly mode: Mode;
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY' | null;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly seats: number;
  /** PostgreSQL's own version of the row: another one after any change. */
  readonly version: string;
}

const DUE = `select id::text as id, mode, transport_type as "transportType", from_slug as "from", to_slug as "to",
    date::text as date, adults + children as seats, xmin::text as version
  from seat_alert where state = 'ACTIVE' and look_at <= $1 and date >= $2::date order by look_at, id limit ${BATCH}`;

/** Not who asked for another number meanwhile: he is due again. */
const FOUND = `update seat_alert s set state = 'TOLD', told_at = $3 from unnest($1::bigint[], $2::int[]) as seen(id, seats)
  where s.id = seen.id and s.adults + s.children = seen.seats and s.state = 'ACTIVE' returning s.id::text as id, s.mode`;

/** Not who was changed meanwhile, if only by seats that were told to be free: he is still due, and looked at anew. */
const LATER = `update seat_alert s set look_at = $3 from unnest($1::bigint[], $2::text[]) as seen(id, version)
  where s.id = seen.id and s.xmin::text = seen.version and s.state = 'ACTIVE'`;

const watchOf = ({ mode, transportType, from, to, date }: DueAlert): string =>
  JSON.stringify([mode, transportType, from, to, date]);

/** The most seats that are free together on one journey of what these alerts watch. */
async function freeOf(context: UsersContext, { mode, ...watch }: DueAlert): Promise<number> {
  const asking = { ...context, viewer: { ...context.viewer, mode } };
  return mostFree(await watchedJourneys(asking, watch));
}

/** Those of the alerts, which watch the same, who have enough seats now; a watch that cannot be looked at keeps no other waiting. */
async function foundOf(context: UsersContext, alerts: readonly DueAlert[]): Promise<readonly DueAlert[]> {
  try {
    const free = await freeOf(context, alerts[0]!);
    return alerts.filter(({ seats }) => seats <= free);
  } catch (err) {
    context.log.error({ err, alertIds: alerts.map(({ id }) => id) }, 'seats not looked for; it will be tried again');
    return [];
  }
}

/**
 * Looks for the seats of a batch of alerts that are due, once for all who watch the same. seat_alert.found for those who
 * have them now, once an alert; the others wait until seats are told to be free, ten minutes at most. Answers how many
 * were looked at.
 */
export async function lookForSeats(context: UsersContext): Promise<number> {
  const { database, clock, viewer } = context;
  const now = clock.now();
  const due = await database.rows<DueAlert>(DUE, [new Date(now), localMoment(now).date]);
  const watches = Map.groupBy(due, watchOf);
  const found: DueAlert[] = [];
  for (const alerts of watches.values()) found.push(...(await foundOf(context, alerts)));
  const others = due.filter((alert) => !found.includes(alert));
  if (due.length > 0)
    await inRowTransaction(database, async (transaction) => {
      const told = await transaction.rows<{ id: string; mode: Mode }>(FOUND, [
        found.map(({ id }) => id),
        found.map(({ seats }) => seats),
        new Date(now),
      ]);
      const events = told.map(({ id, mode }) => ({
        type: 'seat_alert.found',
        payload: { alertId: id },
        mode,
        requestId: viewer.requestId,
      }));
      await emitRows(transaction, now, events);
      const values = [others.map(({ id }) => id), others.map(({ version }) => version), new Date(nextLook(now))];
      await transaction.rows(LATER, values);
    });
  return due.length;
}
