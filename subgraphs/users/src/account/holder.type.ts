import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';

/** Whom a request speaks for, whatever it carries: what the gateway makes a viewer of. */
@ObjectType()
export abstract class HolderView {
  @Field(() => ID) userId!: string;
  @Field(() => Int) roleId!: number;
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
  @Field(() => ID, { nullable: true }) branchId!: string | null;
  @Field(() => ID, { nullable: true }) agencyId!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => String) language!: string;
  @Field(() => JSONObject, {
    description:
      'Permission to scope, as far as he may do it alone: without what needs a second person, without what is beyond the scopes of a key, and nothing at all until a password is changed that somebody else chose.',
  })
  grants!: Readonly<Record<string, Scope>>;
}
