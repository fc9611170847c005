import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';

@ObjectType('CommissionRateFacts', { simpleResolvers: true, description: 'As CommissionRate, in whole numbers.' })
export class CommissionRateFactsView {
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
  @Field(() => String, { nullable: true }) transportType!: string | null;
  @Field(() => Int, { nullable: true, description: 'Hundredths of a percent.' }) basisPoints!: number | null;
  @Field(() => SafeInt, { nullable: true, description: 'Minor units.' }) amount!: number | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => LocalDate, { nullable: true }) validFrom!: string | null;
  @Field(() => LocalDate, { nullable: true }) validUntil!: string | null;
}

@ObjectType('CommissionLevelFacts', { simpleResolvers: true, description: 'By which level a sale earns.' })
export class CommissionLevelFactsView {
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'CommissionLevel.version' }) version!: number;
}

@ObjectType('PayerFacts', { simpleResolvers: true, description: 'What decides how somebody may pay.' })
export class PayerFactsView {
  @Field(() => Boolean) blockPayOnBoarding!: boolean;
  @Field(() => Boolean) allowPayOnBoardingEvenIfAutoBlocked!: boolean;
  @Field(() => MoneyType, {
    nullable: true,
    description: "How far the agency's balance may go below nothing; null without an agency that is active.",
  })
  creditLimit!: MoneyType | null;
  @Field(() => String, { nullable: true, description: 'Where the agency is; null for one that nobody has.' })
  agencyCountryCode!: string | null;
  @Field(() => CommissionLevelFactsView, { nullable: true, description: "The seller's own, else his agency's." })
  commissionLevel!: CommissionLevelFactsView | null;
  @Field(() => [CommissionRateFactsView], { description: 'What the agency earns of a sale of this seller.' })
  commissionRates!: readonly CommissionRateFactsView[];
}
