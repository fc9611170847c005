import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import type { SaidRate } from '@naga/kernel/rate-text.js';

/** Its amount is a field of commission-rate.resolver.ts: money has a type of its own. */
@ObjectType('CommissionRate', { description: 'What is earned of a seat, of whose rides and when.' })
export class CommissionRateView implements Omit<SaidRate, 'amount' | 'currency'> {
  @Field(() => ID, { nullable: true, description: 'Null: of every operator.' }) operatorId!: string | null;
  @Field(() => String, { nullable: true, description: 'BUS, TAXI, FERRY; null: each of them.' })
  transportType!: string | null;
  @Field(() => Float, { nullable: true, description: 'Of the fare; null where it is an amount.' })
  percent!: number | null;
  @Field(() => LocalDate, { nullable: true, description: 'First day of sale.' }) validFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day of sale, included.' }) validUntil!: string | null;
}

@InputType({ description: 'A percentage of the fare, 100 at most, or an amount for each seat.' })
export class CommissionRateInput {
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => String, { nullable: true }) transportType?: string | null;
  @Field(() => Float, { nullable: true }) percent?: number | null;
  @Field(() => SafeInt, { nullable: true, description: 'Minor units.' }) amount?: number | null;
  @Field(() => String, { nullable: true, description: 'Of the amount.' }) currency?: string | null;
  @Field(() => LocalDate, { nullable: true }) validFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) validUntil?: string | null;
}
