import { Public, Requires } from '@naga/server-kit/graphql/doors.js';
import { Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { activeAccount } from '../account/account.queries.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { allRoles, permissionsOf } from './role.queries.js';
import { PermissionView, RoleView } from './role.type.js';

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
}
