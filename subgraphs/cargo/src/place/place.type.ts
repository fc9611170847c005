import { Field, ObjectType } from 'type-graphql';

@ObjectType('ParcelPlace', { simpleResolvers: true, description: 'A place parcels are carried from or to.' })
export class PlaceView {
  @Field(() => String, { description: 'What parcelPrice takes as from and to.' }) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
}
