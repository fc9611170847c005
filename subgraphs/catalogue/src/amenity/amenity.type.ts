import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Amenity', { simpleResolvers: true })
export class AmenityView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "Stable name for programs, such as 'wifi'." }) code!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => String, { description: "Name of the picture in the clients' icon set." }) icon!: string;
}

@ObjectType('RouteAmenity', {
  simpleResolvers: true,
  description: 'What a route offers beside its vehicles: a rest stop, help at the border.',
})
export class RouteAmenityView {
  @Field(() => ID) id!: string;
  @Field(() => ID) routeId!: string;
  @Field(() => AmenityView) amenity!: AmenityView;
}
