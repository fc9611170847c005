import { Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';

@InputType({ description: '0 to 1000 of each age; together no more than maxGuests, infants included.' })
export class ExperienceGuestsInput {
  @Field(() => Int, { defaultValue: 1 }) @Min(0) @Max(1000) adults!: number;
  @Field(() => Int, { defaultValue: 0 }) @Min(0) @Max(1000) seniors!: number;
  @Field(() => Int, { defaultValue: 0 }) @Min(0) @Max(1000) children!: number;
  @Field(() => Int, { defaultValue: 0 }) @Min(0) @Max(1000) infants!: number;
}

@ObjectType('ExperiencePriceLine', { simpleResolvers: true })
export class ExperiencePriceLine {
  @Field(() => String, { description: 'adult, senior, child or infant.' }) kind!: string;
  @Field(() => Int) count!: number;
  @Field(() => MoneyType, { description: 'For one guest.' }) unit!: MoneyType;
  @Field(() => MoneyType, { description: 'count × unit, before the discount.' }) amount!: MoneyType;
}

@ObjectType('ExperiencePrice', { simpleResolvers: true })
export class ExperiencePrice {
  @Field(() => [ExperiencePriceLine], { description: 'Of the ages that were asked for.' })
  lines!: ExperiencePriceLine[];
  @Field(() => MoneyType, { description: 'Sum of the automatic discount, rounded per line; 0 when none.' })
  discount!: MoneyType;
  @Field(() => MoneyType, { description: 'Lines less the discount.' }) total!: MoneyType;
}
