import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';
import { linkTo } from './booking-mail.js';

export interface AskedPolicy {
  readonly requestId: string;
  /** Who asks, by name; null where the account is gone. */
  readonly askedBy: string | null;
  /** Whose tickets it is for; null for those of everybody. */
  readonly operatorName: string | null;
  readonly reason: string;
}

/** To who may decide: somebody asks for a version of a refund policy. */
export const policyAskedMail = (
  language: LanguageCode,
  baseUrl: string,
  { requestId, askedBy, operatorName, reason }: AskedPolicy,
): Mail =>
  accountMail(language, baseUrl, (words) => ({
    subject: words('mail.policy.asked'),
    paragraphs: [words('mail.policy.askedText')],
    facts: [
      ...(askedBy === null ? [] : [{ label: words('mail.policy.askedBy'), value: askedBy }]),
      ...(operatorName === null ? [] : [{ label: words('mail.policy.operator'), value: operatorName }]),
      { label: words('mail.policy.answer'), value: reason },
    ],
    actions: [
      {
        label: words('mail.policy.action'),
        url: linkTo(baseUrl, `admin/refund-policies/requests?request=${encodeURIComponent(requestId)}`),
      },
    ],
  }));
