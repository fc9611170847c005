import { ForNeighbours, Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { agentLogIn } from '../login/agent-login.command.js';
import { autoLogIn } from '../login/auto-login.command.js';
import { logIn } from '../login/login.command.js';
import { logOut } from './logout.command.js';
import { refresh } from './refresh.command.js';
import { type LoginAnswer, loginView, sessionView } from './session-view.js';
import {
  AutoLoginArgs,
  LoginInput,
  LoginResult,
  RefreshResult,
  type SessionView,
  TokenHolderArgs,
  TokenHolderView,
} from './session.type.js';
import { tokenHolder } from './token-holder.queries.js';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => LoginResult)
  login(
    @Ctx() context: UsersContext,
    @Arg('input', () => LoginInput) input: LoginInput,
  ): Promise<LoginAnswer | Refused> {
    return orRefused(async () => loginView(context, await logIn(context, input)));
  }

  @Public()
  @Mutation(() => LoginResult, { description: 'Of the agency area: roles 2, 3, 4, 5 and 10.' })
  agentLogin(
    @Ctx() context: UsersContext,
    @Arg('input', () => LoginInput) input: LoginInput,
  ): Promise<LoginAnswer | Refused> {
    return orRefused(async () => loginView(context, await agentLogIn(context, input)));
  }

  @Public()
  @Mutation(() => LoginResult, { description: 'With the code of autoLogin/{email}/{uniqueCode}, which serves once.' })
  autoLogin(
    @Ctx() context: UsersContext,
    @Args(() => AutoLoginArgs) args: AutoLoginArgs,
  ): Promise<LoginAnswer | Refused> {
    return orRefused(async () => loginView(context, await autoLogIn(context, args)));
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
