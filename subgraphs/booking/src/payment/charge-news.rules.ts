import { CURRENCIES } from '@naga/kernel/money.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import type { ChargeNews } from './payment-provider.js';
import { paymentStates, type PaymentState } from './payment-state.rules.js';

/** Whether money moved, or is set aside, by these news. */
export const isMoneyHere = ({ state }: Pick<ChargeNews, 'state'>): boolean =>
  state === 'SETTLED' || state === 'AUTHORIZED';

/** Money that is here is more than nothing of a currency we know. What did not move may be told with any amount. */
export const isGenuine = (news: ChargeNews): boolean =>
  !isMoneyHere(news) || (news.amount > 0 && CURRENCIES.some((known) => known === news.currency));

/** Minor units that are let go when what arrived is taken as paid; the currency is the same. */
export const letGoOf = ({ amount, received }: Pick<PaymentRecord, 'amount' | 'received'>): number =>
  Math.max(0, amount - (received?.amount ?? amount));

/**
 * What an attempt becomes by what its provider tells; undefined where it stays as it is. Amount and currency of money
 * that is here must match to the cent, and a provider must not contradict its own no: a person looks at the rest, once
 * (REVIEW). A no is a no whatever amount stands there, and changes nothing once the attempt is over or looked at. What
 * somebody sent back is told of no more.
 */
export function nextState(
  attempt: Pick<PaymentRecord, 'state' | 'amount' | 'currency' | 'isSentBack'>,
  news: ChargeNews,
): PaymentState | undefined {
  const { state } = attempt;
  if (state === news.state || attempt.isSentBack) return undefined;
  if (!isMoneyHere(news)) return state !== 'REVIEW' && paymentStates.can(state, news.state) ? news.state : undefined;
  const matches = news.amount === attempt.amount && news.currency === attempt.currency;
  const wanted = matches && paymentStates.can(state, news.state) ? news.state : 'REVIEW';
  return paymentStates.can(state, wanted) ? wanted : undefined;
}
