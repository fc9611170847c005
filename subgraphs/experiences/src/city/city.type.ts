import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ExperienceCity', { simpleResolvers: true })
export class CityView {
  @Field(() => String, { description: "The catalogue's slug of the place." }) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => Int) experienceCount!: number;
}
