import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Audience } from './audience.js';
import {
  NOTIFICATION_KIND,
  NOTIFICATION_STATE,
  type NotificationKind,
  type NotificationState,
} from './notification-words.js';

export interface NotificationRow {
  readonly id: string;
  readonly titles: LocalizedText;
  readonly texts: LocalizedText;
  readonly audience: Audience;
  readonly channels: readonly string[];
  readonly people: number;
  readonly delivered: number;
  readonly read: number;
  readonly state: keyof typeof NotificationState;
  readonly kind: keyof typeof NotificationKind;
  readonly person: string | null;
  readonly sentBy: string | null;
  readonly createdAt: Date;
}

/** What a row `t` of the list shows. */
export const NOTIFICATION_COLUMNS = `t.id::text as id, t.titles, t.texts, t.audience, t.channels, t.people, t.delivered, t.read,
  ${NOTIFICATION_STATE} as state, ${NOTIFICATION_KIND} as kind,
  (select trim(concat_ws(' ', a.first_name, a.last_name)) from account a where a.id = t.sent_by_id) as "sentBy",
  (select trim(concat_ws(' ', a.first_name, a.last_name)) from account a
    where a.id = (t.audience->>'accountId')::bigint) as person,
  t.created_at as "createdAt"`;

export const NOTIFICATION_REACH = {
  country: 't.country_code = $key',
  operator: 't.operator_id = $key::bigint',
} as const;

/** One that was sent a moment ago, whoever may read it. */
export async function sentNotification(database: Database, id: string): Promise<NotificationRow | undefined> {
  const sql = `select ${NOTIFICATION_COLUMNS} from notification t where t.id = $1::bigint`;
  return (await database.rows<NotificationRow>(sql, [id]))[0];
}

export interface OwnNotificationRow {
  readonly id: string;
  readonly titles: LocalizedText;
  readonly texts: LocalizedText;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

const OWN = `from notification_recipient r join notification n on n.id = r.notification_id
  where r.account_id = $1::bigint and r.delivered_at is not null`;
const LATEST = ListOrder.descending({ 'r.id': 'whole' });

/** What somebody was told, newest first. */
export const ownNotifications = (database: Database, accountId: string, at: PageAsked): ListPage<OwnNotificationRow> =>
  listPage<OwnNotificationRow>(database, {
    columns: `n.id::text as id, n.titles, n.texts, n.created_at as "createdAt", r.read_at as "readAt"`,
    from: OWN,
    values: [accountId],
    order: LATEST,
    at,
  });

/** How many of them he has not read. */
export async function unreadOf(database: Database, accountId: string): Promise<number> {
  const [counted] = await database.rows<{ unread: number }>(
    `select count(*)::int as unread ${OWN} and r.read_at is null`,
    [accountId],
  );
  return counted?.unread ?? 0;
}

const READ = `with seen as (update notification_recipient set read_at = $3
    where account_id = $1::bigint and notification_id = any($2::bigint[]) and read_at is null and delivered_at is not null
    returning notification_id),
  counted as (update notification n set read = n.read + 1 where n.id in (select notification_id from seen) returning 1)
  select count(*)::int as read from counted`;

/** Somebody has read some of what he was told; answers how many he had not before. */
export async function readNotifications(
  database: Database,
  accountId: string,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const known = ids.filter(isRowId);
  const [done] = await database.rows<{ read: number }>(READ, [accountId, known, new Date(now)]);
  return done?.read ?? 0;
}
