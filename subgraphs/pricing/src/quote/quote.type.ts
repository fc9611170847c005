import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import type { Currency } from '@naga/kernel/money.js';
import { FeeTermsView } from '../fee/fee-terms.type.js';

@Directive('@shareable')
@ObjectType('PriceStage', { simpleResolvers: true, description: 'One step of how a fare came about.' })
export class PriceStageView {
  @Field(() => String, { description: 'base, rule, demand, offer, supplement, promotion, coupon, points' })
  name!: string;

  @Field(() => SafeInt, { description: 'Minor units: change against the stage before; the first is the price itself.' })
  amount!: number;

  @Field(() => SafeInt, { description: 'Minor units: price after this stage.' })
  subtotal!: number;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Of a supplement: what the seat, or the vehicle, is called that it is paid for.',
  })
  names?: LocalizedTextType | null | undefined;

  /** Resolved by quote-source.resolver.ts. */
  source!: string;
}

@ObjectType('QuoteItem', { simpleResolvers: true })
export class QuoteItemView {
  @Field(() => String, { description: "The asker's own, as it came." }) ref!: string;
  @Field(() => [PriceStageView], { description: 'How the fare came about, in order; the last subtotal is the fare.' })
  stages!: readonly PriceStageView[];

  @Field(() => SafeInt, { description: 'Minor units the passenger pays for this seat.' })
  fare!: number;

  /** Both resolved by quote-source.resolver.ts. */
  commission!: number;
  commissionRate!: number;
}

@ObjectType('QuoteFee', { simpleResolvers: true })
export class QuoteFeeView {
  @Field(() => String) name!: string;
  @Field(() => SafeInt, { description: 'Minor units.' }) amount!: number;
  @Field(() => Int, { description: 'How it is worked out: basis points of the sum of the fares …' }) percent!: number;
  @Field(() => SafeInt, { description: '… and minor units a booking.' }) fixed!: number;
  /** Resolved by quote-source.resolver.ts. */
  source!: string;
}

@ObjectType('Quote', {
  simpleResolvers: true,
  description: 'What these seats cost together in one booking. A quote is a promise while a hold lives.',
})
export class QuoteView {
  @Field(() => String, { description: 'ISO 4217, of all amounts.' }) currency!: Currency;
  @Field(() => [QuoteItemView]) items!: readonly QuoteItemView[];
  @Field(() => [QuoteFeeView], { description: 'Once a booking, not per seat.' }) fees!: readonly QuoteFeeView[];
  @Field(() => FeeTermsView, {
    description:
      'How the fee of whoever books these seats is worked out, by how he pays; fees are by the standard terms.',
  })
  feeTerms!: FeeTermsView & { readonly version: number };

  @Field(() => SafeInt, { description: 'Minor units: all fares and fees.' }) total!: number;

  /** Resolved by quote-source.resolver.ts. */
  isPromoted!: boolean;
}
