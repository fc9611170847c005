import { Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { meView } from '../account/me-view.js';
import type { MeView } from '../account/me.type.js';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { sessionView } from '../session/session-view.js';
import type { SessionView } from '../session/session.type.js';
import { register } from './register.command.js';
import { EmailArgs, RegisterInput, RegisterResult, VerifyEmailArgs, VerifyEmailResult } from './registration.type.js';
import { resendVerification } from './resend-verification.command.js';
import { verifyEmail } from './verify-email.command.js';

@Resolver()
export class RegistrationResolver {
  @Public()
  @Mutation(() => RegisterResult, { description: 'Signs in at once; bookings join after the e-mail is verified.' })
  register(
    @Ctx() context: UsersContext,
    @Arg('input', () => RegisterInput) input: RegisterInput,
  ): Promise<SessionView | Refused> {
    return orRefused(async () => sessionView(context, await register(context, input)));
  }

  @Public()
  @Mutation(() => VerifyEmailResult, {
    description: 'With the token of the mail, also of a changed address, by who is signed in or gives the password.',
  })
  verifyEmail(
    @Ctx() context: UsersContext,
    @Args(() => VerifyEmailArgs) args: VerifyEmailArgs,
  ): Promise<MeView | Refused> {
    return orRefused(async () => meView(context, await verifyEmail(context, args)));
  }

  @Public()
  @Mutation(() => RequestResult, { description: 'Answers alike whether or not there is such an account.' })
  resendVerification(
    @Ctx() context: UsersContext,
    @Args(() => EmailArgs) { email }: EmailArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => resendVerification(context, email).then(done));
  }
}
