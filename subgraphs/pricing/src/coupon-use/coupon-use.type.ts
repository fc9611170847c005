import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { MaxLength } from 'class-validator';
import { ArgsType, Directive, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import type { UseState } from './use-state.rules.js';

export const CouponUseStateEnum = { RESERVED: 'RESERVED', CONSUMED: 'CONSUMED', RELEASED: 'RELEASED' } as const;
registerEnumType(CouponUseStateEnum, {
  name: 'CouponUseState',
  valuesConfig: {
    RESERVED: { description: 'Its booking is held.' },
    CONSUMED: { description: 'Its booking was sold.' },
    RELEASED: { description: 'Given back: its booking expired, was cancelled as a whole, or does without it.' },
  },
});

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('Booking', { simpleResolvers: true })
export class CouponBookingView {
  @Field(() => ID) id!: string;
}

@ObjectType('CouponUse', { simpleResolvers: true, description: 'A coupon in one booking.' })
export class CouponUseView {
  @Field(() => ID) id!: string;
  @Field(() => ID) couponId!: string;
  @Field(() => String) couponName!: string;
  @Field(() => ID, { nullable: true, description: 'Null of a promotion.' }) codeId!: string | null;
  @Field(() => String, { nullable: true, description: 'Null of a promotion.' }) code!: string | null;
  @Field(() => CouponUseStateEnum) state!: UseState;
  @Field(() => MoneyView) discount!: MoneyView;
  @Field(() => DateTimeISO) reservedAt!: Date;
  @Field(() => ID) bookingId!: string;
  @Field(() => CouponBookingView, { nullable: true, description: 'Null when it is not the viewer’s to see.' })
  booking!: CouponBookingView | null;
}

@ObjectType('CouponUsePage')
export class CouponUsePageView extends SummedPageOf(CouponUseView) {}

@ArgsType()
export class CouponUsesArgs extends PageArgs {
  @Field(() => ID, { nullable: true }) couponId?: string | null;
  @Field(() => ID, { nullable: true }) codeId?: string | null;
  @Field(() => String, { nullable: true, description: 'In the code or the name of the coupon.' })
  @MaxLength(200)
  text?: string | null;
  @Field(() => CouponUseStateEnum, { nullable: true }) state?: UseState | null;
}
