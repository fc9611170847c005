import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';

@ObjectType('Refund', { simpleResolvers: true })
export class RefundView {
  @Field(() => ID) id!: string;
  @Field(() => String) state!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => String) reason!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) doneAt!: Date | null;
}

@ObjectType('RefundLine', { simpleResolvers: true })
export class RefundLineView {
  @Field(() => ID) partId!: string;
  @Field(() => Int) percent!: number;
  @Field(() => MoneyView) fixedFee!: MoneyView;
  @Field(() => MoneyView) amount!: MoneyView;
}

@ObjectType('RefundOffer', { simpleResolvers: true })
export class RefundOfferView {
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => MoneyView) paid!: MoneyView;
  @Field(() => DateTimeISO) validUntil!: Date;
  @Field(() => [RefundLineView]) lines!: readonly RefundLineView[];
}

@ObjectType('RefundTier', { simpleResolvers: true })
export class RefundTierView {
  @Field(() => Int, { description: 'Hours before departure from which it applies.' }) hoursBefore!: number;
  @Field(() => Int) percent!: number;
  @Field(() => MoneyView) fixedFee!: MoneyView;
  @Field(() => DateTimeISO) until!: Date;
}
