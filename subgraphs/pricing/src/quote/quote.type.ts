import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ObjectType } from 'type-graphql';
import type { Currency } from '@naga/kernel/money.js';

@Directive('@shareable')
@ObjectType('PriceStage', { simpleResolvers: true })
export class PriceStageView {
  @Field(() => String, { description: 'base, rule, offer, promotion, coupon, points' })
  name!: string;

  @Field(() => SafeInt, { description: 'Change against the stage before; the first is the price itself.' })
  amount!: number;

  @Field(() => SafeInt, { description: 'Price after this stage.' })
  subtotal!: number;

  @Field(() => String, { description: 'Which zone pair, rule or offer decided.' })
  source!: string;
}

@ObjectType('QuoteItem', { simpleResolvers: true })
export class QuoteItemView {
  @Field(() => String) ref!: string;
  @Field(() => [PriceStageView]) stages!: readonly PriceStageView[];

  @Field(() => SafeInt, { description: 'Minor units the passenger pays for this seat.' })
  fare!: number;

  @Field(() => SafeInt, { description: "Platform's commission in minor units, of the fare." })
  commission!: number;
}

@ObjectType('QuoteFee', { simpleResolvers: true })
export class QuoteFeeView {
  @Field(() => String) name!: string;
  @Field(() => SafeInt) amount!: number;
  @Field(() => String) source!: string;
}

@ObjectType('Quote', { simpleResolvers: true })
export class QuoteView {
  @Field(() => String) currency!: Currency;
  @Field(() => [QuoteItemView]) items!: readonly QuoteItemView[];
  @Field(() => [QuoteFeeView]) fees!: readonly QuoteFeeView[];
  @Field(() => SafeInt) total!: number;
}
