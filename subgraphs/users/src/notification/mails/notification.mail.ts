import type { Voice } from '../voice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import type { Sms } from '../sms.js';
import { accountMail } from './account-mail.js';

interface Said {
  readonly language: LanguageCode;
  readonly title: string;
  readonly text: string;
}

/** What staff tells people: their own words, paragraph by paragraph, and the way to the inbox of who has one. */
export function notificationMail(
  { language, title, text }: Said,
  voice: Voice,
  { hasInbox, isOfRide }: { readonly hasInbox: boolean; readonly isOfRide: boolean },
): Mail {
  return accountMail(language, voice, (words, page) => ({
    subject: title,
    paragraphs: text.split(/\s*\n\s*/).filter((line) => line !== ''),
    actions: hasInbox ? [{ label: words('mail.notification.open'), url: page('dashboard/notifications') }] : [],
    ...(isOfRide && { why: words('mail.notification.whyRide') }),
  }));
}

/** The same in few words. */
export const notificationSms = ({ language, title, text }: Said): Sms => ({
  language,
  subject: title,
  text: `Naga: ${title}\n${text}`,
});
