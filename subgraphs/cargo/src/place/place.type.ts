import { Field, ObjectType } from 'type-graphql';

@ObjectType('ParcelPlace', { simpleResolvers: true })
export class PlaceView {
  @Field(() => String) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
}
