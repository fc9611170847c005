import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { API_SCOPES, apiKeyById } from '../api-account/api-account.queries.js';
import { ApiKeyCreatedResult, ApiKeyCreatedView, ApiKeyResult, ApiKeyView } from '../api-account/api-account.type.js';
import { apiKeyHolder } from './api-key-holder.queries.js';
import { MAKING_SCOPES } from './api-key.rules.js';
import { ApiKeyHolderView, CreateApiKeyArgs, RotateApiKeyArgs } from './api-key.type.js';
import { apiRequestPage } from '../api-request/api-request.queries.js';
import { ApiRequestPageView, ApiRequestsArgs, RecordApiRequestsArgs } from '../api-request/api-request.type.js';
import { createApiKey, type NewKey } from './create-api-key.command.js';
import { recordApiRequests } from '../api-request/record-api-requests.command.js';
import { revokeApiKey } from './revoke-api-key.command.js';
import { rotateApiKey } from './rotate-api-key.command.js';

const MANAGE = 'apikey.manage';

async function keyView({ database, viewer, clock }: UsersContext, id: string): Promise<ApiKeyView> {
  const key = await apiKeyById(database, reachBy(viewer, MANAGE, API_SCOPES), id, clock.now());
  return Object.assign(new ApiKeyView(), key);
}

async function createdView(context: UsersContext, { id, secret }: NewKey): Promise<ApiKeyCreatedView> {
  return Object.assign(new ApiKeyCreatedView(), { key: await keyView(context, id), secret });
}

@Resolver()
export class ApiKeyResolver {
  @Requires(MANAGE, API_SCOPES)
  @Query(() => ApiRequestPageView, { description: 'Empty for a key one may not see.' })
  apiRequests(
    @Ctx() { database, viewer }: UsersContext,
    @Args(() => ApiRequestsArgs) search: ApiRequestsArgs,
  ): ApiRequestPageView {
    return ApiRequestPageView.of(apiRequestPage(database, reachBy(viewer, MANAGE, API_SCOPES), search));
  }

  @ForNeighbours()
  @Query(() => ApiKeyHolderView, { nullable: true })
  async apiKeyHolder(
    @Ctx() { database, clock }: UsersContext,
    @Arg('keyHash', () => String) keyHash: string,
  ): Promise<ApiKeyHolderView | null> {
    return (await apiKeyHolder(database, keyHash, clock.now())) ?? null;
  }

  @Requires(MANAGE, MAKING_SCOPES)
  @Mutation(() => ApiKeyCreatedResult)
  createApiKey(
    @Ctx() context: UsersContext,
    @Args(() => CreateApiKeyArgs) { accountId, ...wish }: CreateApiKeyArgs,
  ): Promise<ApiKeyCreatedView | Refused> {
    return orRefused(async () => createdView(context, await createApiKey(context, accountId, wish)));
  }

  @Requires(MANAGE, MAKING_SCOPES)
  @Mutation(() => ApiKeyCreatedResult)
  rotateApiKey(
    @Ctx() context: UsersContext,
    @Args(() => RotateApiKeyArgs) { id, overlapHours }: RotateApiKeyArgs,
  ): Promise<ApiKeyCreatedView | Refused> {
    return orRefused(async () => createdView(context, await rotateApiKey(context, id, overlapHours)));
  }

  @Requires(MANAGE, API_SCOPES)
  @Mutation(() => ApiKeyResult)
  revokeApiKey(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<ApiKeyView | Refused> {
    return orRefused(() => revokeApiKey(context, id).then(() => keyView(context, id)));
  }

  @ForNeighbours()
  @Mutation(() => Int, { description: 'How many were kept.' })
  recordApiRequests(
    @Ctx() context: UsersContext,
    @Args(() => RecordApiRequestsArgs) { requests }: RecordApiRequestsArgs,
  ): Promise<number> {
    return recordApiRequests(context, requests);
  }
}
