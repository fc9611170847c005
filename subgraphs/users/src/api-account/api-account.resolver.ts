import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiAccountResult, ApiAccountView, ApiKeyCreatedResult, ApiKeyResult, ApiKeyView } from './api-account.type.js';
import { ApiKeyHolderView, CreateApiAccountArgs, CreateApiKeyArgs, RotateApiKeyArgs } from './api-key.type.js';
import { ApiRequestPageView, ApiRequestsArgs, RecordApiRequestsArgs } from './api-request.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver(() => ApiAccountView)
export class ApiAccountResolver {
  @Requires('apikey.manage')
  @Query(() => [ApiAccountView])
  apiAccounts(): Promise<never> {
    return notYet();
  }

  @Requires('apikey.manage')
  @Query(() => ApiAccountView, { nullable: true })
  apiAccount(@Arg('id', () => ID) _id: unknown): Promise<never> {
    return notYet();
  }

  @Requires('apikey.manage')
  @Query(() => ApiRequestPageView)
  apiRequests(@Args(() => ApiRequestsArgs) _args: ApiRequestsArgs): Promise<never> {
    return notYet();
  }

  @ForNeighbours()
  @Query(() => ApiKeyHolderView, { nullable: true })
  apiKeyHolder(@Arg('keyHash', () => String) _keyHash: unknown): Promise<never> {
    return notYet();
  }

  @Requires('apikey.manage')
  @Mutation(() => ApiAccountResult)
  createApiAccount(@Args(() => CreateApiAccountArgs) _args: CreateApiAccountArgs): Promise<never> {
    return notYet();
  }

  @Requires('apikey.manage')
  @Mutation(() => ApiKeyCreatedResult)
  createApiKey(@Args(() => CreateApiKeyArgs) _args: CreateApiKeyArgs): Promise<never> {
    return notYet();
  }

  @Requires('apikey.manage')
  @Mutation(() => ApiKeyCreatedResult)
  rotateApiKey(@Args(() => RotateApiKeyArgs) _args: RotateApiKeyArgs): Promise<never> {
    return notYet();
  }

  @Requires('apikey.manage')
  @Mutation(() => ApiKeyResult)
  revokeApiKey(@Arg('id', () => ID) _id: unknown): Promise<never> {
    return notYet();
  }

  @ForNeighbours()
  @Mutation(() => Int, { description: 'How many were kept.' })
  recordApiRequests(@Args(() => RecordApiRequestsArgs) _args: RecordApiRequestsArgs): Promise<never> {
    return notYet();
  }

  @FieldResolver(() => [ApiKeyView])
  keys(@Root() _: ApiAccountView): Promise<never> {
    return notYet();
  }
}
