import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Amenity', { simpleResolvers: true })
export class AmenityView {
  @Field(() => ID) id!: string;
  @Field(() => String) code!: string;
  @Field(() => String) name!: string;
  @Field(() => String) icon!: string;
}

@ObjectType('RouteAmenity', { simpleResolvers: true })
export class RouteAmenityView {
  @Field(() => ID) id!: string;
  @Field(() => ID) routeId!: string;
  @Field(() => AmenityView) amenity!: AmenityView;
}
