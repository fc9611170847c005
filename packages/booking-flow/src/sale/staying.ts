import { isLaterFee } from '@naga/kernel/later-fees.js';
import { money, type Currency, type Money } from '@naga/kernel/money.js';
import { isGone } from '@naga/kernel/part-state.js';

interface Amount {
  amount: number;
  currency: string;
}

/** What of a booking says what it costs; the shape of the graph. Minor units. */
interface Booking {
  readonly legs: readonly { readonly parts: readonly { readonly state: string; readonly fare: Amount }[] }[];
  readonly fees: readonly { readonly name: string; readonly amount: Amount }[];
  readonly total: Amount;
}

const isLater = ({ name }: { name: string }): boolean => isLaterFee(name);

const sum = (rows: readonly Amount[]): number => rows.reduce((total, { amount }) => total + amount, 0);

/**
 * What a booking rides and costs after a part of it was refused or given back: those seats are neither ridden nor paid,
 * but for what the cancellation keeps. The whole sale where nothing is gone, or nothing stays.
 */
export function stayingOf<B extends Booking>({
  legs,
  fees,
  total,
}: B): {
  legs: B['legs'];
  fees: B['fees'];
  total: Money;
} {
  const staying = legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter(({ state }) => !isGone(state)) }))
    .filter(({ parts }) => parts.length > 0);
  const whole = money(total.amount, total.currency as Currency);
  if (staying.length === 0) return { legs, fees: fees.filter((fee) => !isLater(fee)), total: whole };
  const gone = legs.flatMap(({ parts }) => parts).filter(({ state }) => isGone(state));
  // What an exchange took off and brought is in the total already.
  const off = sum(gone.filter(({ state }) => state !== 'EXCHANGED').map(({ fare }) => fare));
  const later = sum(fees.filter(isLater).map(({ amount }) => amount));
  return { legs: staying, fees, total: money(whole.amount - off + later, whole.currency) };
}
