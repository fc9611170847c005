import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { names, paragraphs } from '@naga/server-kit/crud/text-field.js';
import { instant, since, until } from '@naga/server-kit/crud/time-field.js';
import { OperatorRef } from '../people/operator.type.js';
import { NOTIFICATION_CHANNELS } from './audience.js';
import { NOTIFICATION_KIND, NOTIFICATION_STATE, NotificationKind, NotificationState } from './notification-words.js';
import { NOTIFICATION_COLUMNS, NOTIFICATION_REACH } from './notification.queries.js';

const SENT = `coalesce(t."created_at", timestamptz 'epoch')`;
const SHOWN = { sorted: true, filtered: true } as const;
const people = { min: 0, max: 1_000_000_000, sorted: true } as const;

/** What staff told people, as it is listed; whoever sends another one writes it on a screen of its own. */
export const notificationNoun = defineNoun({
  name: 'Notification',
  plural: 'Notifications',
  about: 'What staff told people.',
  table: 'notification',
  permission: 'notification.send',
  owner: { sql: NOTIFICATION_REACH },
  fields: {
    titles: names({ max: 200, sorted: true, searched: true, orderKept: 'listed_titles' }),
    texts: paragraphs({ max: 5000, searched: true }),
    people: whole(people),
    delivered: whole(people),
    read: whole(people),
    state: choice(
      { of: Object.values(NotificationState), named: 'NotificationState', told: NOTIFICATION_STATE, ...SHOWN },
      NotificationState,
    ),
    kind: choice(
      { of: Object.values(NotificationKind), named: 'NotificationKind', told: NOTIFICATION_KIND, ...SHOWN },
      NotificationKind,
    ),
    operatorId: neighbourReference({ of: OperatorRef, optional: true, filtered: true }),
    channel: choice({
      of: NOTIFICATION_CHANNELS,
      named: 'NotificationChannel',
      filtered: true,
      bound: (channel) => `t.channels @> array[${channel}]`,
      about: 'Those that went this way as well.',
    }),
    createdAt: instant({ sorted: true }),
    from: since({ moment: SENT, about: 'Sent on this day or later.' }),
    until: until({ moment: SENT, about: 'Sent on this day or before.' }),
  },
  called: 'titles',
  ends: 'kept',
  recorded: {
    operations: { list: 'notifications', one: 'notification' },
    types: { filter: 'NotificationFilter', order: 'NotificationOrder', listed: 'Notification' },
    columns: NOTIFICATION_COLUMNS,
    by: 'createdAt',
    descending: true,
  },
});
