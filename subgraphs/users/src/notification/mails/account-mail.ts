import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { type Words, wordsIn } from '../words.js';
import { linkTo } from './booking-mail.js';

type Content = Pick<Mail, 'subject' | 'paragraphs' | 'actions'> & Partial<Pick<Mail, 'title' | 'facts' | 'closing'>>;

/** A mail about somebody's account, in his language: why he gets it and where to ask. */
export function accountMail(language: LanguageCode, baseUrl: string, say: (words: Words) => Content): Mail {
  const words = wordsIn(language);
  const { subject, closing = [], ...content } = say(words);
  return {
    title: subject,
    facts: [],
    rides: [],
    ...content,
    subject,
    language,
    tagline: words('mail.tagline'),
    closing: [...closing, words('mail.account.why'), words('mail.help', { url: linkTo(baseUrl, 'contact') })],
  };
}
