import { formatMoney } from '@naga/kernel/money.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Words } from '../words.js';

/** Where a counter hands out what was paid in cash; no word where nothing was. */
const cashText = ({ cashBack, pnr }: BookingFacts, words: Words): string[] =>
  cashBack && cashBack.amount > 0 ? [words('mail.cancelled.cash', { amount: formatMoney(cashBack), pnr })] : [];

/** Who paid his agency gets it back there. */
const agencyText = ({ agencyBack, agencyName }: BookingFacts, words: Words): string[] =>
  agencyBack && agencyBack.amount > 0 && agencyName
    ? [words('mail.cancelled.agency', { amount: formatMoney(agencyBack), agency: agencyName })]
    : [];

/** What goes back and where it is; `sentText` says what is sent the way it was paid. */
export function waysBackText(
  facts: BookingFacts,
  words: Words,
  sentText: 'mail.cancelled.refund' | 'mail.rejected.refund',
): string[] {
  const { amount, cashBack, agencyBack, agencyName } = facts;
  if (!amount) return [];
  const atAgency = agencyName ? (agencyBack?.amount ?? 0) : 0;
  if (facts.toWallet && amount.amount > 0) return [words('mail.cancelled.wallet', { amount: formatMoney(amount) })];
  const sent = amount.amount - (cashBack?.amount ?? 0) - atAgency;
  const way = sent > 0 ? [words(sentText, { amount: formatMoney({ ...amount, amount: sent }) })] : [];
  return [...way, ...agencyText(facts, words), ...cashText(facts, words)];
}

/** What goes back after a cancellation, or why nothing does; no word where the event does not say. */
export function refundText(facts: BookingFacts, words: Words): string[] {
  if (facts.amount?.amount !== 0) return waysBackText(facts, words, 'mail.cancelled.refund');
  return [words(facts.paid?.amount === 0 ? 'mail.cancelled.nothingPaid' : 'mail.cancelled.noRefund')];
}
