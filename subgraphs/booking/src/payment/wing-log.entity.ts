import { defineEntity, p } from '@mikro-orm/core';
import { Payment } from './payment.entity.js';

const WingLogSchema = defineEntity({
  name: 'WingLog',
  tableName: 'wing_log',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    paymentId: () => p.manyToOne(Payment).mapToPk().fieldName('payment_id').index(),
    logData: p.json<Record<string, unknown>>(),
    mode: p.string().length(7),
    at: p.datetime(),
  },
});
/** What Wing's page in the mobile application reported (specification, section 7); kept 90 days. */
export class WingLog extends WingLogSchema.class {}
WingLogSchema.setClass(WingLog);
