import { Public, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { decideDeveloperRequest } from './decide-developer-request.command.js';
import { developerRequestById, developerRequestPage, REQUEST_SCOPES } from './developer-request.queries.js';
import {
  DecideDeveloperRequestArgs,
  DeveloperRequestInput,
  DeveloperRequestPageView,
  DeveloperRequestResult,
  DeveloperRequestsArgs,
  DeveloperRequestView,
} from './developer-request.type.js';
import { requestDeveloperAccess } from './request-developer-access.command.js';

const APPROVE = 'developer.approve';

@Resolver()
export class DeveloperRequestResolver {
  @Requires(APPROVE, REQUEST_SCOPES)
  @Query(() => DeveloperRequestPageView)
  developerRequests(
    @Ctx() { database, viewer }: UsersContext,
    @Args(() => DeveloperRequestsArgs) search: DeveloperRequestsArgs,
  ): DeveloperRequestPageView {
    return DeveloperRequestPageView.of(developerRequestPage(database, reachBy(viewer, APPROVE), search));
  }

  @Public()
  @Mutation(() => RequestResult)
  requestDeveloperAccess(
    @Ctx() context: UsersContext,
    @Arg('input', () => DeveloperRequestInput) input: DeveloperRequestInput,
  ): Promise<DoneView | Refused> {
    return orRefused(() => requestDeveloperAccess(context, input).then(done));
  }

  @Requires(APPROVE, REQUEST_SCOPES)
  @Mutation(() => DeveloperRequestResult, {
    description: 'Approving makes a partner of the person and mails him the way to a password.',
  })
  decideDeveloperRequest(
    @Ctx() context: UsersContext,
    @Args(() => DecideDeveloperRequestArgs) { id, ...decision }: DecideDeveloperRequestArgs,
  ): Promise<DeveloperRequestView | Refused> {
    const { database, viewer } = context;
    return orRefused(async () => {
      await decideDeveloperRequest(context, id, decision);
      const request = await developerRequestById(database, reachBy(viewer, APPROVE), id);
      return Object.assign(new DeveloperRequestView(), request);
    });
  }
}
