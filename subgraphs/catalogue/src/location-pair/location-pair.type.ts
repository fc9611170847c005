import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@Directive('@key(fields: "id")')
@ObjectType('LocationPair', { simpleResolvers: true })
export class LocationPairView {
  @Field(() => ID, { description: "Slugs joined by '~'." }) id!: string;
  @Field(() => LocationView) from!: LocationView;
  @Field(() => LocationView) to!: LocationView;
  @Field(() => [TransportType]) transportTypes!: readonly TransportType[];
  @Field(() => Int, { description: 'Direct departures over the next seven days, divided by seven.' })
  departuresPerDay!: number;
  @Field(() => Int, { nullable: true }) distanceKm!: number | null;
  @Field(() => Int, { description: 'Fastest direct journey.' }) durationMinutes!: number;
  @Directive('@inaccessible')
  @Field(() => [String], { description: 'What may be bought in the coming week, for pricing: date|fareKey.' })
  offers!: readonly string[];
}
