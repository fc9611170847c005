import type { LanguageCode } from '@naga/kernel/language.js';
import type { Voice } from '../voice.js';
import type { Mail } from '../mail.js';
import { dayIn } from '../words.js';
import { accountMail } from './account-mail.js';

export interface ExpiringPoints {
  readonly points: number;
  /** The last local day of the first of them, 'YYYY-MM-DD'. */
  readonly day: string;
}

/** To who has points that end soon: how many, when, and how they are spent. */
export const pointsExpireMail = (language: LanguageCode, voice: Voice, { points, day }: ExpiringPoints): Mail =>
  accountMail(language, voice, (words, page) => {
    const last = dayIn(language, day);
    return {
      subject: words('mail.points.soonSubject', { points, day: last }),
      paragraphs: [words('mail.points.soonText', { day: last }), words('mail.points.how')],
      facts: [
        { label: words('mail.points.points'), value: String(points) },
        { label: words('mail.points.until'), value: last },
      ],
      actions: [{ label: words('mail.points.action'), url: page('') }],
      why: words('mail.points.why'),
    };
  });
