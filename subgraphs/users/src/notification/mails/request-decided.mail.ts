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
} & ({ readonly kind: 'POLICY' } | { readonly kind: 'PRICES'; readonly lineId: string | null });

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

function pageOf(decision: RequestDecision): string {
  const request = encodeURIComponent(decision.requestId);
  if (decision.kind === 'POLICY') return `admin/refund-policies/requests?request=${request}`;
  const { lineId } = decision;
  return lineId === null ? `admin/tariffs/changes/${request}` : `admin/routes/${encodeURIComponent(lineId)}`;
}

/** To who asked for a version of a refund policy, or for other prices: what the second person decided. */
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
