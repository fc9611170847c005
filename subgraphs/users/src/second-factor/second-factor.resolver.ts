import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import { PasswordArgs } from '../password/password.type.js';
import type { UsersContext } from '../services.js';
import { type LoginAnswer, loginView } from '../session/session-view.js';
import { LoginResult } from '../session/session.type.js';
import { answerSecondFactor } from './answer-second-factor.command.js';
import { confirmSecondFactor } from './confirm-second-factor.command.js';
import { removeSecondFactor } from './remove-second-factor.command.js';
import { renewRecoveryCodes } from './renew-recovery-codes.command.js';
import {
  AnswerSecondFactorArgs,
  ConfirmSecondFactorArgs,
  RecoveryCodesView,
  SecondFactorResult,
  TotpSetupView,
} from './second-factor.type.js';
import { startSecondFactor } from './start-second-factor.command.js';

const codesView = (codes: readonly string[]): RecoveryCodesView => Object.assign(new RecoveryCodesView(), { codes });

@Resolver()
export class SecondFactorResolver {
  @Public()
  @Mutation(() => LoginResult)
  answerSecondFactor(
    @Ctx() context: UsersContext,
    @Args(() => AnswerSecondFactorArgs) args: AnswerSecondFactorArgs,
  ): Promise<LoginAnswer | Refused> {
    return orRefused(async () => loginView(context, await answerSecondFactor(context, args)));
  }

  @SignedIn()
  @Mutation(() => TotpSetupView, { description: 'A new secret for the app; it counts once a code confirmed it.' })
  startSecondFactor(@Ctx() context: UsersContext): Promise<TotpSetupView> {
    return startSecondFactor(context);
  }

  @SignedIn()
  @Mutation(() => SecondFactorResult)
  confirmSecondFactor(
    @Ctx() context: UsersContext,
    @Args(() => ConfirmSecondFactorArgs) { code }: ConfirmSecondFactorArgs,
  ): Promise<RecoveryCodesView | Refused> {
    return orRefused(async () => codesView(await confirmSecondFactor(context, code)));
  }

  @SignedIn()
  @Mutation(() => SecondFactorResult, { description: 'Ten new recovery codes; the old ones no longer serve.' })
  renewRecoveryCodes(
    @Ctx() context: UsersContext,
    @Args(() => PasswordArgs) { password }: PasswordArgs,
  ): Promise<RecoveryCodesView | Refused> {
    return orRefused(async () => codesView(await renewRecoveryCodes(context, password)));
  }

  @SignedIn()
  @Mutation(() => RequestResult)
  removeSecondFactor(
    @Ctx() context: UsersContext,
    @Args(() => PasswordArgs) { password }: PasswordArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => removeSecondFactor(context, password).then(done));
  }
}
