import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AgenciesArgs, AgencyInput, AgencyPageView, AgencyResult, AgencyView } from './agency.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver()
export class AgencyResolver {
  @Requires('user.manage')
  @Query(() => AgencyPageView)
  agencies(@Args(() => AgenciesArgs) _args: AgenciesArgs): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Query(() => AgencyView, { nullable: true })
  agency(@Arg('id', () => ID) _id: unknown): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Mutation(() => AgencyResult)
  createAgency(@Arg('input', () => AgencyInput) _input: unknown): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Mutation(() => AgencyResult)
  updateAgency(
    @Arg('id', () => ID) _id: unknown,
    @Arg('version', () => Int) _version: unknown,
    @Arg('input', () => AgencyInput) _input: unknown,
  ): Promise<never> {
    return notYet();
  }
}
