import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { travellerMail } from './booking-mail.js';

/** To whom a booking was taken from; it opens no ticket. */
const ownershipMail =
  (subject: string, text: string) =>
  (facts: BookingFacts, voice: Voice): Mail => {
    const { pnr } = facts;
    return travellerMail(facts, voice, (words) => ({
      subject: words(subject, { pnr }),
      title: words(subject, { pnr }),
      paragraphs: [words(text, { pnr })],
      actions: [],
    }));
  };

/** Staff changed the contact: what the former one reads. */
export const contactReplacedMail = ownershipMail('mail.contactReplaced.subject', 'mail.contactReplaced.text');

/** Staff put the booking into another account, or took it out of one. */
export const handedOverMail = ownershipMail('mail.handedOver.subject', 'mail.handedOver.text');
