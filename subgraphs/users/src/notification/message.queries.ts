import type { Database } from '@naga/server-kit/database/database.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { likePattern } from '../text/like-pattern.js';

export interface MessageRow {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly event: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const COLUMNS = `id, channel, recipient as "to", subject, html, text, language, event, created_at as "createdAt",
  sent_at as "sentAt"`;

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

export interface MessageSearch {
  /** Part of the address, the subject or the words. */
  readonly text?: string | undefined;
  readonly channel?: string | undefined;
  readonly event?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The inbox, newest first. */
export async function messagePage(
  database: Database,
  viewer: Viewer,
  reach: Reach,
  { text, channel, event, page, pageSize }: MessageSearch,
): Promise<{ total: number; rows: MessageRow[] }> {
  const { where, values } = visible(viewer, reach);
  const given = [...values, text ? likePattern(text) : null, channel ?? null, event ?? null];
  const [asText, asChannel, asEvent] = [1, 2, 3].map((n) => `$${values.length + n}::text`);
  const from = `from message where ${where}
    and (${asText} is null or concat_ws(' ', recipient, subject, text) ilike ${asText})
    and (${asChannel} is null or channel = ${asChannel}) and (${asEvent} is null or event = ${asEvent})`;
  const [counted] = await database.rows<{ total: number }>(`select count(*)::int as total ${from}`, given);
  const rows = await database.rows<MessageRow>(
    `select ${COLUMNS} ${from} order by created_at desc, id desc
     limit $${given.length + 1} offset $${given.length + 2}::bigint`,
    [...given, pageSize, (page - 1) * pageSize],
  );
  return { total: counted?.total ?? 0, rows };
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
