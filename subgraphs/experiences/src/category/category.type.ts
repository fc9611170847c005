import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('ExperienceCategory', { simpleResolvers: true })
export class CategoryView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Stands in addresses and in ExperienceFilterInput.' }) slug!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => Int) experienceCount!: number;
}
