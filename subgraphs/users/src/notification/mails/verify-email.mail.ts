import type { Voice } from '../voice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';

interface Link {
  readonly token: string;
  readonly hours: number;
}

/** Whether the address of a new account is its owner's, or of an account that is to have another one (`changing`). */
export function verifyEmailMail(
  language: LanguageCode,
  voice: Voice,
  { token, hours, changing = false }: Link & { readonly changing?: boolean },
): Mail {
  return accountMail(language, voice, (words, page) => ({
    subject: words(changing ? 'mail.verify.subjectNew' : 'mail.verify.subject'),
    paragraphs: [words(changing ? 'mail.verify.textNew' : 'mail.verify.text'), words('mail.account.link', { hours })],
    actions: [{ label: words('mail.verify.action'), url: page(`email/verify/${token}`) }],
    closing: [changing ? words('mail.verify.notYouNew') : words('mail.verify.notYou', { url: page('password/reset') })],
  }));
}
