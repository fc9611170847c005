import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { names, paragraphs } from '@naga/server-kit/crud/text-field.js';
import { instant } from '@naga/server-kit/crud/time-field.js';
import { NOTIFICATION_COLUMNS, NOTIFICATION_REACH } from './notification.queries.js';

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
    titles: names({ max: 200, sorted: true, searched: true }),
    texts: paragraphs({ max: 5000, searched: true }),
    people: whole(people),
    delivered: whole(people),
    read: whole(people),
    createdAt: instant({ sorted: true }),
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
