import { money } from '@naga/kernel/money.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { UsersContext } from '../services.js';
import { payLinkMail } from './mails/pay-link.mail.js';
import { type LinkNews, PayLinkEvent } from './pay-link-facts.js';
import { writeMessages } from './write-message.command.js';

/**
 * All news of a link (LINK_NEWS): to its payer in his language. Whoever has the link may pay, so only he reads a mail that
 * leads to it.
 */
async function tellPayLink(context: UsersContext, event: DomainEvent): Promise<void> {
  const { amount, arrived, ...facts } = PayLinkEvent.parse(event.payload);
  const { payerEmail: recipient, countryCode } = facts;
  const said = {
    ...facts,
    amount: money(amount.amount, amount.currency),
    arrived: arrived ? money(arrived.amount, arrived.currency) : null,
  };
  const mail = payLinkMail(event.type.slice('pay_link.'.length) as LinkNews, said, context.services.voice);
  const countryCodes = countryCode === null ? [] : [countryCode];
  await writeMessages(context, event, [{ recipient, mail, countryCodes, private: mail.actions.length > 0 }]);
}

/** What booking tells of links. */
export const PAY_LINK_CONSUMERS = {
  'pay_link.asked': tellPayLink,
  'pay_link.paid': tellPayLink,
  'pay_link.refunded': tellPayLink,
  'pay_link.in_review': tellPayLink,
  'pay_link.sent_back': tellPayLink,
  'pay_link.overpaid': tellPayLink,
  'pay_link.refunded_late': tellPayLink,
  'pay_link.refund_refused': tellPayLink,
  'pay_link.refund_in_cash': tellPayLink,
} as const;
