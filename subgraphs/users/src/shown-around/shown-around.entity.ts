import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** Somebody took the tour of the back office to its end, or said that he needs none: he is offered it no more. */
const ShownAroundSchema = defineEntity({
  name: 'ShownAround',
  tableName: 'shown_around',
  properties: {
    accountId: () => p.oneToOne(Account).mapToPk().primary().fieldName('account_id').deleteRule('cascade'),
    at: p.datetime(),
  },
});
export class ShownAround extends ShownAroundSchema.class {}
ShownAroundSchema.setClass(ShownAround);
