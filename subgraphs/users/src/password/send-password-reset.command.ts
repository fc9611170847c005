import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { issueToken, TOKEN_LIFETIME } from '../account-token/account-tokens.js';
import { Account } from '../account/account.entity.js';
import { languageOf } from '../account/language-of.js';
import { resetPasswordMail } from '../notification/mails/reset-password.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';

const Facts = z.object({ email: z.string() });
const HOURS = TOKEN_LIFETIME.RESET_PASSWORD / 3_600_000;

/** account.password_reset_requested: mails the link, where there is an account with this address. */
export async function sendPasswordReset(context: UsersContext, event: DomainEvent): Promise<void> {
  const { email } = Facts.parse(event.payload);
  const { clock, services } = context;
  await consumeOnce(context, event.id, async (em) => {
    const account = await em.findOne(Account, { email, active: true });
    if (!account) return;
    const token = await issueToken(em, { accountId: account.id, kind: 'RESET_PASSWORD', email }, clock.now());
    const mail = resetPasswordMail(languageOf(account), services.voice, { token, email, hours: HOURS });
    await addMessages(em, context, event, [{ recipient: email, mail, private: true }]);
  });
}
