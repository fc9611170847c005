import { money } from '@naga/kernel/money.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { UsersContext } from '../services.js';
import { payLinkMail } from './mails/pay-link.mail.js';
import { PayLinkEvent } from './pay-link-facts.js';
import { writeMessages } from './write-message.command.js';

/** pay_link.asked, .paid, .refunded: to its payer in his language; whoever has the link may pay, so only he reads the request. */
export async function tellPayLink(context: UsersContext, event: DomainEvent): Promise<void> {
  const { amount, ...facts } = PayLinkEvent.parse(event.payload);
  const { payerEmail: recipient, countryCode } = facts;
  const about = event.type.slice('pay_link.'.length) as 'asked' | 'paid' | 'refunded';
  const mail = payLinkMail(
    about,
    { ...facts, amount: money(amount.amount, amount.currency) },
    context.services.env.BASE_URL,
  );
  const countryCodes = countryCode === null ? [] : [countryCode];
  await writeMessages(context, event, [{ recipient, mail, countryCodes, private: about === 'asked' }]);
}
