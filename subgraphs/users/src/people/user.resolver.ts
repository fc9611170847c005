import { OwnOr, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { agencyLoader } from '../agency/agency.loader.js';
import { AgencyView } from '../agency/agency.type.js';
import { pointsLoader } from '../reward/points.loader.js';
import type { UsersContext } from '../services.js';
import { sessionsLoader } from '../device/device-session.loader.js';
import { DeviceSessionView } from '../device/device-session.type.js';
import { createUser } from '../user-change/create-user.command.js';
import { issueAutoLoginCode } from '../user-change/issue-auto-login-code.command.js';
import { resetSecondFactor } from '../second-factor/reset-second-factor.command.js';
import { SetUserPictureArgs } from '../profile/profile.type.js';
import { OperatorRef } from './operator.type.js';
import { setUserActive } from '../user-change/set-user-active.command.js';
import { setUserPicture } from '../user-change/set-user-picture.command.js';
import { updateUser } from '../user-change/update-user.command.js';
import { UserInput } from './user-input.type.js';
import { userById } from './user.loader.js';
import { PEOPLE_SCOPES, userPage } from './user.queries.js';
import { UserView } from './user.type.js';
import { AutoLoginCodeResult, AutoLoginCodeView, UserPageView, UserResult, UsersArgs } from './users.type.js';

const MANAGE = 'user.manage';

/** Within the scope of who changed it: the rules saw to that. */
const changed = async (context: UsersContext, id: string): Promise<UserView> =>
  (await userById(context, id)) as UserView;

@Resolver(() => UserView)
export class UserResolver {
  @Requires(MANAGE, PEOPLE_SCOPES)
  @Query(() => UserPageView)
  users(@Ctx() { database, viewer }: UsersContext, @Args(() => UsersArgs) search: UsersArgs): UserPageView {
    return UserPageView.of(userPage(database, reachBy(viewer, MANAGE), search));
  }

  @OwnOr(MANAGE)
  @Query(() => UserView, { nullable: true, description: 'Himself, or whom user.manage reaches.' })
  user(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<UserView | null> {
    return userById(context, id);
  }

  @Requires(MANAGE, PEOPLE_SCOPES)
  @Mutation(() => UserResult)
  createUser(
    @Ctx() context: UsersContext,
    @Arg('input', () => UserInput) input: UserInput,
  ): Promise<UserView | Refused> {
    return orRefused(async () => changed(context, await createUser(context, input)));
  }

  @Requires(MANAGE, PEOPLE_SCOPES)
  @Mutation(() => UserResult)
  updateUser(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => UserInput) input: UserInput,
  ): Promise<UserView | Refused> {
    return orRefused(() => updateUser(context, id, version, input).then(() => changed(context, id)));
  }

  @Requires(MANAGE, PEOPLE_SCOPES)
  @Mutation(() => UserResult)
  setUserActive(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
    @Arg('active', () => Boolean) active: boolean,
  ): Promise<UserView | Refused> {
    return orRefused(() => setUserActive(context, id, active).then(() => changed(context, id)));
  }

  @Requires(MANAGE, PEOPLE_SCOPES)
  @Mutation(() => UserResult)
  setUserPicture(
    @Ctx() context: UsersContext,
    @Args(() => SetUserPictureArgs) { userId, base64 }: SetUserPictureArgs,
  ): Promise<UserView | Refused> {
    return orRefused(() => setUserPicture(context, userId, base64 ?? null).then(() => changed(context, userId)));
  }

  @Requires(MANAGE, PEOPLE_SCOPES)
  @Mutation(() => UserResult, {
    description: 'Somebody lost his authenticator app: signing in sets up another one where his role demands it.',
  })
  resetSecondFactor(
    @Ctx() context: UsersContext,
    @Arg('userId', () => ID) userId: string,
  ): Promise<UserView | Refused> {
    return orRefused(() => resetSecondFactor(context, userId).then(() => changed(context, userId)));
  }

  @Requires(MANAGE, PEOPLE_SCOPES)
  @Mutation(() => AutoLoginCodeResult)
  issueAutoLoginCode(
    @Ctx() context: UsersContext,
    @Arg('userId', () => ID) userId: string,
  ): Promise<AutoLoginCodeView | Refused> {
    return orRefused(async () => {
      const { code, email } = await issueAutoLoginCode(context, userId);
      return AutoLoginCodeView.of(code, email, context.services.env.BASE_URL);
    });
  }

  @FieldResolver(() => OperatorRef, { nullable: true })
  operator(@Root() { operatorId }: UserView): OperatorRef | null {
    return operatorId === null ? null : { id: operatorId };
  }

  @FieldResolver(() => AgencyView, { nullable: true })
  agency(@Root() { agencyId }: UserView, @Ctx() context: UsersContext): Promise<AgencyView | null> | null {
    return agencyId === null ? null : agencyLoader(context).load(agencyId);
  }

  @FieldResolver(() => Int, { description: 'Points to spend.' })
  rewardPoints(@Root() { id }: UserView, @Ctx() context: UsersContext): Promise<number> {
    return pointsLoader(context).load(id);
  }

  @FieldResolver(() => [DeviceSessionView], { description: 'Where he is signed in, the last used first.' })
  async sessions(@Root() { id }: UserView, @Ctx() context: UsersContext): Promise<readonly DeviceSessionView[]> {
    return sessionsLoader(context).load(id);
  }
}
