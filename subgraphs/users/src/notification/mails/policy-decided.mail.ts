import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';
import { linkTo } from './booking-mail.js';

export interface PolicyDecision {
  readonly requestId: string;
  readonly approved: boolean;
  /** Why it was declined. */
  readonly answer: string | null;
}

/** To who asked for a version of a refund policy: what the second person decided. */
export const policyDecidedMail = (
  language: LanguageCode,
  baseUrl: string,
  { requestId, approved, answer }: PolicyDecision,
): Mail =>
  accountMail(language, baseUrl, (words) => ({
    subject: words(approved ? 'mail.policy.approved' : 'mail.policy.declined'),
    paragraphs: [words(approved ? 'mail.policy.approvedText' : 'mail.policy.declinedText')],
    facts: answer === null ? [] : [{ label: words('mail.policy.answer'), value: answer }],
    actions: [
      {
        label: words('mail.policy.action'),
        url: linkTo(baseUrl, `admin/refund-policies/requests?request=${encodeURIComponent(requestId)}`),
      },
    ],
  }));
