import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked, planned } from '@naga/server-kit/list/list-page.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { likePattern } from '../text/like-pattern.js';
import { type MessageState, STATE_SQL } from './message-state.rules.js';

export interface MessageRow {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly event: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly state: MessageState;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly problem: string | null;
  readonly againOfId: string | null;
  readonly askedBy: string | null;
  readonly sentAgainAt: Date | null;
}

const COLUMNS = `id::text as id, channel, recipient as "to", subject, language, event,
  created_at as "createdAt", sent_at as "sentAt", ${STATE_SQL} as state, attempts, due_at as "dueAt", problem,
  again_of_id::text as "againOfId",
  (select trim(concat_ws(' ', a.first_name, a.last_name)) from account a where a.id = asked_by_id) as "askedBy",
  (select max(c.created_at) from message c
    where c.again_of_id = coalesce(message.again_of_id, message.id) and c.id > message.id) as "sentAgainAt"`;

/** A message that opens an account is read only by who may act as anybody anyway. */
const readsPrivate = (viewer: Viewer): boolean => scopeOf(viewer, 'user.impersonate') === 'all';

/** A message is of every operator whose ride it tells of. */
const REACH = { country: '$key = any(country_codes)', operator: '$key::bigint = any(operator_ids)' } as const;

export const MESSAGE_SCOPES = scopesOf(REACH);

/** Mode and reach of the viewer; outside of them a message looks as if it did not exist (rules.md 8, 15). */
function visible(viewer: Viewer, reach: Reach): { where: string; values: unknown[] } {
  const { condition, value } = reachCondition(reach, REACH, 2);
  const secrets = readsPrivate(viewer) ? 'true' : 'not private';
  return { where: `mode = $1 and ${condition} and ${secrets}`, values: [viewer.mode, value] };
}

export interface MessageSearch extends PageAsked {
  /** Part of the address, the subject or the words. */
  readonly text?: string | null | undefined;
  readonly channel?: string | null | undefined;
  readonly event?: string | null | undefined;
  readonly state?: MessageState | null | undefined;
  /** Local days, both included. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

const NEWEST = ListOrder.descending({ created_at: 'time', 'message.id': 'whole' });

/** Midnight of a local day. */
const startOf = (day: string): string => `((${day})::timestamp at time zone 'Asia/Phnom_Penh')`;

const NARROWED = `($3::text is null or concat_ws(' ', recipient, subject, text) ilike $3)
  and ($4::text is null or channel = $4) and ($5::text is null or event = $5)
  and ($6::text is null or ${STATE_SQL} = $6)
  and ($7::date is null or created_at >= ${startOf('$7::date')})
  and ($8::date is null or created_at < ${startOf('$8::date + 1')})`;

/** The log, newest first. */
export function messagePage(
  database: Database,
  viewer: Viewer,
  reach: Reach,
  { text, channel, event, state, from, until, ...at }: MessageSearch,
): ListPage<MessageRow> {
  const { where, values } = visible(viewer, reach);
  const pattern = text?.trim() ? likePattern(text) : null;
  return listPage<MessageRow>(planned(database), {
    columns: COLUMNS,
    from: `from message where ${where} and ${NARROWED}`,
    values: [...values, pattern, channel ?? null, event ?? null, state ?? null, from ?? null, until ?? null],
    order: NEWEST,
    at,
  });
}

/** One message; undefined for any the viewer may not see. */
export async function messageById(
  database: Database,
  viewer: Viewer,
  reach: Reach,
  id: string,
): Promise<MessageRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { where, values } = visible(viewer, reach);
  const [row] = await database.rows<MessageRow>(
    `select ${COLUMNS} from message where ${where} and id = $${values.length + 1}`,
    [...values, id],
  );
  return row;
}

export interface BodyRow {
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
}

/** The words of these messages. */
export function bodiesOf(database: Database, messageIds: readonly string[]): Promise<BodyRow[]> {
  return database.rows<BodyRow>(
    'select id::text as "messageId", html, text from message where id = any($1::bigint[])',
    [messageIds],
  );
}

export interface AttachmentRow {
  readonly messageId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

/** What comes with these messages. */
export function attachmentsOf(database: Database, messageIds: readonly string[]): Promise<AttachmentRow[]> {
  return database.rows<AttachmentRow>(
    `select message_id as "messageId", file_name as "fileName", content_type as "contentType",
      replace(encode(content, 'base64'), E'\\n', '') as base64
     from message_attachment where message_id = any($1::bigint[]) order by id`,
    [messageIds],
  );
}
