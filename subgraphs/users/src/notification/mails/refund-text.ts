import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Words } from '../words.js';

/** What goes back after a cancellation, or that nothing does; no word where the event does not say. */
export function refundText({ amount }: BookingFacts, words: Words): string[] {
  if (!amount) return [];
  return [
    amount.amount > 0
      ? words('mail.cancelled.refund', { amount: formatMoney(amount) })
      : words('mail.cancelled.noRefund'),
  ];
}
