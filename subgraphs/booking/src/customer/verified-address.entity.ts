import { defineEntity, p } from '@mikro-orm/core';

const VerifiedAddressSchema = defineEntity({
  name: 'VerifiedAddress',
  tableName: 'verified_address',
  properties: {
    /** In small letters. */
    email: p.text().primary(),
    accountId: p.bigint('string').index(),
  },
});
/** What users told: whose a booking is that somebody buys with this address without signing in. */
export class VerifiedAddress extends VerifiedAddressSchema.class {}
VerifiedAddressSchema.setClass(VerifiedAddress);
