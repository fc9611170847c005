import type { Voice } from '../voice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';
import { linkTo } from './booking-mail.js';

interface Request {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly purpose: string;
}

/** One line: what strangers write stands in a subject, too. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** To who may decide: somebody asks to use our interface. */
export const developerRequestedMail = (
  language: LanguageCode,
  voice: Voice,
  { name, email, company, purpose }: Request,
): Mail =>
  accountMail(language, voice, (words) => ({
    subject: words('mail.developer.subject', { company: oneLine(company) }),
    paragraphs: [words('mail.developer.text')],
    facts: [
      { label: words('mail.developer.name'), value: oneLine(name) },
      { label: words('mail.developer.email'), value: email },
      { label: words('mail.developer.company'), value: oneLine(company) },
      { label: words('mail.developer.purpose'), value: purpose },
    ],
    actions: [{ label: words('mail.developer.decide'), url: linkTo(voice, 'admin/developer-requests') }],
  }));

/** To the person who asked: welcome, and the way to a password. */
export const developerApprovedMail = (
  language: LanguageCode,
  voice: Voice,
  link: { readonly token: string; readonly email: string; readonly hours: number; readonly note: string | null },
): Mail =>
  accountMail(language, voice, (words) => ({
    subject: words('mail.approved.subject'),
    paragraphs: [
      words('mail.approved.text'),
      ...(link.note ? [link.note] : []),
      words('mail.account.link', { hours: link.hours }),
    ],
    actions: [
      {
        label: words('mail.approved.action'),
        url: linkTo(voice, `password/reset/${link.token}/${encodeURIComponent(link.email)}`),
      },
    ],
  }));

/** To the person who asked: not now. */
export const developerRefusedMail = (language: LanguageCode, voice: Voice, note: string | null): Mail =>
  accountMail(language, voice, (words) => ({
    subject: words('mail.refused.subject'),
    paragraphs: [words('mail.refused.text'), ...(note ? [note] : [])],
    actions: [],
  }));
