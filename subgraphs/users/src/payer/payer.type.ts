import { Field, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';

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
}
