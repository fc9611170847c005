import { phonesOf } from '../account/login-name.js';
import type { UsersContext } from '../services.js';
import { finishLogin } from '../login/finish-login.command.js';
import { countLogin } from '../login/login-limits.js';
import type { LoginOutcome } from '../session/session-view.js';
import { CodeWrong } from './one-time-code.errors.js';
import { useCode } from './use-code.js';

interface OtpLogin {
  readonly mobileNumber: string;
  readonly code: string;
  readonly remember: boolean;
}

const OWNER = `select id, phone_number as number from account where phone_number = any($1::text[]) and active
  and mobile_verified_at is not null order by array_position($1::text[], phone_number::text) limit 1`;

/**
 * Signs in who reads the SMS to an account's proved mobile number. A number that was only claimed leads nowhere: whoever
 * claimed it would share the account with its holder. Refuses with CODE_WRONG, alike for a number that no account has,
 * and with TOO_MANY_ATTEMPTS.
 */
export async function verifyOtp(
  context: UsersContext,
  { mobileNumber, code, remember }: OtpLogin,
): Promise<LoginOutcome> {
  const numbers = phonesOf(mobileNumber);
  const [owner] = await context.database.rows<{ id: string; number: string }>(OWNER, [numbers]);
  const number = owner?.number ?? numbers[0] ?? '';
  const named = { name: numbers[0] ?? '', accountId: owner?.id };
  const { hasRoom, forgive } = await countLogin(context, 'otp', named);
  await useCode(context, { number, accountId: hasRoom ? owner?.id : undefined, code });
  if (!owner) throw new CodeWrong();
  await forgive();
  return finishLogin(context, { accountId: owner.id, remember });
}
