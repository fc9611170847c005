import { defineEntity, p } from '@mikro-orm/core';

const WingLogSchema = defineEntity({
  name: 'WingLog',
  tableName: 'wing_log',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    paymentId: p.text(),
    logData: p.json<Record<string, unknown>>(),
    mode: p.string().length(7),
    at: p.datetime(),
  },
});
/** What Wing's page in the mobile application reported (specification, section 7). */
export class WingLog extends WingLogSchema.class {}
WingLogSchema.setClass(WingLog);
