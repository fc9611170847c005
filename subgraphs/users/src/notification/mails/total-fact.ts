import { formatBoth } from '@naga/kernel/exchange-rate.js';
import { localize } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { timesText } from '@naga/kernel/times-text.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/**
 * What the booking costs, as it is charged and as its traveller read it (docs/decisions/0141), and before it what of that
 * was bought beside the seats (docs/decisions/0139) and is given for a cause (docs/decisions/0138).
 */
export const totalFact = (
  { addOns, donation, total, shownRate, language }: BookingFacts,
  words: Words,
): Mail['facts'][number][] => [
  ...addOns.map(({ names, quantity, amount }) => ({
    label: timesText(quantity, localize(names, language)),
    value: formatMoney(amount),
  })),
  ...(donation ? [{ label: words('mail.donation'), value: formatMoney(donation) }] : []),
  ...(total ? [{ label: words('mail.total'), value: formatBoth(total, shownRate) }] : []),
];
