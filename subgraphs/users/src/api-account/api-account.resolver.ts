import { isRowId } from '@naga/kernel/row-id.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { API_SCOPES, apiAccounts } from './api-account.queries.js';
import { ApiAccountResult, ApiAccountView, ApiKeyView } from './api-account.type.js';
import { apiKeyLoader } from '../api-key/api-key.loader.js';
import { MAKING_SCOPES } from '../api-key/api-key.rules.js';
import { CreateApiAccountArgs } from '../api-key/api-key.type.js';
import { createApiAccount } from './create-api-account.command.js';

const MANAGE = 'apikey.manage';

async function accountById({ database, viewer }: UsersContext, id: string): Promise<ApiAccountView | null> {
  if (!isRowId(id)) return null;
  const [row] = await apiAccounts(database, reachBy(viewer, MANAGE, API_SCOPES), id);
  return row ? Object.assign(new ApiAccountView(), row) : null;
}

@Resolver(() => ApiAccountView)
export class ApiAccountResolver {
  @Requires(MANAGE, API_SCOPES)
  @Query(() => [ApiAccountView], { description: "One's own, or all within the scope of apikey.manage." })
  apiAccounts(@Ctx() { database, viewer }: UsersContext): Promise<readonly ApiAccountView[]> {
    return apiAccounts(database, reachBy(viewer, MANAGE, API_SCOPES));
  }

  @Requires(MANAGE, API_SCOPES)
  @Query(() => ApiAccountView, { nullable: true })
  apiAccount(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<ApiAccountView | null> {
    return accountById(context, id);
  }

  @Requires(MANAGE, MAKING_SCOPES)
  @Mutation(() => ApiAccountResult)
  createApiAccount(
    @Ctx() context: UsersContext,
    @Args(() => CreateApiAccountArgs) { name, mode }: CreateApiAccountArgs,
  ): Promise<ApiAccountView | Refused> {
    return orRefused(async () => {
      const id = await createApiAccount(context, name, mode);
      return (await accountById(context, id)) as ApiAccountView;
    });
  }

  @FieldResolver(() => [ApiKeyView])
  keys(@Root() { id }: ApiAccountView, @Ctx() context: UsersContext): Promise<readonly ApiKeyView[]> {
    return apiKeyLoader(context).load(id);
  }
}
