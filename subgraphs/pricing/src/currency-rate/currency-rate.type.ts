import type { Currency } from '@naga/kernel/money.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('CurrencyRate', { simpleResolvers: true, description: 'What one US dollar is in a currency.' })
export class CurrencyRateView {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: Currency;
  @Field(() => String, { description: "Units of it, an exact decimal: '4100', '25.5'." }) perDollar!: string;
  @Field(() => DateTimeISO) validFrom!: string;
}

@ObjectType('RatesOfMoment', {
  simpleResolvers: true,
  description: 'Exchange rates as they were shown at a moment, to be read and never charged by.',
})
export class RatesOfMomentView {
  @Field(() => DateTimeISO, { description: 'holdSeats is told it, and keeps what was shown.' }) at!: Date;
  @Field(() => [CurrencyRateView], { description: 'Of each currency that has one; the dollar needs none.' })
  rates!: CurrencyRateView[];
}
