import type { BookingFacts, LegFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import { dayIn, type Words } from '../words.js';

/** Rides that were left and those that came for them stand in the same order of travel. */
const pairsOf = ({ left, legs }: BookingFacts): [LegFacts, LegFacts][] =>
  (left?.legs ?? []).flatMap((before, at): [LegFacts, LegFacts][] => {
    const after = legs[at];
    return after === undefined || after.departureTime === before.departureTime ? [] : [[before, after]];
  });

/** When the traveller was to leave and when he leaves now, the day beside the clock: 'Sat 21 Nov 07:30 → Sat 21 Nov 08:00'. */
export function movedFact(facts: BookingFacts, words: Words): Mail['facts'] {
  const whenOf = ({ departureTime }: LegFacts): string =>
    `${dayIn(facts.language, departureTime)} ${departureTime.slice(11, 16)}`;
  const lines = pairsOf(facts).map(([before, after]) => `${whenOf(before)} → ${whenOf(after)}`);
  return lines.length === 0 ? [] : [{ label: words('mail.moved.departure'), value: lines.join('\n') }];
}
