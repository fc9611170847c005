import { ForNeighbours, Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { meOf } from '../account/me.queries.js';
import type { MeView } from '../account/me.type.js';
import type { UsersContext } from '../services.js';
import { logIn } from './login.command.js';
import { logOut } from './logout.command.js';
import { refresh } from './refresh.command.js';
import {
  LoginInput,
  LoginResult,
  RefreshResult,
  SessionView,
  TokenHolderArgs,
  TokenHolderView,
} from './session.type.js';
import type { SignedSession } from './sign-session.js';
import { tokenHolder } from './token-holder.queries.js';

async function sessionView(
  { database }: UsersContext,
  { token, expiresIn, accountId }: SignedSession,
): Promise<SessionView> {
  const user = (await meOf(database, accountId)) as MeView;
  return Object.assign(new SessionView(), { token, tokenType: 'Bearer', expiresIn, user });
}

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => LoginResult)
  login(
    @Ctx() context: UsersContext,
    @Arg('input', () => LoginInput) input: LoginInput,
  ): Promise<SessionView | Refused> {
    return orRefused(async () => sessionView(context, await logIn(context, input)));
  }

  @Public()
  @Mutation(() => RefreshResult, {
    description: 'Takes the bearer token of this request, also an expired one while its session lives.',
  })
  refreshToken(@Ctx() context: UsersContext): Promise<SessionView | Refused> {
    return orRefused(async () => sessionView(context, await refresh(context)));
  }

  @Public()
  @Mutation(() => Boolean)
  async logout(@Ctx() context: UsersContext): Promise<boolean> {
    await logOut(context);
    return true;
  }

  @ForNeighbours()
  @Query(() => TokenHolderView, { nullable: true })
  async tokenHolder(
    @Ctx() { database, clock }: UsersContext,
    @Args(() => TokenHolderArgs) { sessionId, generation }: TokenHolderArgs,
  ): Promise<TokenHolderView | null> {
    return (await tokenHolder(database, sessionId, generation, clock.now())) ?? null;
  }
}
