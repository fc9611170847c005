import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('Colleague', { simpleResolvers: true, description: 'Who did something; users says the name.' })
export class ColleagueView {
  @Field(() => ID, { description: 'User.id' }) id!: string;
}

export const colleague = (userId: string): ColleagueView => Object.assign(new ColleagueView(), { id: userId });

/** Null for what no person did. */
export const colleagueOf = (userId: string | null): ColleagueView | null =>
  userId === null ? null : colleague(userId);
