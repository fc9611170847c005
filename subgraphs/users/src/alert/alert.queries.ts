import { localMoment } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { isSecret } from '../account-token/secret.js';
import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';

/** Of an alert as its reader sees it, what all kinds say. */
export interface AlertRow {
  readonly token: string;
  readonly transportType: string | null;
  readonly fromSlug: string;
  readonly toSlug: string;
  readonly fromName: LocalizedText;
  readonly toName: LocalizedText;
  readonly date: string;
  readonly toldAt: Date | null;
}

/** A kind of alert: its table, and the columns of rows `s` that it alone has. */
export interface AlertTable {
  readonly table: 'seat_alert' | 'fare_alert';
  readonly own: string;
}

const columnsOf = ({ own }: AlertTable): string => `s.token, s.state, s.transport_type as "transportType",
  s.from_slug as "fromSlug", s.to_slug as "toSlug", s.from_name as "fromName", s.to_name as "toName",
  s.date::text as date, s.told_at as "toldAt", ${own}`;

/** Of an account, and of its mailbox from before he signed in, as far as that was confirmed. */
const OF_ACCOUNT = `(s.account_id = a.id or s.state <> 'WAITING' and a.email_verified_at is not null and s.email = a.email)`;

/** What a link opens; undefined where it opens nothing any more. */
export async function alertByToken<Row extends AlertRow>(
  { database, clock }: UsersContext,
  kind: AlertTable,
  token: string,
): Promise<Row | undefined> {
  if (!isSecret(token)) return undefined;
  const sql = `select ${columnsOf(kind)} from ${kind.table} s where s.token = $1 and s.date >= $2::date`;
  return (await database.rows<Row>(sql, [token, localMoment(clock.now()).date]))[0];
}

/** The alerts of the signed-in user, the next day first. */
export function myAlerts<Row extends AlertRow>(
  { database, viewer, clock }: UsersContext,
  kind: AlertTable,
): Promise<Row[]> {
  const { userId, mode } = bySession(viewer);
  const sql = `select ${columnsOf(kind)} from ${kind.table} s join account a on a.id = $1 and ${OF_ACCOUNT}
    where s.mode = $2 and s.date >= $3::date order by s.date, s.id limit 100`;
  return database.rows<Row>(sql, [userId, mode, localMoment(clock.now()).date]);
}

/** SQL of the same for an export of everything kept of somebody (`$1`), without what opens it. */
export const alertsOfAccount = ({ table, own }: AlertTable): string => `select s.from_name as "from", s.to_name as "to",
    s.date::text as date, s.transport_type as "transportType", ${own}, s.state, s.created_at as "createdAt",
    s.told_at as "toldAt"
  from ${table} s join account a on a.id = $1 and ${OF_ACCOUNT} order by s.date, s.id`;
