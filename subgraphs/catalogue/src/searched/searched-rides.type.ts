import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';

const SIMPLE = { simpleResolvers: true } as const;

@Directive('@inaccessible')
@ObjectType('SearchedRide', { ...SIMPLE, description: 'A ride that searches found. For neighbours.' })
export class SearchedRideView {
  @Field(() => String, { description: 'JourneyLeg.fareKey' }) fareKey!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => Int, { description: 'How many searches found it, of nobody in particular.' }) searches!: number;
  @Field(() => Boolean, { description: 'As a leg of a journey with a change; of the other leg nothing is told.' })
  isOfConnection!: boolean;
}

@Directive('@inaccessible')
@ObjectType('SearchedRides', {
  ...SIMPLE,
  description: 'Those of pairs that it serves at both ends first, then of the most searched. For neighbours.',
})
export class SearchedRidesView {
  @Field(() => [SearchedRideView]) rides!: readonly SearchedRideView[];
  @Field(() => Boolean, { description: 'There are more than were asked for.' }) isCut!: boolean;
}

@Directive('@inaccessible')
@ObjectType('PricedRun', { ...SIMPLE, description: 'The departures of one schedule on some days. For neighbours.' })
export class PricedRunView {
  @Field(() => [String], { description: 'JourneyLeg.fareKey between each two of its stops that one may ride between.' })
  fareKeys!: readonly string[];
  @Field(() => Boolean) hasPassengerTypePricing!: boolean;
  @Field(() => [LocalDate], { description: 'Service dates on which it leaves, on sale or not.' })
  dates!: readonly string[];
}
