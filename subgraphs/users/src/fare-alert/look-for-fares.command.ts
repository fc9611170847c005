import { localMoment } from '@naga/kernel/clock-time.js';
import type { Money } from '@naga/kernel/money.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import { lowestFareOn } from '../neighbours/watched-journeys.js';
import { nextLook } from '../alert/alert.rules.js';
import type { UsersContext } from '../services.js';
import { hasFallen } from './fare-alert.rules.js';

export const BATCH = 200;

interface DueAlert {
  readonly id: string;
  readonly mode: Mode;
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY' | null;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly nationalOf: string | null;
  readonly currency: string;
  readonly below: number;
  /** PostgreSQL's own version of the row: another one after any change. */
  readonly version: string;
}

const DUE = `select id::text as id, mode, transport_type as "transportType", from_slug as "from", to_slug as "to",
    date::text as date, national_of as "nationalOf", currency, below::float8 as below, xmin::text as version
  from fare_alert where state = 'ACTIVE' and look_at <= $1 and date >= $2::date order by look_at, id limit ${BATCH}`;

/** The price told is the next mark, so that who looked at the same time tells nothing. Not who asked for less meanwhile. */
const FELL = `update fare_alert s set below = seen.fare, told_at = $4, look_at = $5
  from unnest($1::bigint[], $2::bigint[], $3::text[]) as seen(id, fare, currency)
  where s.id = seen.id and s.state = 'ACTIVE' and s.currency = seen.currency and s.below > seen.fare
  returning s.id::text as id, s.mode, seen.fare::float8 as fare`;

/** Not who was changed meanwhile, if only by a price that was told to have changed: he is still due, and looked at anew. */
const LATER = `update fare_alert s set look_at = $3 from unnest($1::bigint[], $2::text[]) as seen(id, version)
  where s.id = seen.id and s.xmin::text = seen.version and s.state = 'ACTIVE'`;

const watchOf = ({ mode, transportType, from, to, date, nationalOf, currency }: DueAlert): string =>
  JSON.stringify([mode, transportType, from, to, date, nationalOf, currency]);

interface Fall {
  readonly alert: DueAlert;
  readonly fare: Money;
}

/** Those of the alerts, which watch the same, whose price fell; a watch that cannot be looked at keeps no other waiting. */
async function fallsOf(context: UsersContext, alerts: readonly DueAlert[]): Promise<readonly Fall[]> {
  const { mode, ...watch } = alerts[0]!;
  try {
    const fare = await lowestFareOn({ ...context, viewer: { ...context.viewer, mode } }, watch);
    return alerts.flatMap((alert) => (fare !== undefined && hasFallen(alert, fare) ? [{ alert, fare }] : []));
  } catch (err) {
    context.log.error({ err, alertIds: alerts.map(({ id }) => id) }, 'prices not looked for; it will be tried again');
    return [];
  }
}

/** fare_alert.fell for each of them in the transaction that lowers its mark; the others wait until their next look. */
async function writeLook(context: UsersContext, falls: readonly Fall[], others: readonly DueAlert[]): Promise<void> {
  const { database, clock, viewer } = context;
  const now = clock.now();
  const later = new Date(nextLook(now));
  await inRowTransaction(database, async (transaction) => {
    const values = [
      falls.map(({ alert }) => alert.id),
      falls.map(({ fare }) => fare.amount),
      falls.map(({ fare }) => fare.currency),
      new Date(now),
      later,
    ];
    const told = await transaction.rows<{ id: string; mode: Mode; fare: number }>(FELL, values);
    const events = told.map(({ id, mode, fare }) => {
      const before = falls.find(({ alert }) => alert.id === id)!.alert.below;
      return { type: 'fare_alert.fell', payload: { alertId: id, fare, before }, mode, requestId: viewer.requestId };
    });
    await emitRows(transaction, now, events);
    await transaction.rows(LATER, [others.map(({ id }) => id), others.map(({ version }) => version), later]);
  });
}

/**
 * Looks for lower prices for a batch of alerts that are due, once for all who watch the same; the others wait until
 * prices or seats are told to have changed, ten minutes at most. Answers how many were looked at.
 */
export async function lookForFares(context: UsersContext): Promise<number> {
  const now = context.clock.now();
  const due = await context.database.rows<DueAlert>(DUE, [new Date(now), localMoment(now).date]);
  const falls: Fall[] = [];
  for (const alerts of Map.groupBy(due, watchOf).values()) falls.push(...(await fallsOf(context, alerts)));
  const fallen = new Set(falls.map(({ alert }) => alert));
  if (due.length > 0)
    await writeLook(
      context,
      falls,
      due.filter((alert) => !fallen.has(alert)),
    );
  return due.length;
}
