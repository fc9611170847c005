import type { Voice } from '../voice.js';
import { prefixOf } from '@naga/kernel/language.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { rideOf } from '../ride-lines.js';
import type { Words } from '../words.js';

/** A path of ours as a whole address; one that is whole already stays as it is. */
export const linkTo = ({ baseUrl }: Voice, path: string): string =>
  new URL(path, `${baseUrl.replace(/\/$/, '')}/`).href;

type Content = Pick<Mail, 'subject' | 'title' | 'paragraphs' | 'actions'> & Partial<Pick<Mail, 'facts' | 'closing'>>;

/** What every mail about a booking has: its rides and its reference. */
function mailAbout(facts: BookingFacts, words: Words, content: Content): Mail {
  const { language, legs, pnr } = facts;
  return {
    closing: [],
    ...content,
    language,
    rides: legs.map((leg) => rideOf(leg, language, words)),
    facts: [{ label: words('mail.reference'), value: pnr }, ...(content.facts ?? [])],
    tagline: words('mail.tagline'),
  };
}

/** To the traveller, in his language: with the way to his booking and why he gets it. */
export function travellerMail(facts: BookingFacts, voice: Voice, say: (words: Words) => Content): Mail {
  const { language, pnr, bookingId } = facts;
  const words = voice.wordsIn(language);
  const content = say(words);
  const view = { label: words('mail.booking.open'), url: linkTo(voice, `view-booking-detail/${bookingId}`) };
  return mailAbout(facts, words, {
    ...content,
    actions: [...content.actions, view],
    closing: [words('mail.why', { pnr }), words('mail.help', { url: linkTo(voice, 'contact') })],
  });
}

type DeskContent = Omit<Content, 'actions'>;

/** To who works with the booking: with the way to its page at his desk (`path`). */
function deskMail(facts: BookingFacts, voice: Voice, path: string, say: (words: Words) => DeskContent): Mail {
  const words = voice.wordsIn(facts.language);
  const actions = [{ label: words('mail.booking.open'), url: linkTo(voice, path) }];
  return mailAbout(facts, words, { ...say(words), actions });
}

/** To an operator, in the language it asked for: with the way to the booking in the back office. */
export const operatorMail = (facts: BookingFacts, voice: Voice, say: (words: Words) => DeskContent): Mail =>
  deskMail(facts, voice, `admin/bookings/${facts.bookingId}`, say);

/** To the agency that sold it, in its owner's language: its people open bookings at their own desk. */
export function agencyMail(facts: BookingFacts, voice: Voice, say: (words: Words) => DeskContent): Mail {
  const { language, bookingId } = facts;
  const prefix = language === 'en' ? '' : `${prefixOf(language)}/`;
  return deskMail(facts, voice, `${prefix}agency/bookings/${bookingId}`, say);
}
