import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { meView } from '../account/me-view.js';
import type { MeView } from '../account/me.type.js';
import { UpdateProfileResult } from '../profile/profile.type.js';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { type LoginAnswer, loginView } from '../session/session-view.js';
import { LoginResult } from '../session/session.type.js';
import { RequestOtpArgs, VerifyMobileArgs, VerifyOtpArgs } from './one-time-code.type.js';
import { requestOtp } from './request-otp.command.js';
import { verifyMobile } from './verify-mobile.command.js';
import { verifyOtp } from './verify-otp.command.js';

@Resolver()
export class OneTimeCodeResolver {
  @Public()
  @Mutation(() => RequestResult, {
    description: 'Sends a code to sign in with, or to prove a number of one’s own; answers alike for every number.',
  })
  requestOtp(
    @Ctx() context: UsersContext,
    @Args(() => RequestOtpArgs) { mobileNumber }: RequestOtpArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => requestOtp(context, mobileNumber).then(done));
  }

  @Public()
  @Mutation(() => LoginResult)
  verifyOtp(
    @Ctx() context: UsersContext,
    @Args(() => VerifyOtpArgs) args: VerifyOtpArgs,
  ): Promise<LoginAnswer | Refused> {
    return orRefused(async () => loginView(context, await verifyOtp(context, args)));
  }

  @SignedIn()
  @Mutation(() => UpdateProfileResult, { description: 'Proves the number the signed-in user gave.' })
  verifyMobile(
    @Ctx() context: UsersContext,
    @Args(() => VerifyMobileArgs) args: VerifyMobileArgs,
  ): Promise<MeView | Refused> {
    return orRefused(async () => meView(context, await verifyMobile(context, args)));
  }
}
