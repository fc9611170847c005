import { localMoment } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { UsersContext } from '../services.js';
import { isSecret } from '../account-token/secret.js';
import { bySession } from '../account/signed-in.js';
import type { SeatAlertState } from './seat-alert.rules.js';

/** An alert as its reader sees it. */
export interface SeatAlertRow {
  readonly token: string;
  readonly state: SeatAlertState;
  readonly transportType: string | null;
  readonly fromSlug: string;
  readonly toSlug: string;
  readonly fromName: LocalizedText;
  readonly toName: LocalizedText;
  readonly date: string;
  readonly adults: number;
  readonly children: number;
  readonly toldAt: Date | null;
}

const COLUMNS = `s.token, s.state, s.transport_type as "transportType", s.from_slug as "fromSlug", s.to_slug as "toSlug",
  s.from_name as "fromName", s.to_name as "toName", s.date::text as date, s.adults, s.children, s.told_at as "toldAt"`;

/** What a link opens; undefined where it opens nothing any more. */
export async function seatAlertByToken(
  { database, clock }: UsersContext,
  token: string,
): Promise<SeatAlertRow | undefined> {
  if (!isSecret(token)) return undefined;
  const { date: today } = localMoment(clock.now());
  const sql = `select ${COLUMNS} from seat_alert s where s.token = $1 and s.date >= $2::date`;
  return (await database.rows<SeatAlertRow>(sql, [token, today]))[0];
}

/** Of an account, and of its mailbox from before he signed in, as far as that was confirmed. */
export const OF_ACCOUNT = `(s.account_id = a.id or s.state <> 'WAITING' and a.email_verified_at is not null and s.email = a.email)`;

/** The alerts of the signed-in user, the next day first. */
export function mySeatAlerts({ database, viewer, clock }: UsersContext): Promise<SeatAlertRow[]> {
  const { userId, mode } = bySession(viewer);
  const { date: today } = localMoment(clock.now());
  const sql = `select ${COLUMNS} from seat_alert s join account a on a.id = $1 and ${OF_ACCOUNT}
    where s.mode = $2 and s.date >= $3::date order by s.date, s.id limit 100`;
  return database.rows<SeatAlertRow>(sql, [userId, mode, today]);
}

/** The same for an export of everything kept of somebody, without what opens it. */
export const SEAT_ALERTS_OF_ACCOUNT = `select s.from_name as "from", s.to_name as "to", s.date::text as date,
    s.transport_type as "transportType", s.adults, s.children, s.state, s.created_at as "createdAt",
    s.told_at as "toldAt"
  from seat_alert s join account a on a.id = $1 and ${OF_ACCOUNT} order by s.date, s.id`;
