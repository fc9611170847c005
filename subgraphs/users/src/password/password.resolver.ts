import { Public, SignedInToChangePassword } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import { EmailArgs } from '../registration/registration.type.js';
import type { UsersContext } from '../services.js';
import { changePassword } from './change-password.command.js';
import { ChangePasswordArgs, ResetPasswordInput, ResetPasswordResult } from './password.type.js';
import { requestPasswordReset } from './request-password-reset.command.js';
import { resetPassword } from './reset-password.command.js';

@Resolver()
export class PasswordResolver {
  @Public()
  @Mutation(() => RequestResult, { description: 'Answers alike whether or not there is such an account.' })
  requestPasswordReset(
    @Ctx() context: UsersContext,
    @Args(() => EmailArgs) { email }: EmailArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => requestPasswordReset(context, email).then(done));
  }

  @Public()
  @Mutation(() => ResetPasswordResult, { description: 'Ends all sessions of the account.' })
  resetPassword(
    @Ctx() context: UsersContext,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<DoneView | Refused> {
    return orRefused(() => resetPassword(context, input).then(done));
  }

  @SignedInToChangePassword()
  @Mutation(() => RequestResult, { description: 'Ends all other sessions of the account.' })
  changePassword(
    @Ctx() context: UsersContext,
    @Args(() => ChangePasswordArgs) args: ChangePasswordArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => changePassword(context, args).then(done));
  }
}
