import { Directive, Field, ID, ObjectType } from 'type-graphql';

/** What the catalogue has, by its id: it says the rest. */
@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('Operator', { simpleResolvers: true })
export class OperatorRef {
  @Field(() => ID) id!: string;
}

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('OperatorRoute', { simpleResolvers: true })
export class RouteRef {
  @Field(() => ID) id!: string;
}

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('Stop', { simpleResolvers: true })
export class StopRef {
  @Field(() => ID) id!: string;
}

/** A line as everybody may know it; none where it is not on sale. */
@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('PublicLine', { simpleResolvers: true })
export class PublicLineRef {
  @Field(() => ID) id!: string;
}
