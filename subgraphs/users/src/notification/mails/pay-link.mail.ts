import type { Voice } from '../voice.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { Mail } from '../mail.js';
import type { LinkNews, PayLinkFacts } from '../pay-link-facts.js';
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

/** About money of a link that goes back, which may be a part of it. */
const SENT: ReadonlySet<LinkNews> = new Set(['overpaid', 'refunded_late', 'refund_refused', 'refund_in_cash']);

/** Subject and texts; of a donation that arrived the thanks. */
function saysOf(
  about: LinkNews,
  { kind, payable, state }: PayLinkFacts,
  words: Words,
  amount: string,
): [string, string[]] {
  switch (about) {
    case 'asked':
      return [words('mail.paylink.askedSubject', { amount }), [words('mail.paylink.askedText')]];
    case 'paid':
      return kind === 'DONATION'
        ? [words('mail.paylink.givenSubject', { amount }), [words('mail.paylink.givenText')]]
        : [words('mail.paylink.paidSubject', { amount }), [words('mail.paylink.paidText')]];
    case 'refunded':
      return [words('mail.paylink.refundedSubject', { amount }), [words('mail.paylink.refundedText')]];
    case 'overpaid':
      return [words('mail.paylink.overpaidSubject', { amount }), [words('mail.paylink.overpaidText')]];
    case 'refunded_late':
      return [
        words('mail.paylink.lateSubject', { amount }),
        [
          words(state === 'CANCELLED' ? 'mail.paylink.lateCancelled' : 'mail.paylink.lateExpired'),
          words('mail.paylink.lateBack'),
          ...(kind === 'CUSTOM' ? [words('mail.paylink.lateAgain')] : []),
        ],
      ];
    case 'refund_refused':
      return [words('mail.paylink.refundRefusedSubject', { amount }), [words('mail.paylink.refundRefusedText')]];
    case 'refund_in_cash':
      return [words('mail.paylink.refundInCashSubject', { amount }), [words('mail.paylink.refundInCashText')]];
    case 'in_review':
      return [words('mail.paylink.inReviewSubject', { amount }), [words('mail.paylink.inReviewText')]];
    case 'sent_back':
      return [
        words('mail.paylink.sentBackSubject', { amount }),
        [words('mail.paylink.sentBackText'), ...(payable ? [words('mail.paylink.sentBackAgain')] : [])],
      ];
  }
}

/** Something is to be paid by a link, was paid (a receipt), or goes back; what arrived otherwise is looked at, or went back. */
export const payLinkMail = (about: LinkNews, facts: PayLinkFacts, voice: Voice): Mail =>
  accountMail(facts.language, voice, (words, page) => {
    const value = formatMoney(facts.amount);
    // Of what goes back its own sum is told, of all else what was asked.
    const [subject, paragraphs] = saysOf(
      about,
      facts,
      words,
      SENT.has(about) && facts.arrived ? formatMoney(facts.arrived) : value,
    );
    const arrived = about === 'in_review' ? 'mail.inReview.arrived' : 'mail.refunded';
    const pays = about === 'asked' || (about === 'sent_back' && facts.payable);
    const action = about === 'asked' ? 'mail.paylink.action' : 'mail.failed.again';
    return {
      subject,
      paragraphs,
      facts: [
        ...(facts.payerName === null ? [] : [{ label: words('mail.paylink.name'), value: oneLine(facts.payerName) }]),
        { label: words('mail.paylink.reason'), value: reasonOf(facts, words) },
        { label: words('mail.paylink.amount'), value },
        ...(facts.arrived === null ? [] : [{ label: words(arrived), value: formatMoney(facts.arrived) }]),
        ...(pays
          ? [
              {
                label: words('mail.paylink.until'),
                value: dayIn(facts.language, localMoment(Date.parse(facts.expiresAt)).date),
              },
            ]
          : []),
      ],
      actions: pays ? [{ label: words(action), url: page(`pay/${facts.token}`) }] : [],
    };
  });
