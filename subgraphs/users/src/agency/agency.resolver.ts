import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { agencyLoader } from './agency.loader.js';
import { AGENCY_SCOPES, agencyPage } from './agency.queries.js';
import { AgenciesArgs, AgencyInput, AgencyPageView, AgencyResult, AgencyView } from './agency.type.js';
import { MAKING_SCOPES } from './agency-change.rules.js';
import { createAgency } from './create-agency.command.js';
import { updateAgency } from './update-agency.command.js';

const MANAGE = 'user.manage';

/** Within the scope of who changed it: the rules saw to that. */
const changed = async (context: UsersContext, id: string): Promise<AgencyView> =>
  Object.assign(new AgencyView(), await agencyLoader(context).load(id));

@Resolver()
export class AgencyResolver {
  @Requires(MANAGE, AGENCY_SCOPES)
  @Query(() => AgencyPageView)
  agencies(@Ctx() { database, viewer }: UsersContext, @Args(() => AgenciesArgs) search: AgenciesArgs): AgencyPageView {
    return AgencyPageView.of(agencyPage(database, reachBy(viewer, MANAGE, AGENCY_SCOPES), search));
  }

  @Requires(MANAGE, AGENCY_SCOPES)
  @Query(() => AgencyView, { nullable: true })
  agency(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<AgencyView | null> {
    return agencyLoader(context).load(id);
  }

  @Requires(MANAGE, MAKING_SCOPES)
  @Mutation(() => AgencyResult)
  createAgency(
    @Ctx() context: UsersContext,
    @Arg('input', () => AgencyInput) input: AgencyInput,
  ): Promise<AgencyView | Refused> {
    return orRefused(async () => changed(context, await createAgency(context, input)));
  }

  @Requires(MANAGE, AGENCY_SCOPES)
  @Mutation(() => AgencyResult)
  updateAgency(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => AgencyInput) input: AgencyInput,
  ): Promise<AgencyView | Refused> {
    return orRefused(() => updateAgency(context, id, version, input).then(() => changed(context, id)));
  }
}
