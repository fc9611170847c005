import { Public, Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, Mutation, Query, Resolver } from 'type-graphql';
import { RequestResult } from '../account/request-result.type.js';
import {
  DecideDeveloperRequestArgs,
  DeveloperRequestInput,
  DeveloperRequestPageView,
  DeveloperRequestResult,
  DeveloperRequestsArgs,
} from './developer-request.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver()
export class DeveloperRequestResolver {
  @Requires('developer.approve')
  @Query(() => DeveloperRequestPageView)
  developerRequests(@Args(() => DeveloperRequestsArgs) _args: DeveloperRequestsArgs): Promise<never> {
    return notYet();
  }

  @Public()
  @Mutation(() => RequestResult)
  requestDeveloperAccess(@Arg('input', () => DeveloperRequestInput) _input: unknown): Promise<never> {
    return notYet();
  }

  @Requires('developer.approve')
  @Mutation(() => DeveloperRequestResult)
  decideDeveloperRequest(@Args(() => DecideDeveloperRequestArgs) _args: DecideDeveloperRequestArgs): Promise<never> {
    return notYet();
  }
}
