import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';

@ObjectType('OwnReferrals', { simpleResolvers: true, description: 'What the viewer’s recommendations came to.' })
export class OwnReferralsView {
  @Field(() => String, { nullable: true, description: 'Null until makeReferralCode.' }) code!: string | null;
  @Field(() => Int, { description: 'Friends who have not travelled yet.' }) waiting!: number;
  @Field(() => Int, { description: 'Friends whose first trip is over, and brought both points.' }) earned!: number;
  @Field(() => Int, { description: 'What they brought the viewer.' }) points!: number;
  @Field(() => Boolean, { description: 'useReferralCode would be taken: he has not travelled, and came by no code.' })
  canUseCode!: boolean;
}

@ObjectType('RewardTerms', { simpleResolvers: true, description: 'What points are given for at the moment.' })
export class RewardTermsView {
  @Field(() => Int, { description: 'For who recommends, when the first trip of his friend is over; 0: nothing now.' })
  referrerPoints!: number;
  @Field(() => Int, { description: 'For the friend.' }) friendPoints!: number;
  @Field(() => Int, { description: 'Friends for whom one person gets points in a month.' }) friendsAMonth!: number;
  @Field(() => Int, { description: 'On top of each point that a trip earns; 0: no campaign.' }) cashbackPoints!: number;
}

export const OwnReferralsResult = createUnionType({
  name: 'OwnReferralsResult',
  types: () => [OwnReferralsView, Refused] as const,
});
