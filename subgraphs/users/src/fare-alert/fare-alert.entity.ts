import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';
import { Account } from '../account/account.entity.js';
import { FARE_ALERT_STATES, type FareAlertState } from './fare-alert.rules.js';

/** Somebody wants a mail whenever the lowest price of a pair and day falls. Forgotten when the day is over. */
const FareAlertSchema = defineEntity({
  name: 'FareAlert',
  tableName: 'fare_alert',
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
    /** Whose local prices are watched (ISO 3166-1 alpha-2); null: those of foreign visitors. */
    nationalOf: p.string().length(2).nullable(),
    currency: p.string().length(3),
    /** In which a guest read it; null: as it is charged. An account has it on its profile. */
    shownIn: p.string().length(3).nullable(),
    /** Told of any lowest price under it, which is the mark from then on. Minor units. */
    below: p.bigint('number'),
    state: p.enum(Object.keys(FARE_ALERT_STATES) as FareAlertState[]),
    createdAt: p.datetime(),
    /** Of the last fall. */
    toldAt: p.datetime().nullable(),
    /** When to look for a lower price next. */
    lookAt: p.datetime(),
  },
});
export class FareAlert extends FareAlertSchema.class {}
FareAlertSchema.setClass(FareAlert);
