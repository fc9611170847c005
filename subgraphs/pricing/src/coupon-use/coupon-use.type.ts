import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, MaxLength, Max, Min } from 'class-validator';
import { ArgsType, Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
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
  @Field(() => String) code!: string;
  @Field(() => CouponUseStateEnum) state!: UseState;
  @Field(() => MoneyView) discount!: MoneyView;
  @Field(() => DateTimeISO) reservedAt!: Date;
  @Field(() => ID) bookingId!: string;
  @Field(() => CouponBookingView, { nullable: true, description: 'Null when it is not the viewer’s to see.' })
  booking!: CouponBookingView | null;
}

@ObjectType('CouponUsePage', { simpleResolvers: true })
export class CouponUsePageView {
  /** Of all pages. */
  count!: () => Promise<number>;
  @Field(() => [CouponUseView]) rows!: readonly CouponUseView[];
  @Field(() => ID, { nullable: true, description: 'Where the next page begins; null on the last.' })
  next!: string | null;
}

@ArgsType()
export class CouponUsesArgs {
  @Field(() => ID, { nullable: true }) couponId?: string | null;
  @Field(() => String, { nullable: true, description: 'In the code or the name of the coupon.' })
  @MaxLength(200)
  text?: string | null;
  @Field(() => CouponUseStateEnum, { nullable: true }) state?: UseState | null;
  @Field(() => Int, { defaultValue: 1 }) @Min(1) @Max(1_000_000) page!: number;
  @Field(() => Int, { defaultValue: 50 }) @Min(1) @Max(500) pageSize!: number;
  @Field(() => ID, {
    nullable: true,
    description: 'Rows behind this one, whatever the page: the page before says its `next`.',
  })
  @IsOptional()
  @Matches(/^\d{1,18}$/)
  after?: string | null;
}
