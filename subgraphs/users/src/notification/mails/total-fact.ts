import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/** What the booking costs, and before it what of that is given for a cause (docs/decisions/0138). */
export const totalFact = ({ donation, total }: BookingFacts, words: Words): Mail['facts'][number][] =>
  (
    [
      ['mail.donation', donation],
      ['mail.total', total],
    ] as const
  ).flatMap(([label, money]) => (money ? [{ label: words(label), value: formatMoney(money) }] : []));
