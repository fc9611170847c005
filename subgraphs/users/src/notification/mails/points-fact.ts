import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/** What points took off the total, and what the booking earns once it is travelled; nothing of who has no account. */
export const pointsFact = ({ points, pointsToEarn }: BookingFacts, words: Words): Mail['facts'][number][] =>
  (
    [
      ['mail.ticket.pointsUsed', points],
      ['mail.ticket.pointsToEarn', pointsToEarn],
    ] as const
  ).flatMap(([label, count]) =>
    count ? [{ label: words(label), value: words('mail.ticket.points', { points: count }) }] : [],
  );
