import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { issueToken, TOKEN_LIFETIME } from '../account-token/account-tokens.js';
import { verifyEmailMail } from '../notification/mails/verify-email.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { Account } from '../account/account.entity.js';
import { languageOf } from '../account/language-of.js';

const Facts = z.object({ accountId: z.string(), email: z.string() });
const HOURS = TOKEN_LIFETIME.CHANGE_EMAIL / 3_600_000;

/** account.email_change_requested: mails the link to the new address, unless it is an account's already. */
export async function sendEmailChange(context: UsersContext, event: DomainEvent): Promise<void> {
  const { accountId, email } = Facts.parse(event.payload);
  const { clock, services } = context;
  await consumeOnce(context, event.id, async (em) => {
    const account = await em.findOne(Account, { id: accountId, active: true });
    if (!account || (await em.count(Account, { email })) > 0) return;
    const token = await issueToken(em, { accountId, kind: 'CHANGE_EMAIL', email }, clock.now());
    const facts = { token, hours: HOURS, changing: true };
    const mail = verifyEmailMail(languageOf(account), services.voice, facts);
    await addMessages(em, context, event, [{ recipient: email, mail, private: true }]);
  });
}
