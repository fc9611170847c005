import type { LanguageCode } from '@naga/kernel/language.js';
import type { RewardCode } from '../../reward-request/reward-request.rules.js';
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

const WHY: Readonly<Record<RewardCode, string>> = {
  GOODWILL: 'mail.pointsMoved.goodwill',
  COMPLAINT: 'mail.pointsMoved.complaint',
  CORRECTION: 'mail.pointsMoved.correction',
  CAMPAIGN: 'mail.pointsMoved.campaign',
  MISUSE: 'mail.pointsMoved.misuse',
};

/** To whose points staff moved: how many, and why. */
export const pointsMovedMail = (
  language: LanguageCode,
  voice: Voice,
  { points, code }: { readonly points: number; readonly code: RewardCode },
): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words(points > 0 ? 'mail.pointsMoved.givenSubject' : 'mail.pointsMoved.takenSubject', {
      points: Math.abs(points),
    }),
    paragraphs: [words(WHY[code]), words('mail.pointsMoved.ask')],
    facts: [{ label: words('mail.points.points'), value: points > 0 ? `+${points}` : String(points) }],
    actions: [{ label: words('mail.pointsMoved.action'), url: page('dashboard/rewards') }],
  }));

/** To who recommended us, and to his friend: what both got for the friend's first trip. */
export const pointsReferredMail = (language: LanguageCode, voice: Voice, points: number): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words('mail.pointsReferred.subject', { points }),
    paragraphs: [words('mail.pointsReferred.text'), words('mail.points.how')],
    facts: [{ label: words('mail.points.points'), value: `+${points}` }],
    actions: [{ label: words('mail.pointsMoved.action'), url: page('dashboard/rewards') }],
    why: words('mail.points.why'),
  }));
