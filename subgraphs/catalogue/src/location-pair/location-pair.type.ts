import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@Directive('@key(fields: "id")')
@ObjectType('LocationPair', {
  simpleResolvers: true,
  description:
    'Two places with a direct ride on offer in the coming week. Of one transport type where one was asked for, which then stands in the id: a cache may keep it by that.',
})
export class LocationPairView {
  @Field(() => ID, { description: "Slugs joined by '~', and the transport type where one was asked for." }) id!: string;
  @Field(() => LocationView) from!: LocationView;
  @Field(() => LocationView) to!: LocationView;
  @Field(() => [TransportType], { description: 'Of direct departures in the coming week.' })
  transportTypes!: readonly TransportType[];
  @Field(() => Int, { description: 'Direct departures over the next seven days, divided by seven, at least 1.' })
  departuresPerDay!: number;
  @Field(() => Int, {
    nullable: true,
    description: "Along the fastest ride, by its share of the route's time; null where no route says how long it is.",
  })
  distanceKm!: number | null;
  @Field(() => Int, { description: 'Fastest direct journey.' }) durationMinutes!: number;
  @Directive('@inaccessible')
  @Field(() => [String], { description: 'What may be bought in the coming week, for pricing (kernel/offer).' })
  offers!: readonly string[];
}
