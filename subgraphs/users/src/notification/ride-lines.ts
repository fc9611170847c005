import { localize, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import type { BookingFacts, LegFacts } from './booking-facts.js';
import type { MailRide } from './mail.js';
import { dayIn, type Words } from './words.js';

/** 'Phnom Penh, Night Market', or only the stop when it says the place already, be it in English. */
function placeOf(stop: LocalizedText, location: LocalizedText | null | undefined, language: LanguageCode): string {
  const name = localize(stop, language);
  if (!location || name.includes(location.en) || name.includes(localize(location, language))) return name;
  return `${localize(location, language)}, ${name}`;
}

const dayNumber = (at: string): number => Date.parse(`${at.slice(0, 10)}T00:00:00Z`) / 86_400_000;

/** Both times as clocks at stops of one offset (UTC+7), else by their offsets. */
const minutesBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

function durationOf({ departureTime, arrivalTime }: LegFacts, words: Words): string {
  const total = minutesBetween(departureTime, arrivalTime);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return words('mail.ride.minutes', { minutes });
  return minutes === 0 ? words('mail.ride.hours', { hours }) : words('mail.ride.hoursMinutes', { hours, minutes });
}

/** Where the travellers are fetched and set down, as they asked for it. */
function pickupNotes({ pickupAddress, pickupPhone, pickupTime, taxiDropOff }: LegFacts, words: Words): string[] {
  const asked = [pickupTime, pickupAddress, pickupPhone].filter(Boolean).join(', ');
  return [
    ...(asked ? [words('mail.ride.pickup', { asked })] : []),
    ...(taxiDropOff ? [words('mail.ride.dropOff', { place: taxiDropOff })] : []),
  ];
}

/** One leg as the river line shows it. */
export function rideOf(leg: LegFacts, language: LanguageCode, words: Words): MailRide {
  const days = dayNumber(leg.arrivalTime) - dayNumber(leg.departureTime);
  const { operatorName, vehicleName, seatNumbers } = leg;
  const seats =
    seatNumbers.length > 0 && words('mail.ride.seats', { count: seatNumbers.length, seats: seatNumbers.join(', ') });
  return {
    day: dayIn(language, leg.departureTime),
    departs: leg.departureTime.slice(11, 16),
    arrives: leg.arrivalTime.slice(11, 16),
    from: placeOf(leg.fromName, leg.fromLocationName, language),
    to: placeOf(leg.toName, leg.toLocationName, language),
    later: days > 0 ? words('mail.ride.later', { days }) : undefined,
    duration: durationOf(leg, words),
    notes: [
      operatorName && localize(operatorName, language),
      vehicleName && localize(vehicleName, language),
      seats,
      ...pickupNotes(leg, words),
    ].filter((note): note is string => typeof note === 'string' && note !== ''),
  };
}

/** From where to where in few words: 'Phnom Penh', 'Siem Reap'. */
export const endsOf = (first: LegFacts, last: LegFacts, language: LanguageCode): { from: string; to: string } => ({
  from: localize(first.fromLocationName ?? first.fromName, language),
  to: localize(last.toLocationName ?? last.toName, language),
});

/** Where the way out begins and ends; undefined when the event names no leg. */
export function wayOf({ legs, language }: BookingFacts): { from: string; to: string } | undefined {
  const out = legs.filter(({ direction }) => !direction?.startsWith('RETURN'));
  const [first, last] = [out[0] ?? legs[0], out.at(-1) ?? legs[0]];
  return first && last && endsOf(first, last, language);
}
