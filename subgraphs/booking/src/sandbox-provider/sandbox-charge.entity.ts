import { defineEntity, p } from '@mikro-orm/core';

const SandboxChargeSchema = defineEntity({
  name: 'SandboxCharge',
  tableName: 'sandbox_charge',
  properties: {
    id: p.text().primary(),
    reference: p.text().unique(),
    state: p.text(),
    method: p.text(),
    amount: p.bigint('number'),
    currency: p.string().length(3),
    description: p.text(),
    returnUrl: p.text().nullable(),
    mode: p.string().length(7),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    /** What will be, or was, sent: fixed at the decision, so that every delivery is the same. */
    callbackBody: p.text().nullable(),
    acknowledgedAt: p.datetime().nullable(),
  },
});
/** The built-in provider's own record of a charge. */
export class SandboxCharge extends SandboxChargeSchema.class {}
SandboxChargeSchema.setClass(SandboxCharge);

const SandboxRefundSchema = defineEntity({
  name: 'SandboxRefund',
  tableName: 'sandbox_refund',
  properties: {
    reference: p.text().primary(),
    chargeId: p.text(),
    amount: p.bigint('number'),
    currency: p.string().length(3),
    createdAt: p.datetime(),
  },
});
/** The built-in provider's own record of money it sent back. */
export class SandboxRefund extends SandboxRefundSchema.class {}
SandboxRefundSchema.setClass(SandboxRefund);
