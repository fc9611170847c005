import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { IsIn, IsOptional, Matches, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { createUnionType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';
import { Title } from '../text/plain-text.js';
import { TRANSPORTS } from './commission-rate.rules.js';

@ObjectType('CommissionRate', {
  simpleResolvers: true,
  description: 'What is earned of a seat, of whose rides and when.',
})
export class CommissionRateView {
  @Field(() => ID, { nullable: true, description: 'Null: of every operator.' }) operatorId!: string | null;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  transportType!: string | null;
  @Field(() => Float, { nullable: true, description: 'Of the fare; null where it is an amount.' })
  percent!: number | null;
  @Field(() => MoneyType, { nullable: true, description: 'For each seat; null where it is a percentage.' })
  amount!: MoneyType | null;
  @Field(() => LocalDate, { nullable: true, description: 'First day of sale.' }) validFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day of sale, included.' }) validUntil!: string | null;
}

@ObjectType('CommissionLevel', {
  simpleResolvers: true,
  description: 'What agencies or their agents earn of what they sell: the most specific rate of the day.',
})
export class CommissionLevelView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'ISO 3166-1, of the agencies that may have it.' }) countryCode!: string;
  @Field(() => [CommissionRateView]) rates!: readonly CommissionRateView[];
  @Field(() => Int, { description: 'Agencies that have it.' }) agencies!: number;
  @Field(() => Int, { description: 'Agents who have it instead of their agency’s.' }) agents!: number;
  @Field(() => Int) version!: number;
}

@InputType()
export class CommissionRateInput {
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(/^\d{1,18}$/) operatorId?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsIn(TRANSPORTS) transportType?: string | null;
  @Field(() => Float, { nullable: true }) @IsOptional() @Min(0) @Max(100) percent?: number | null;
  @Field(() => SafeInt, { nullable: true, description: 'Minor units.' })
  @IsOptional()
  @Min(0)
  @Max(1e9)
  amount?: number | null;
  @Field(() => String, { nullable: true, description: 'Of the amount.' })
  @IsOptional()
  @IsIn(['USD', 'KHR', 'LAK', 'THB', 'VND'])
  currency?: string | null;
  @Field(() => LocalDate, { nullable: true }) validFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) validUntil?: string | null;
}

@InputType()
export class CommissionLevelInput {
  @Field(() => String) @MinLength(2) @MaxLength(120) @Title() name!: string;
  @Field(() => String) @Matches(/^[A-Z]{2}$/) countryCode!: string;
  @Field(() => [CommissionRateInput]) @ValidateNested({ each: true }) rates!: CommissionRateInput[];
}

export const CommissionLevelResult = createUnionType({
  name: 'CommissionLevelResult',
  types: () => [CommissionLevelView, Refused] as const,
});
