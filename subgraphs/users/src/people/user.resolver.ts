import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AgencyView } from '../agency/agency.type.js';
import { OperatorRef } from './operator.type.js';
import { UserInput } from './user-input.type.js';
import { UserView } from './user.type.js';
import { AutoLoginCodeResult, UserPageView, UserResult, UsersArgs } from './users.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver(() => UserView)
export class UserResolver {
  @Requires('user.manage')
  @Query(() => UserPageView)
  users(@Args(() => UsersArgs) _args: UsersArgs): Promise<never> {
    return notYet();
  }

  @SignedIn()
  @Query(() => UserView, { nullable: true, description: 'Himself, or whom user.manage reaches.' })
  user(@Arg('id', () => ID) _id: unknown): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Mutation(() => UserResult)
  createUser(@Arg('input', () => UserInput) _input: unknown): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Mutation(() => UserResult)
  updateUser(
    @Arg('id', () => ID) _id: unknown,
    @Arg('version', () => Int) _version: unknown,
    @Arg('input', () => UserInput) _input: unknown,
  ): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Mutation(() => UserResult)
  setUserActive(@Arg('id', () => ID) _id: unknown, @Arg('active', () => Boolean) _active: unknown): Promise<never> {
    return notYet();
  }

  @Requires('user.manage')
  @Mutation(() => AutoLoginCodeResult)
  issueAutoLoginCode(@Arg('userId', () => ID) _userId: unknown): Promise<never> {
    return notYet();
  }

  @FieldResolver(() => OperatorRef, { nullable: true })
  operator(@Root() _: UserView): Promise<never> {
    return notYet();
  }

  @FieldResolver(() => AgencyView, { nullable: true })
  agency(@Root() _: UserView): Promise<never> {
    return notYet();
  }

  @FieldResolver(() => Int)
  rewardPoints(@Root() _: UserView): Promise<never> {
    return notYet();
  }
}
