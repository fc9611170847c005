import { localize } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { timesText } from '@naga/kernel/times-text.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/** What the booking costs, and before it what of that was bought beside the seats and is given for a cause (docs/decisions/0138). */
export const totalFact = (
  { addOns, donation, total, language }: BookingFacts,
  words: Words,
): Mail['facts'][number][] => [
  ...addOns.map(({ names, quantity, amount }) => ({
    label: timesText(quantity, localize(names, language)),
    value: formatMoney(amount),
  })),
  ...(
    [
      ['mail.donation', donation],
      ['mail.total', total],
    ] as const
  ).flatMap(([label, money]) => (money ? [{ label: words(label), value: formatMoney(money) }] : [])),
];
