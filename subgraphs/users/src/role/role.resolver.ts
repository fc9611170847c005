import { Public, Requires } from '@naga/server-kit/graphql/doors.js';
import { Max, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { activeAccount } from '../account/account.queries.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ROLE_PERMISSIONS } from './permissions.rules.js';
import { allRoles, permissionsOf, roleById } from './role.queries.js';
import { PermissionView, RoleInput, RoleResult, RoleView } from './role.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@ArgsType()
class PermissionsArgs {
  /** Specification, section 6: the clients ask with 10000. */
  @Field(() => Int, { defaultValue: 10_000 }) @Min(0) @Max(10_000) limit!: number;
}

@Resolver()
export class RoleResolver {
  @Public()
  @Query(() => [PermissionView], { description: 'What the signed-in user may do.' })
  async permissions(
    @Ctx() { viewer, database }: UsersContext,
    @Args(() => PermissionsArgs) { limit }: PermissionsArgs,
  ): Promise<readonly PermissionView[]> {
    const account = await activeAccount(database, signedIn(viewer).userId);
    return account ? permissionsOf(database, account.roleId, account.cargoAgent, limit) : [];
  }

  @Requires('user.manage')
  @Query(() => [RoleView], { description: 'The matrix of roles and permissions (permission user.manage).' })
  roles(@Ctx() { database }: UsersContext): Promise<readonly RoleView[]> {
    return allRoles(database);
  }

  @Requires('user.manage')
  @Query(() => RoleView, { nullable: true })
  async role(@Ctx() { database }: UsersContext, @Arg('id', () => Int) id: number): Promise<RoleView | null> {
    return (await roleById(database, id)) ?? null;
  }

  @Requires('role.manage')
  @Query(() => [String], { description: 'What a role may be given: the columns of the matrix.' })
  permissionNames(): readonly string[] {
    return [...new Set(ROLE_PERMISSIONS.map(({ permission }) => permission))].sort();
  }

  @Requires('role.manage')
  @Mutation(() => RoleResult)
  createRole(@Arg('input', () => RoleInput) _input: RoleInput): Promise<never> {
    return notYet();
  }

  @Requires('role.manage')
  @Mutation(() => RoleResult)
  updateRole(@Arg('id', () => Int) _id: number, @Arg('input', () => RoleInput) _input: RoleInput): Promise<never> {
    return notYet();
  }

  @Requires('role.manage')
  @Mutation(() => RoleResult, { description: 'Answers the role that was. Refused while somebody has it.' })
  deleteRole(@Arg('id', () => Int) _id: number): Promise<never> {
    return notYet();
  }
}
