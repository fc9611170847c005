import type { LanguageCode } from '@naga/kernel/language.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { forbidden } from '@naga/server-kit/viewer/permission.js';
import { EmailTaken, LoginNameTaken } from '../account/account.errors.js';
import { namesOf } from '../account/account-names.js';
import { createAccount } from '../account/create-account.command.js';
import { countAttempt } from '../attempt/count-attempt.js';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import { demandGoodPassword } from '../password/new-password.js';
import { ReferralUnknown } from '../referral/referral.errors.js';
import { come, referrerOf } from '../referral/use-code.command.js';
import type { UsersContext } from '../services.js';
import { openSession } from '../session/open-session.command.js';
import type { SignedSession } from '../session/sign-session.js';
import { personName } from '../account/person-name.js';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNumber?: string | null | undefined;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly language?: LanguageCode | null | undefined;
  /** As it was typed, or as a link brought it. */
  readonly referralCode?: string | null | undefined;
}

const CUSTOMER = 6;

/**
 * Makes a customer's account, signs him in and has a verification mail sent. Refuses with EMAIL_TAKEN,
 * LOGIN_NAME_TAKEN {field} for the mobile number and, ten an hour from one address (rules.md 14), TOO_MANY_ATTEMPTS.
 */
export async function register(context: UsersContext, wanted: Registration): Promise<SignedSession> {
  const { services, viewer } = context;
  // Accounts are live: what a sandbox key tries out must not make one.
  if (viewer.mode !== 'live') throw forbidden('live');
  const { email, password } = wanted;
  const phoneNumber = wanted.mobileNumber?.trim() ? wanted.mobileNumber : undefined;
  const names = {
    firstName: personName('firstName', wanted.firstName),
    lastName: personName('lastName', wanted.lastName),
  };
  checkNames(email, phoneNumber);
  demandGoodPassword(wanted, [email]);
  const referrerId = await referrerNamed(context, wanted.referralCode);
  const { REGISTER_LIMIT_ADDRESS: limit, REGISTER_WINDOW_MINUTES: minutes } = services.env;
  await countAttempt(context, [{ of: ['register', householdOf(viewer.ip)], limit, windowMs: minutes * 60_000 }]);
  const language = wanted.language ?? viewer.language;
  const details = { ...names, email, password, language, roleId: CUSTOMER } as const;
  const accountId = await orEmailTaken(() =>
    createAccount(context, phoneNumber === undefined ? details : { ...details, phoneNumber }, (em, id) => {
      emit(em, context, 'account.registered', { accountId: id });
    }),
  );
  if (referrerId !== undefined) await come(context.database, referrerId, accountId, context.clock.now());
  return openSession(context, { accountId, remember: false });
}

/** Whose code it is, where one was given. InvalidInput, at its field, where nobody has it. */
async function referrerNamed(
  { database }: UsersContext,
  typed: string | null | undefined,
): Promise<string | undefined> {
  if (!typed?.trim()) return undefined;
  try {
    return await referrerOf(database, typed);
  } catch (error) {
    if (error instanceof ReferralUnknown) throw new InvalidInput([{ path: 'referralCode', code: 'UNKNOWN' }]);
    throw error;
  }
}

/** Under the names of the registration form. */
function checkNames(email: string, phoneNumber: string | undefined): void {
  namesOf({ email });
  try {
    namesOf({ phoneNumber });
  } catch (error) {
    if (error instanceof InvalidInput) throw new InvalidInput([{ path: 'mobileNumber', code: 'IS_PHONE_NUMBER' }]);
    throw error;
  }
}

async function orEmailTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LoginNameTaken && error.facts['field'] === 'email') throw new EmailTaken();
    throw error;
  }
}
