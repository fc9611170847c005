import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';

@ObjectType('NationalLowestFare', { simpleResolvers: true, description: 'For nationals of one country.' })
export class NationalLowestFareView {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) countryCode!: string;
  @Field(() => MoneyView) fare!: MoneyView;
  @Field(() => SafeInt, { nullable: true, description: 'As JourneyDay.lowestFareInCents.' }) inCents!: number | null;
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyDay', { simpleResolvers: true })
export class JourneyDayView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => [String])
  offers!: readonly string[];

  @Directive('@external')
  @Field(() => [Int], { nullable: true })
  fullOffers!: readonly number[] | null;
}

@Directive('@key(fields: "id")')
@ObjectType('LocationPair', { simpleResolvers: true })
export class LocationPairView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => [String])
  offers!: readonly string[];
}
