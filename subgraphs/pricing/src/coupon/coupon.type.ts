import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CouponTotal } from './coupon-total.js';

export const CouponKindEnum = { PERCENT: 'PERCENT', AMOUNT: 'AMOUNT', SET_PRICE: 'SET_PRICE' } as const;
registerEnumType(CouponKindEnum, {
  name: 'CouponKind',
  valuesConfig: {
    PERCENT: { description: 'Basis points off the fares.' },
    AMOUNT: { description: 'Off the sum of the fares.' },
    SET_PRICE: { description: 'What each seat costs, where it costs more.' },
  },
});
export const CouponFunderEnum = { PLATFORM: 'PLATFORM', OPERATOR: 'OPERATOR', SHARED: 'SHARED' } as const;
registerEnumType(CouponFunderEnum, { name: 'CouponFunder', description: 'Who goes without what is saved.' });

@ObjectType('CouponTotal', { simpleResolvers: true, description: 'What the coupons of a list come to, by currency.' })
export class CouponTotalView implements CouponTotal {
  @Field(() => String) currency!: CouponTotal['currency'];
  @Field(() => Int) coupons!: number;
  @Field(() => Int, { description: 'Reserved and consumed.' }) uses!: number;
  @Field(() => SafeInt, { description: 'What these save together, minor units.' }) spent!: number;
}
