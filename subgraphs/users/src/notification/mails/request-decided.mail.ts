import type { Voice } from '../voice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';
import { linkTo } from './booking-mail.js';

export type RequestDecision = {
  readonly requestId: string;
  readonly approved: boolean;
  /** Why it was declined. */
  readonly answer: string | null;
} & ({ readonly kind: 'POLICY' } | { readonly kind: 'PRICES'; readonly lineId: string });

const WORDS = {
  POLICY: {
    yes: { subject: 'mail.policy.approved', text: 'mail.policy.approvedText' },
    no: { subject: 'mail.policy.declined', text: 'mail.policy.declinedText' },
  },
  PRICES: {
    yes: { subject: 'mail.prices.approved', text: 'mail.prices.approvedText' },
    no: { subject: 'mail.prices.declined', text: 'mail.prices.declinedText' },
  },
} as const;

const pageOf = (decision: RequestDecision): string =>
  decision.kind === 'PRICES'
    ? `admin/routes/${encodeURIComponent(decision.lineId)}`
    : `admin/refund-policies/requests?request=${encodeURIComponent(decision.requestId)}`;

/** To who asked for a version of a refund policy, or for prices of a line: what the second person decided. */
export const requestDecidedMail = (language: LanguageCode, voice: Voice, decision: RequestDecision): Mail =>
  accountMail(language, voice, (words) => {
    const { kind, approved, answer } = decision;
    const said = WORDS[kind][approved ? 'yes' : 'no'];
    return {
      subject: words(said.subject),
      paragraphs: [words(said.text)],
      facts: answer === null ? [] : [{ label: words('mail.policy.answer'), value: answer }],
      actions: [{ label: words('mail.policy.action'), url: linkTo(voice, pageOf(decision)) }],
    };
  });
