import type { Voice } from '../voice.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';
import { onBoardText } from './on-board-text.js';
import { isPartlyDone, placesText, restText } from './refund-place-text.js';

/** Money has left us, or stands as credit with us: all that was decided to go back, or a part, and what is still to come. */
export function refundDoneMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr, amount, whole, places } = facts;
  const isPart = amount && whole ? amount.amount < whole.amount : false;
  const isPartly = isPartlyDone(facts);
  const isUndone = places.some(({ place }) => place === 'CONDUCTOR');
  return travellerMail(facts, voice, (words) => ({
    subject: words(isPartly ? 'mail.refund.partSubject' : 'mail.refund.subject', { pnr }),
    title: words(isPartly ? 'mail.refund.partTitle' : 'mail.refund.title'),
    paragraphs: [
      ...placesText(facts, words),
      ...restText(facts, words),
      ...(isPart && !isPartly ? [words('mail.refund.last')] : []),
      ...(isUndone ? onBoardText(facts, words) : []),
    ],
    facts: [
      ...(amount ? [{ label: words('mail.refunded'), value: formatMoney(amount) }] : []),
      ...(isPart && whole ? [{ label: words('mail.refund.whole'), value: formatMoney(whole) }] : []),
    ],
    actions: [],
  }));
}
