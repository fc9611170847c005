import type { Database } from '@naga/server-kit/database/database.js';
import { scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import { STATE_SQL } from './message-state.rules.js';

/** What a row `t` of the log shows. */
export const MESSAGE_COLUMNS = `t.id::text as id, t.channel, t.recipient as "to", t.subject, t.language, t.event,
  t.created_at as "createdAt", t.sent_at as "sentAt", ${STATE_SQL} as state, t.attempts, t.due_at as "dueAt", t.problem,
  t.again_of_id::text as "againOfId",
  (select trim(concat_ws(' ', a.first_name, a.last_name)) from account a where a.id = t.asked_by_id) as "askedBy",
  (select max(c.created_at) from message c
    where c.again_of_id = coalesce(t.again_of_id, t.id) and c.id > t.id) as "sentAgainAt"`;

/** A message is of every operator whose ride it tells of. */
export const MESSAGE_REACH = {
  country: 't.country_codes @> array[$key]',
  operator: 't.operator_ids @> array[$key::bigint]',
} as const;

export const MESSAGE_SCOPES = scopesOf(MESSAGE_REACH);

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
