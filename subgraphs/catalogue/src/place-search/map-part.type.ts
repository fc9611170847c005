import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { StopView } from '../stop/stop.type.js';

@InputType('MapPart', { description: 'What lies between two parallels and two meridians, in degrees.' })
export class MapPartInput {
  @Field(() => Float) south!: number;
  @Field(() => Float) west!: number;
  @Field(() => Float) north!: number;
  @Field(() => Float) east!: number;
}

@ObjectType('PlacesOnMap', { simpleResolvers: true, description: 'Places and stops in a part of the map.' })
export class PlacesOnMapView {
  @Field(() => [LocationView], { description: 'The busiest first, 60 at most; without provinces and countries.' })
  locations!: LocationView[];
  @Field(() => [StopView], { description: 'Those nearest to the middle first, 60 at most.' })
  stops!: StopView[];
}
