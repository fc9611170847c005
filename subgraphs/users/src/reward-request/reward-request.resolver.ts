import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { colleagueReference } from '../people/colleague.loader.js';
import { ColleagueView } from '../people/colleague.type.js';
import type { UsersContext } from '../services.js';
import { askPoints } from './ask-points.command.js';
import { MANAGE, REWARD_SCOPES } from './customer-in-reach.js';
import { decidePoints, withdrawPoints } from './decide-points.command.js';
import { type RewardRequestRow, rewardRequest, rewardRequests } from './reward-requests.queries.js';
import {
  AskPointsArgs,
  RewardRequestPageView,
  RewardRequestResult,
  RewardRequestsArgs,
  RewardRequestView,
} from './reward-request.type.js';

const viewOf = (row: RewardRequestRow, { viewer }: UsersContext): RewardRequestView =>
  Object.assign(new RewardRequestView(), row, { why: row.code, ...answersOf(row, viewer, MANAGE) });

const answer = (context: UsersContext, command: () => Promise<string>): Promise<RewardRequestView | Refused> =>
  orRefused(async () => {
    const id = await command();
    return viewOf((await rewardRequest(context.database, context.viewer, id))!, context);
  });

@Resolver(() => RewardRequestView)
export class RewardRequestResolver {
  @FieldResolver(() => ColleagueView, { description: 'Whose points.' })
  owner(@Ctx() context: UsersContext, @Root() { accountId: id }: RewardRequestView): Promise<ColleagueView> {
    return colleagueReference({ id }, context);
  }

  @FieldResolver(() => ColleagueView)
  askedBy(@Ctx() context: UsersContext, @Root() { askedById: id }: RewardRequestView): Promise<ColleagueView> {
    return colleagueReference({ id }, context);
  }

  @FieldResolver(() => ColleagueView, { nullable: true, description: 'The second person, or who took it back.' })
  async decidedBy(
    @Ctx() context: UsersContext,
    @Root() { decidedById: id }: RewardRequestView,
  ): Promise<ColleagueView | null> {
    return id === null ? null : colleagueReference({ id }, context);
  }

  @Requires(MANAGE, REWARD_SCOPES)
  @Query(() => RewardRequestPageView, { description: 'Within the viewer’s scope; those that wait longest come first.' })
  rewardRequests(
    @Ctx() context: UsersContext,
    @Args(() => RewardRequestsArgs) wish: RewardRequestsArgs,
  ): RewardRequestPageView {
    return RewardRequestPageView.of(rewardRequests(context, wish).map((row) => viewOf(row, context)));
  }

  @Requires(MANAGE, REWARD_SCOPES)
  @Mutation(() => RewardRequestResult, {
    description: 'Asks for points that a second person moves. Refused: USER_NOT_FOUND, also out of scope.',
  })
  askPoints(
    @Ctx() context: UsersContext,
    @Args(() => AskPointsArgs) wish: AskPointsArgs,
  ): Promise<RewardRequestView | Refused> {
    return answer(context, () => askPoints(context, { ...wish, code: wish.why }));
  }

  @Requires(MANAGE, REWARD_SCOPES)
  @Mutation(() => RewardRequestResult, {
    description:
      'The second person’s yes, which moves the points, or no. Refused: REWARD_REQUEST_NOT_FOUND, REWARD_REQUEST_DECIDED, OWN_REQUEST, POINTS_NOT_ENOUGH.',
  })
  decidePoints(
    @Ctx() context: UsersContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
    @Arg('answer', () => String, { nullable: true, description: 'Why not, 1 to 500 letters; a yes needs none.' })
    reason: string | null,
  ): Promise<RewardRequestView | Refused> {
    return answer(context, async () => {
      await decidePoints(context, id, approve, reason);
      return id;
    });
  }

  @Requires(MANAGE, REWARD_SCOPES)
  @Mutation(() => RewardRequestResult, {
    description: 'By who asked. Refused: REWARD_REQUEST_NOT_FOUND, REWARD_REQUEST_DECIDED.',
  })
  withdrawPoints(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<RewardRequestView | Refused> {
    return answer(context, async () => {
      await withdrawPoints(context, id);
      return id;
    });
  }
}
