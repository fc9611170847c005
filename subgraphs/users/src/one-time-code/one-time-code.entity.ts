import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** Six digits that were sent to a mobile number; only their keyed hash is kept. One at a time of an account. */
const OneTimeCodeSchema = defineEntity({
  name: 'OneTimeCode',
  tableName: 'one_time_code',
  properties: {
    /** E.164 */
    phoneNumber: p.string().primary(),
    /** Who gets in, or whose number it becomes: a stranger who claims the number must not read its owner's code. */
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').primary().deleteRule('cascade'),
    codeHash: p.string().length(64),
    tries: p.integer().default(0),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
  },
});
export class OneTimeCode extends OneTimeCodeSchema.class {}
OneTimeCodeSchema.setClass(OneTimeCode);
