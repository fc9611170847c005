import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { rideOf } from '../ride-lines.js';
import { type Words, wordsIn } from '../words.js';

/** A path of ours as a whole address; one that is whole already stays as it is. */
export const linkTo = (baseUrl: string, path: string): string => new URL(path, `${baseUrl.replace(/\/$/, '')}/`).href;

type Content = Pick<Mail, 'subject' | 'title' | 'paragraphs' | 'actions'> & Partial<Pick<Mail, 'rides' | 'facts'>>;

/** What every mail about a booking has: its rides, its reference and why the reader gets it. */
export function bookingMail(facts: BookingFacts, baseUrl: string, say: (words: Words) => Content): Mail {
  const { language, legs, pnr, bookingId } = facts;
  const words = wordsIn(language);
  const content = say(words);
  const view = { label: words('mail.booking.open'), url: linkTo(baseUrl, `view-booking-detail/${bookingId}`) };
  return {
    rides: legs.map((leg) => rideOf(leg, language, words)),
    ...content,
    language,
    facts: [{ label: words('mail.reference'), value: pnr }, ...(content.facts ?? [])],
    actions: [...content.actions, view],
    tagline: words('mail.tagline'),
    closing: [words('mail.why', { pnr }), words('mail.help', { url: linkTo(baseUrl, 'contact') })],
  };
}
