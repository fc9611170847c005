import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('TripInfo', {
  simpleResolvers: true,
  description: 'What kind of ride it is, in a word: by night, non-stop, across a border.',
})
export class TripInfoView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "Stable name for programs, such as 'night-bus'." }) code!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
}
