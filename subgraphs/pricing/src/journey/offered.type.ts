import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id")')
@ObjectType('JourneyDay', { simpleResolvers: true })
export class JourneyDayView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => [String])
  offers!: readonly string[];
}

@Directive('@key(fields: "id")')
@ObjectType('LocationPair', { simpleResolvers: true })
export class LocationPairView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => [String])
  offers!: readonly string[];
}
