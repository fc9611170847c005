import { ownPath } from '@naga/app-kit/own-path.js';
import { data } from 'react-router';
import { leaveFor } from '../../../session/leave-for.js';
import { sessionCookies, withCookies } from '../../../session/session-cookies.js';
import { visitContext, type Visit } from '../../../session/visit.js';
import type { FormAnswer } from '../form/form-answer.js';
import type { SignIn_ResultFragment } from './sign-in.generated.js';

export interface Setup {
  secret: string;
  otpauthUrl: string;
}

/** Where a sign-in stands. */
export interface SignInAnswer extends FormAnswer {
  remember?: boolean;
  /** A second factor is asked for; goes back with its code. */
  challenge?: string;
  /** Where there is no second factor yet and the role demands one. */
  setup?: Setup | undefined;
  /** A code is on its way to this number. */
  mobileNumber?: string;
  /** Signed in, and these are shown once; then one goes on. */
  recoveryCodes?: readonly string[];
  goOn?: string;
}

interface Asking {
  context: { get(key: typeof visitContext): Visit };
  params: { lang?: string | undefined };
  url: URL;
}

/** Keeps the session and leads on: to the new password that is demanded, back to where one wanted to be, or to the landing. */
export function enter(
  { context, params, url }: Asking,
  { token, user, recoveryCodes }: Extract<SignIn_ResultFragment, { __typename: 'Session' }>,
  answer: SignInAnswer,
) {
  const headers = withCookies(sessionCookies(token, answer.remember ?? false, context.get(visitContext)));
  const wanted = ownPath(url.searchParams.get('redirectPath')) ?? user.landing;
  const goOn = user.mustChangePassword ? '/password/change' : wanted;
  if (recoveryCodes == null || recoveryCodes.length === 0) return leaveFor(params, goOn, headers);
  return data<SignInAnswer>({ ...answer, recoveryCodes, goOn }, { headers });
}
