import { defineEntity, p } from '@mikro-orm/core';

const RewardMonthSchema = defineEntity({
  name: 'RewardMonth',
  tableName: 'reward_month',
  properties: {
    /** 'YYYY-MM' of UTC+7. */
    month: p.string().length(7).primary(),
    referrals: p.integer().default(0),
    cashback: p.integer().default(0),
  },
});
/** What campaigns have given away in a month. */
export class RewardMonth extends RewardMonthSchema.class {}
RewardMonthSchema.setClass(RewardMonth);
