import { CURRENCIES } from '@naga/kernel/money.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { REQUEST_STATES } from '@naga/server-kit/viewer/request-state.type.js';
import { IsIn } from 'class-validator';
import type { SavedPrices } from './sold-prices.rules.js';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

const SIMPLE = { simpleResolvers: true } as const;
const FROM = 'A stop of the zone where one gets on.';
const TO = 'A stop of the zone where one gets off.';
const CHILD = 'Null: children pay as adults.';

@ObjectType('LinePrice', { ...SIMPLE, description: 'What one seat costs between two zones, in minor units.' })
export class LinePriceView {
  @Field(() => ID, { description: FROM }) fromStopId!: string;
  @Field(() => ID, { description: TO }) toStopId!: string;
  @Field(() => SafeInt) local!: number;
  @Field(() => SafeInt) foreign!: number;
  @Field(() => SafeInt, { nullable: true, description: CHILD }) childLocal?: number | null;
  @Field(() => SafeInt, { nullable: true, description: CHILD }) childForeign?: number | null;
}

@ObjectType('LinePricePair', {
  ...SIMPLE,
  description: 'Between which zones a line is sold, each by its stops on the line.',
})
export class LinePricePairView {
  @Field(() => [ID]) fromStopIds!: readonly string[];
  @Field(() => [ID]) toStopIds!: readonly string[];
  @Field(() => LinePriceView, { nullable: true, description: 'Null where nobody set one.' })
  price!: LinePriceView | null;
}

@ObjectType('AskedPricePair', { ...SIMPLE, description: 'What is asked for between two zones beside what is sold.' })
export class AskedPairView {
  @Field(() => [ID]) fromStopIds!: readonly string[];
  @Field(() => [ID]) toStopIds!: readonly string[];
  @Field(() => LinePriceView, { nullable: true, description: 'Null where nobody set one.' }) now!: LinePriceView | null;
  @Field(() => LinePriceView, { nullable: true, description: 'Null: it would not be sold.' })
  asked!: LinePriceView | null;
}

@ObjectType('PriceRequest', {
  ...SIMPLE,
  description:
    'Prices of a line that somebody asks for and a second person decides: a tariff change, as the line shows it.',
})
export class PriceRequestView {
  @Field(() => ID, { description: 'TariffChange.id' }) id!: string;
  @Field(() => REQUEST_STATES) state!: RequestState;
  @Field(() => String, { description: 'ISO 4217' }) currency!: string;
  @Field(() => [LinePriceView], { description: 'All prices of the line: a pair that is left out has none.' })
  prices!: readonly LinePriceView[];
  @Field(() => [AskedPairView], {
    description: 'The same by the zones that there would be, beside what is sold today; at most 2,000.',
  })
  pairs!: readonly AskedPairView[];
  @Field(() => ID, { nullable: true, description: 'GtfsImport.id: the feed that says them.' }) importId!: string | null;
  askedById!: string;
  @Field(() => DateTimeISO) askedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Why they were declined.' }) answer!: string | null;
  @Field(() => Boolean, { description: 'It waits, and the viewer may say yes or no.' }) canDecide!: boolean;
}

@ObjectType('LinePrices', SIMPLE)
export class LinePricesView {
  saved!: SavedPrices;
  @Field(() => ID, { description: 'Of the line.' }) id!: string;
  @Field(() => String, { description: 'Of these very prices; who writes says which he saw.' }) version!: string;
  @Field(() => String, { nullable: true, description: 'ISO 4217; null where nothing has a price.' })
  currency!: string | null;
  @Field(() => [LinePricePairView], { description: 'In the order of travel; at most 2,000 are shown.' })
  pairs!: readonly LinePricePairView[];
  @Field(() => Int, { description: 'How many there are.' }) pairCount!: number;
  @Field(() => Boolean, { description: 'The operator has prices, so what the platform keeps of new ones is known.' })
  hasCommission!: boolean;
}

export const LinePricesResult = createUnionType({
  name: 'LinePricesResult',
  types: () => [LinePricesView, Refused] as const,
});

@InputType('LinePriceInput')
export class LinePriceInput {
  @Field(() => ID, { description: FROM }) fromStopId!: string;
  @Field(() => ID, { description: TO }) toStopId!: string;
  @Field(() => SafeInt, { description: 'Minor units.' }) local!: number;
  @Field(() => SafeInt) foreign!: number;
  @Field(() => SafeInt, { nullable: true, description: CHILD }) childLocal?: number | null;
  @Field(() => SafeInt, { nullable: true, description: CHILD }) childForeign?: number | null;
}

@InputType('LinePricesInput', { description: 'All prices of a line: a pair that is left out has none.' })
export class LinePricesInput {
  @Field(() => String, { description: 'ISO 4217' })
  @IsIn(CURRENCIES)
  currency!: string;
  @Field(() => [LinePriceInput]) prices!: LinePriceInput[];
}
