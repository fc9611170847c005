import { Requires, RequiresInAnyScope, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Max, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { activeAccount } from '../account/account.queries.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { createRole } from '../custom-role/create-role.command.js';
import { PERMISSION_NAMES, ROLE_SCOPES } from '../custom-role/custom-role.rules.js';
import { deleteRole } from '../custom-role/delete-role.command.js';
import { allRoles, permissionsOf, roleById, type RoleRow } from './role.queries.js';
import { PermissionView, RoleInput, RoleResult, RoleView } from './role.type.js';
import { updateRole } from '../custom-role/update-role.command.js';

@ArgsType()
class PermissionsArgs {
  /** Specification, section 6: the clients ask with 10000. */
  @Field(() => Int, { defaultValue: 10_000 }) @Min(0) @Max(10_000) limit!: number;
}

const roleView = (role: RoleRow | undefined): RoleView => Object.assign(new RoleView(), role);

@Resolver()
export class RoleResolver {
  @SignedIn()
  @Query(() => [PermissionView], { description: 'What the signed-in user may do.' })
  async permissions(
    @Ctx() { viewer, database }: UsersContext,
    @Args(() => PermissionsArgs) { limit }: PermissionsArgs,
  ): Promise<readonly PermissionView[]> {
    const account = await activeAccount(database, signedIn(viewer).userId);
    return account ? permissionsOf(database, account.roleId, account.cargoAgent, limit) : [];
  }

  @RequiresInAnyScope('user.manage')
  @Query(() => [RoleView], { description: 'The matrix of roles and permissions (permission user.manage).' })
  roles(@Ctx() { database }: UsersContext): Promise<readonly RoleView[]> {
    return allRoles(database);
  }

  @RequiresInAnyScope('user.manage')
  @Query(() => RoleView, { nullable: true })
  async role(@Ctx() { database }: UsersContext, @Arg('id', () => Int) id: number): Promise<RoleView | null> {
    return (await roleById(database, id)) ?? null;
  }

  @Requires('role.manage', ROLE_SCOPES)
  @Query(() => [String], { description: 'What a role may be given: the columns of the matrix.' })
  permissionNames(): readonly string[] {
    return PERMISSION_NAMES;
  }

  @Requires('role.manage', ROLE_SCOPES)
  @Mutation(() => RoleResult)
  createRole(
    @Ctx() context: UsersContext,
    @Arg('input', () => RoleInput) input: RoleInput,
  ): Promise<RoleView | Refused> {
    return orRefused(async () => roleView(await roleById(context.database, await createRole(context, input))));
  }

  @Requires('role.manage', ROLE_SCOPES)
  @Mutation(() => RoleResult)
  updateRole(
    @Ctx() context: UsersContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => RoleInput) input: RoleInput,
  ): Promise<RoleView | Refused> {
    return orRefused(async () => {
      await updateRole(context, id, version, input);
      return roleView(await roleById(context.database, id));
    });
  }

  @Requires('role.manage', ROLE_SCOPES)
  @Mutation(() => RoleResult, { description: 'Answers the role that was. Refused while somebody has it.' })
  deleteRole(@Ctx() context: UsersContext, @Arg('id', () => Int) id: number): Promise<RoleView | Refused> {
    return orRefused(async () => roleView(await deleteRole(context, id)));
  }
}
