import { defineEntity, p } from '@mikro-orm/core';

const DeletedAccountSchema = defineEntity({
  name: 'DeletedAccount',
  tableName: 'deleted_account',
  properties: {
    accountId: p.bigint('string').primary().autoincrement(false),
    deletedAt: p.datetime(),
  },
});
/** What users told: nobody's wallet is this account's any more. */
export class DeletedAccount extends DeletedAccountSchema.class {}
DeletedAccountSchema.setClass(DeletedAccount);
