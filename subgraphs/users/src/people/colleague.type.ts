import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id")')
@ObjectType('Colleague', {
  simpleResolvers: true,
  description: 'Who did something, by name alone: for whoever may see that it was done.',
})
export class ColleagueView {
  @Field(() => ID, { description: 'User.id' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Null when the account is gone.' }) name!: string | null;
}
