import { localMoment } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { isSecret } from '../account-token/secret.js';
import { bySession } from '../account/signed-in.js';
import { OF_ACCOUNT } from '../seat-alert/seat-alert.queries.js';
import type { UsersContext } from '../services.js';
import type { FareAlertState } from './fare-alert.rules.js';

/** An alert as its reader sees it. */
export interface FareAlertRow {
  readonly token: string;
  readonly state: FareAlertState;
  readonly transportType: string | null;
  readonly fromSlug: string;
  readonly toSlug: string;
  readonly fromName: LocalizedText;
  readonly toName: LocalizedText;
  readonly date: string;
  readonly nationalOf: string | null;
  readonly currency: string;
  readonly below: number;
  readonly toldAt: Date | null;
}

const COLUMNS = `s.token, s.state, s.transport_type as "transportType", s.from_slug as "fromSlug", s.to_slug as "toSlug",
  s.from_name as "fromName", s.to_name as "toName", s.date::text as date, s.national_of as "nationalOf", s.currency,
  s.below::float8 as below, s.told_at as "toldAt"`;

/** What a link opens; undefined where it opens nothing any more. */
export async function fareAlertByToken(
  { database, clock }: UsersContext,
  token: string,
): Promise<FareAlertRow | undefined> {
  if (!isSecret(token)) return undefined;
  const { date: today } = localMoment(clock.now());
  const sql = `select ${COLUMNS} from fare_alert s where s.token = $1 and s.date >= $2::date`;
  return (await database.rows<FareAlertRow>(sql, [token, today]))[0];
}

/** The alerts of the signed-in user, the next day first. */
export function myFareAlerts({ database, viewer, clock }: UsersContext): Promise<FareAlertRow[]> {
  const { userId, mode } = bySession(viewer);
  const { date: today } = localMoment(clock.now());
  const sql = `select ${COLUMNS} from fare_alert s join account a on a.id = $1 and ${OF_ACCOUNT}
    where s.mode = $2 and s.date >= $3::date order by s.date, s.id limit 100`;
  return database.rows<FareAlertRow>(sql, [userId, mode, today]);
}

/** The same for an export of everything kept of somebody, without what opens it. */
export const FARE_ALERTS_OF_ACCOUNT = `select s.from_name as "from", s.to_name as "to", s.date::text as date,
    s.transport_type as "transportType", s.national_of as "nationalOf", s.currency, s.below::float8 as below, s.state,
    s.created_at as "createdAt", s.told_at as "toldAt"
  from fare_alert s join account a on a.id = $1 and ${OF_ACCOUNT} order by s.date, s.id`;
