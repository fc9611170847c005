import { recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';

import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import type { Channel } from './channels.rules.js';
import { isOpen } from './is-open.js';
import { isWanted } from './is-wanted.js';
import { MessageNotFound, MessageOnItsWay, MessageSecret, MessageStopped, MessageWayClosed } from './message.errors.js';
import { messageNoun } from './message.noun.js';
import { objectionToAgain, type SentBefore } from './message-state.rules.js';

const OBJECTIONS = {
  MESSAGE_SECRET: MessageSecret,
  MESSAGE_WAY_CLOSED: MessageWayClosed,
  MESSAGE_STOPPED: MessageStopped,
  MESSAGE_ON_ITS_WAY: MessageOnItsWay,
} as const;

interface Before {
  readonly first: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly courtesy: boolean;
  readonly private: boolean;
  readonly mode: string;
}

/** The message that was written first: those that say it again hang on it, and two at once wait for each other there. */
const FIRST = `select o.id::text as first, o.channel, o.recipient, o.courtesy, o.private, o.mode from message o
  where o.id = (select coalesce(again_of_id, id) from message where id = ?::bigint) for update`;
const LATEST = `select (extract(epoch from max(sent_at)) * 1000)::float8 as "sentAt",
    bool_or(due_at is not null) as "isDue" from message where id = ?::bigint or again_of_id = ?::bigint`;
const COPY = `insert into message (event_id, event, channel, recipient, subject, html, text, language, mode, private,
    courtesy, request_id, operator_ids, country_codes, created_at, due_at, attempts, again_of_id, asked_by_id)
  select gen_random_uuid(), event, channel, recipient, subject, html, text, language, mode, private, courtesy, ?, operator_ids,
    country_codes, ?, ?, 0, ?::bigint, ?::bigint from message where id = ?::bigint returning id::text as id`;
const FILES = `insert into message_attachment (message_id, file_name, content_type, content)
  select ?::bigint, file_name, content_type, content from message_attachment where message_id = ?::bigint order by id`;

/**
 * Sends a message again as it was written, with its files, as a message of its own; answers its id. Refuses
 * MESSAGE_NOT_FOUND, also outside the viewer's reach, and as message-state.rules.ts says.
 */
export async function sendAgain(context: UsersContext, id: string): Promise<string> {
  const { viewer, clock, services } = context;
  bySession(viewer);
  const seen = await recordWith(messageNoun, context, id);
  if (seen === undefined) throw new MessageNotFound();
  return inTransaction(context.em, async (em) => {
    const [before] = await em.execute<Before[]>(FIRST, [id]);
    if (before === undefined) throw new MessageNotFound();
    const { first, channel } = before;
    const [latest] = await em.execute<SentBefore['latest'][]>(LATEST, [first, first]);
    const now = clock.now();
    const wanted = await isWanted(em, before);
    const objection = objectionToAgain({ ...before, wanted, latest: latest! }, isOpen(services, channel), now);
    if (objection !== undefined) throw new OBJECTIONS[objection]();
    const at = new Date(now);
    const [copy] = await em.execute<{ id: string }[]>(COPY, [
      viewer.requestId,
      at,
      at,
      first,
      personBehind(viewer),
      first,
    ]);
    await em.execute(FILES, [copy!.id, first]);
    return copy!.id;
  });
}
