import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice } from '@naga/server-kit/crud/noun-field.js';
import { line, paragraph } from '@naga/server-kit/crud/text-field.js';
import { instant, since, until } from '@naga/server-kit/crud/time-field.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { MESSAGE_COLUMNS, MESSAGE_REACH } from './message.queries.js';
import { MessageState, STATE_SQL } from './message-state.rules.js';

/** A message that opens an account is read only by who may act as anybody anyway. */
const readsPrivate = (viewer: Viewer): boolean => scopeOf(viewer, 'user.impersonate') === 'all';

const WRITTEN = `coalesce(t."created_at", timestamptz 'epoch')`;

/** Every message as it went out, for who looks what somebody was told; sending it again is a command of its own. */
export const messageNoun = defineNoun({
  name: 'Message',
  plural: 'Messages',
  about: 'A message as it was sent.',
  table: 'message',
  permission: 'notification.send',
  owner: { sql: MESSAGE_REACH },
  byMode: true,
  only: (viewer) => (readsPrivate(viewer) ? 'true' : 'not t.private'),
  fields: {
    to: line({ max: 254, column: 'recipient', sorted: true, searched: true }),
    subject: line({ max: 500, sorted: true, searched: true, orderKept: 'listed_subject' }),
    text: paragraph({ max: 100_000, searched: true }),
    channel: line({ max: 20, sorted: true, filtered: true, about: 'EMAIL, SMS or TELEGRAM.' }),
    event: line({ max: 60, sorted: true, filtered: true, about: 'Message.event' }),
    state: choice(
      { of: Object.values(MessageState), named: 'MessageState', told: STATE_SQL, sorted: true, filtered: true },
      MessageState,
    ),
    createdAt: instant({ sorted: true }),
    from: since({ moment: WRITTEN, about: 'Written on this day or later.' }),
    until: until({ moment: WRITTEN, about: 'Written on this day or before.' }),
  },
  called: 'subject',
  ends: 'kept',
  recorded: {
    operations: { list: 'messages', one: 'message' },
    types: { filter: 'MessageFilter', order: 'MessageOrder', listed: 'Message' },
    columns: MESSAGE_COLUMNS,
    by: 'createdAt',
    descending: true,
  },
});
