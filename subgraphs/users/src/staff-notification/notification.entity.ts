import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';
import { Account } from '../account/account.entity.js';
import type { Audience } from './audience.js';

/** What staff told somebody, or a group. */
const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    titles: p.json<LocalizedText>(),
    texts: p.json<LocalizedText>(),
    /** Whom it was for, as it was asked. */
    audience: p.json<Audience>(),
    /** Ways beside the inbox of accounts. */
    channels: p.array(),
    /** Whose it is: staff of this operator or country see it; neither: the platform's. */
    operatorId: p.bigint('string').nullable().index(),
    countryCode: p.string().length(2).nullable(),
    /** How many it went to, how many of them have it, and how many read it in their inbox. */
    people: p.integer(),
    delivered: p.integer().default(0),
    read: p.integer().default(0),
    sentById: p.bigint('string'),
    createdAt: p.datetime().index(),
  },
});
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification);

/** Whom a notification goes to, once each. Addresses are kept until it has left. */
const NotificationRecipientSchema = defineEntity({
  name: 'NotificationRecipient',
  tableName: 'notification_recipient',
  uniques: [{ properties: ['notificationId', 'accountId'] }],
  indexes: [
    {
      name: 'notification_recipient_waiting',
      expression:
        'create index notification_recipient_waiting on notification_recipient (notification_id, id) where delivered_at is null',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    notificationId: () => p.manyToOne(Notification).mapToPk().fieldName('notification_id').deleteRule('cascade'),
    /** Null: a passenger without an account. */
    accountId: () => p.manyToOne(Account).mapToPk().nullable().fieldName('account_id').index().deleteRule('cascade'),
    email: p.string().length(254).nullable(),
    phone: p.string().nullable(),
    chat: p.string().nullable(),
    language: p.string().length(2),
    deliveredAt: p.datetime().nullable(),
    readAt: p.datetime().nullable(),
  },
});
export class NotificationRecipient extends NotificationRecipientSchema.class {}
NotificationRecipientSchema.setClass(NotificationRecipient);
