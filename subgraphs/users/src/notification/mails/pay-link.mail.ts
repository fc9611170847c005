import { localMoment } from '@naga/kernel/clock-time.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { Mail } from '../mail.js';
import type { PayLinkFacts } from '../pay-link-facts.js';
import { dayIn, type Words } from '../words.js';
import { accountMail } from './account-mail.js';

/** One line: what staff write stands in a subject, too. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const CAUSES = {
  EDUCATION: 'mail.paylink.causeEducation',
  HEALTH: 'mail.paylink.causeHealth',
  NATURE: 'mail.paylink.causeNature',
} as const;

/** A donation's cause in the reader's words; what staff wrote as they wrote it. */
function reasonOf({ kind, reason }: PayLinkFacts, words: Words): string {
  if (kind === 'CUSTOM') return oneLine(reason);
  return words(reason in CAUSES ? CAUSES[reason as keyof typeof CAUSES] : 'mail.paylink.causeGeneral');
}

/** Something is to be paid by a link, was paid (a receipt), or goes back. */
export const payLinkMail = (about: 'asked' | 'paid' | 'refunded', facts: PayLinkFacts, baseUrl: string): Mail =>
  accountMail(facts.language, baseUrl, (words, page) => {
    const value = formatMoney(facts.amount);
    const reason = reasonOf(facts, words);
    const isGift = facts.kind === 'DONATION';
    const says = {
      asked: {
        subject: words('mail.paylink.askedSubject', { amount: value }),
        text: words('mail.paylink.askedText'),
      },
      paid: {
        subject: words(isGift ? 'mail.paylink.givenSubject' : 'mail.paylink.paidSubject', { amount: value }),
        text: words(isGift ? 'mail.paylink.givenText' : 'mail.paylink.paidText'),
      },
      refunded: {
        subject: words('mail.paylink.refundedSubject', { amount: value }),
        text: words('mail.paylink.refundedText'),
      },
    }[about];
    return {
      subject: says.subject,
      paragraphs: [says.text],
      facts: [
        ...(facts.payerName === null ? [] : [{ label: words('mail.paylink.name'), value: oneLine(facts.payerName) }]),
        { label: words('mail.paylink.reason'), value: reason },
        { label: words('mail.paylink.amount'), value },
        ...(about === 'asked'
          ? [
              {
                label: words('mail.paylink.until'),
                value: dayIn(facts.language, localMoment(Date.parse(facts.expiresAt)).date),
              },
            ]
          : []),
      ],
      actions: about === 'asked' ? [{ label: words('mail.paylink.action'), url: page(`pay/${facts.token}`) }] : [],
    };
  });
