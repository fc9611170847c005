import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import { z } from 'zod';
import type { UsersContext } from '../services.js';
import { phonesOf } from '../account/login-name.js';
import { bookingFacts } from './booking-facts.js';
import { codeSms } from './mails/code-sms.js';
import { holderCodeMail } from './mails/holder-code.mail.js';
import { addMessages, addSms } from './write-message.command.js';

const Code = z.object({
  code: z.string().regex(/^\d{6}$/),
  minutes: z.int(),
  contactPhone: z.string().nullish(),
});

/**
 * booking.code_requested: the code goes to the telephone and the mailbox of the booking, for whoever changes it must hold
 * one of them. Only its reader sees it.
 */
export async function tellHolder(context: UsersContext, event: DomainEvent): Promise<void> {
  const { code, minutes, contactPhone } = Code.parse(event.payload);
  const facts = bookingFacts(event.payload);
  const recipient = phonesOf(contactPhone ?? '')[0];
  await consumeOnce(context, event.id, async (em) => {
    const sms = codeSms(context.services.voice, facts.language, code, minutes);
    if (recipient !== undefined) addSms(em, context, event, { recipient, sms, private: true });
    const mail = holderCodeMail(facts, context.services.voice, code, minutes);
    const mailbox = facts.contactEmail;
    await addMessages(em, context, event, mailbox ? [{ recipient: mailbox, mail, private: true }] : []);
    await em.flush();
  });
}
