import type { Voice } from '../voice.js';
import { prefixOf } from '@naga/kernel/language.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { endsOf, wayOf } from '../ride-lines.js';
import type { Words } from '../words.js';
import { linkTo, travellerMail } from './booking-mail.js';

/** One question a ride: the route reviews/{ticket_id}/{email} of the specification, section 2. */
function actionsOf({ ticketIds, contactEmail, legs, language }: BookingFacts, voice: Voice, words: Words) {
  const prefix = language === 'en' ? '' : `${prefixOf(language)}/`;
  return ticketIds.map((id, position) => {
    const leg = ticketIds.length > 1 ? legs[position] : undefined;
    const label = leg ? words('mail.review.rateLeg', endsOf(leg, leg, language)) : words('mail.review.rate');
    return { label, url: linkTo(voice, `${prefix}reviews/${id}/${encodeURIComponent(contactEmail ?? '')}`) };
  });
}

/** The ride is over: how was it? */
export function reviewInvitationMail(facts: BookingFacts, voice: Voice): Mail {
  const { pnr } = facts;
  const way = wayOf(facts);
  return travellerMail(facts, voice, (words) => ({
    subject: way ? words('mail.review.subject', { ...way, pnr }) : words('mail.review.subjectShort', { pnr }),
    title: words('mail.review.title'),
    paragraphs: [words('mail.review.text')],
    actions: actionsOf(facts, voice, words),
  }));
}
