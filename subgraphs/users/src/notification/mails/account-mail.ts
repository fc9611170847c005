import type { Voice } from '../voice.js';
import { type LanguageCode, prefixOf } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';
import { linkTo } from './booking-mail.js';

type Content = Pick<Mail, 'subject' | 'paragraphs' | 'actions'> &
  Partial<Pick<Mail, 'title' | 'facts' | 'closing'>> & {
    /** Why he gets it, where it is not for an account. */
    readonly why?: string;
  };

/** The address of one of our pages, in the reader's language. */
export type PageAt = (path: string) => string;

/** A mail about somebody's account, in his language: why he gets it and where to ask. */
export function accountMail(language: LanguageCode, voice: Voice, say: (words: Words, page: PageAt) => Content): Mail {
  const words = voice.wordsIn(language);
  const page: PageAt = (path) => linkTo(voice, language === 'en' ? path : `${prefixOf(language)}/${path}`);
  const { subject, closing = [], why = words('mail.account.why'), ...content } = say(words, page);
  return {
    title: subject,
    facts: [],
    rides: [],
    ...content,
    subject,
    language,
    tagline: words('mail.tagline'),
    closing: [...closing, why, words('mail.help', { url: page('contact') })],
  };
}
