import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Permission', { simpleResolvers: true })
export class PermissionView {
  @Field(() => String, { description: 'resource.action' }) name!: string;
  @Field(() => String, { description: 'own, branch, operator, agency, country, all' }) scope!: Scope;
  @Field(() => Boolean, { description: 'Allowed only together with a second person.' }) needsSecondPerson!: boolean;
}

@ObjectType('Role', { simpleResolvers: true })
export class RoleView {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => [PermissionView]) permissions!: readonly PermissionView[];
}
