import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { TOKEN_LIFETIME, issueToken } from '../account-token/account-tokens.js';
import { Account } from '../account/account.entity.js';
import { languageOf } from '../account/language-of.js';
import { verifyEmailMail } from '../notification/mails/verify-email.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';

const Facts = z.union([z.object({ accountId: z.string() }), z.object({ email: z.string() })]);
const HOURS = TOKEN_LIFETIME.VERIFY_EMAIL / 3_600_000;

/**
 * account.registered, account.verification_requested: mails the link that proves the address, where there is an account
 * whose address is not proved yet.
 */
export async function sendVerification(context: UsersContext, event: DomainEvent): Promise<void> {
  const facts = Facts.parse(event.payload);
  const { clock, services } = context;
  const whose = 'accountId' in facts ? { id: facts.accountId } : { email: facts.email };
  await consumeOnce(context, event.id, async (em) => {
    const account = await em.findOne(Account, { ...whose, active: true, emailVerifiedAt: null });
    if (!account?.email) return;
    const { id: accountId, email } = account;
    const token = await issueToken(em, { accountId, kind: 'VERIFY_EMAIL', email }, clock.now());
    const mail = verifyEmailMail(languageOf(account), services.voice, { token, hours: HOURS });
    await addMessages(em, context, event, [{ recipient: email, mail, private: true }]);
  });
}
