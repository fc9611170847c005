import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { phonesOf } from '../account/login-name.js';
import { countAttempt } from '../attempt/count-attempt.js';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import type { UsersContext } from '../services.js';

/**
 * Has a code sent to a mobile number: to its account, or to the signed-in user who gave that number and has not proved
 * it. Whether there is one is looked up after the answer, so neither answer nor time tells. Refuses with
 * TOO_MANY_ATTEMPTS beyond the limits of numbers and addresses; a number whose account may have codes without limit
 * meets only that of addresses.
 */
export async function requestOtp(context: UsersContext, typed: string): Promise<void> {
  const { em, viewer } = context;
  const numbers = phonesOf(typed);
  if (numbers.length === 0) throw new InvalidInput([{ path: 'mobileNumber', code: 'IS_PHONE_NUMBER' }]);
  await countCode(context, numbers);
  const accountId = viewer.kind === 'user' ? viewer.userId : null;
  await inTransaction(em, async (transaction) => {
    emit(transaction, context, 'account.otp_requested', { numbers, accountId });
  });
}

const NO_LIMIT = `select 1 from account
  where phone_number = any($1::text[]) and active and allow_mobile_otp_with_no_limit`;

async function countCode(context: UsersContext, numbers: readonly string[]): Promise<void> {
  const { database, services, viewer } = context;
  const { OTP_LIMIT_NUMBER, OTP_LIMIT_ADDRESS, OTP_WINDOW_MINUTES } = services.env;
  const windowMs = OTP_WINDOW_MINUTES * 60_000;
  const ofAddress = { of: ['otp', householdOf(viewer.ip)], limit: OTP_LIMIT_ADDRESS, windowMs };
  const ofNumber = { of: ['otp', 'number', numbers[0]!], limit: OTP_LIMIT_NUMBER, windowMs };
  const unlimited = (await database.rows(NO_LIMIT, [numbers])).length > 0;
  await countAttempt(context, unlimited ? [ofAddress] : [ofAddress, ofNumber]);
}
