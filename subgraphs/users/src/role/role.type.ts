import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { SCOPES, type Scope } from '@naga/server-kit/viewer/viewer.js';
import { ArrayMaxSize, IsIn, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Title } from '../text/plain-text.js';

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
  @Field(() => Int, {
    description: 'The built-in role whose landing, area and place of work it has; its own id when built in.',
  })
  basedOn!: number;
  @Field(() => Boolean, { description: 'Made here, so it may be changed; the eleven built-in ones may not.' })
  custom!: boolean;
  @Field(() => Int, { description: 'Accounts that have it.' }) users!: number;
  @Field(() => Int, { description: 'Goes back with a change, so that nobody overwrites what he has not seen.' })
  version!: number;
}

@InputType()
export class RolePermissionInput {
  @Field(() => String) @MaxLength(60) @Title() name!: string;
  @Field(() => String, { description: 'own, branch, operator, agency, country, all' }) @IsIn(SCOPES) scope!: Scope;
}

@InputType()
export class RoleInput {
  @Field(() => String) @MinLength(2) @MaxLength(60) @Title() name!: string;
  @Field(() => Int, { description: 'A built-in role.' }) basedOn!: number;
  @Field(() => [RolePermissionInput], { description: 'No more than its author and the built-in role may do.' })
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  permissions!: RolePermissionInput[];
}

export const RoleResult = createUnionType({ name: 'RoleResult', types: () => [RoleView, Refused] as const });
