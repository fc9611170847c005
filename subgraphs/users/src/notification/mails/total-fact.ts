import { formatBoth } from '@naga/kernel/exchange-rate.js';
import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/**
 * What the booking costs, as it is charged and as its traveller read it (docs/decisions/0141), and before it what of that
 * is given for a cause (docs/decisions/0138).
 */
export const totalFact = ({ donation, total, shownRate }: BookingFacts, words: Words): Mail['facts'][number][] => [
  ...(donation ? [{ label: words('mail.donation'), value: formatMoney(donation) }] : []),
  ...(total ? [{ label: words('mail.total'), value: formatBoth(total, shownRate) }] : []),
];
