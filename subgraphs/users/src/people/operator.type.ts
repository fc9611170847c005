import { Directive, Field, ID, ObjectType } from 'type-graphql';

/** The operator somebody works for: the catalogue says the rest. */
@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('Operator', { simpleResolvers: true })
export class OperatorRef {
  @Field(() => ID) id!: string;
}
