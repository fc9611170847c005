import { defineEntity, p } from '@mikro-orm/core';

const ClosingWalletSchema = defineEntity({
  name: 'ClosingWallet',
  tableName: 'closing_wallet',
  properties: {
    accountId: p.bigint('string').primary().autoincrement(false),
    closedAt: p.datetime(),
  },
});
/** Whose owner is about to delete his account: nothing comes in until it is known whether he did. */
export class ClosingWallet extends ClosingWalletSchema.class {}
ClosingWalletSchema.setClass(ClosingWallet);
