import { countAttempt } from '../attempt/count-attempt.js';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import type { UsersContext } from '../services.js';

/**
 * Counts a mail that somebody asks for, by the address typed and by where he asks from. Refuses with
 * TOO_MANY_ATTEMPTS, whether or not there is such an account.
 */
export async function countMail(context: UsersContext, purpose: string, email: string): Promise<void> {
  const { env } = context.services;
  const windowMs = env.MAIL_WINDOW_MINUTES * 60_000;
  await countAttempt(context, [
    { of: ['mail', purpose, email], limit: env.MAIL_LIMIT_RECIPIENT, windowMs },
    { of: ['mail', householdOf(context.viewer.ip)], limit: env.MAIL_LIMIT_ADDRESS, windowMs },
  ]);
}
