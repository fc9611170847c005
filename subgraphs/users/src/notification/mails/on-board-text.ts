import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import { endsOf } from '../ride-lines.js';
import type { Words } from '../words.js';

/**
 * What is to be paid on boarding, ride by ride, as the conductors ask; in the words of `oneText` where all of it is paid on
 * one, or where the event does not tell rides apart.
 */
export function onBoardText(
  { legs, due, language }: BookingFacts,
  words: Words,
  oneText: 'mail.ticket.payOnBoarding' | 'mail.short.due' = 'mail.ticket.payOnBoarding',
): string[] {
  if (!due || due.amount <= 0) return [];
  const rides = legs.flatMap((leg) => (leg.toCollect ? [{ leg, money: leg.toCollect }] : []));
  const paid = rides.filter(({ money }) => money.amount > 0);
  if (rides.length === 0 || paid.some(({ money }) => money.amount === due.amount))
    return [words(oneText, { amount: formatMoney(due) })];
  return paid.map(({ leg, money }) =>
    words('mail.ticket.payOnBoardingRide', { amount: formatMoney(money), ...endsOf(leg, leg, language) }),
  );
}
