import type { Voice } from '../voice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';

/** The way to a new password for who forgot his. */
export function resetPasswordMail(
  language: LanguageCode,
  voice: Voice,
  { token, email, hours }: { readonly token: string; readonly email: string; readonly hours: number },
): Mail {
  const path = `password/reset/${token}/${encodeURIComponent(email)}`;
  return accountMail(language, voice, (words, page) => ({
    subject: words('mail.reset.subject'),
    paragraphs: [words('mail.reset.text'), words('mail.account.link', { hours })],
    actions: [{ label: words('mail.reset.action'), url: page(path) }],
    closing: [words('mail.account.notYou')],
  }));
}
