import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';
import { Account } from '../account/account.entity.js';
import { SEAT_ALERT_STATES, type SeatAlertState } from './seat-alert.rules.js';

/** Somebody wants one mail when seats of a pair and day come on sale or free up. Forgotten when the day is over. */
const SeatAlertSchema = defineEntity({
  name: 'SeatAlert',
  tableName: 'seat_alert',
  indexes: [{ properties: ['state', 'lookAt'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** 256 random bits: opens the alert, to be confirmed and ended by who reads the mail. */
    token: p.string().length(43).unique(),
    /** Whose it is: an account, told at its own address, or … */
    accountId: () => p.manyToOne(Account).mapToPk().nullable().fieldName('account_id').index().deleteRule('cascade'),
    /** … a guest's mailbox. */
    email: p.string().length(254).nullable().index(),
    /** In which he asked, and is told. */
    language: p.string().length(2),
    mode: p.string(),
    /** BUS, TAXI, FERRY; null: any. */
    transportType: p.string().nullable(),
    fromSlug: p.string(),
    toSlug: p.string(),
    fromName: p.json<LocalizedText>(),
    toName: p.json<LocalizedText>(),
    /** The local day of departure. */
    date: p.date().index(),
    adults: p.integer(),
    children: p.integer(),
    state: p.enum(Object.keys(SEAT_ALERT_STATES) as SeatAlertState[]),
    createdAt: p.datetime(),
    toldAt: p.datetime().nullable(),
    /** When to look for seats next. */
    lookAt: p.datetime(),
  },
});
export class SeatAlert extends SeatAlertSchema.class {}
SeatAlertSchema.setClass(SeatAlert);
