import { CURRENCIES } from '@naga/kernel/money.js';
import { paymentStates, type PaymentState } from './payment-state.rules.js';

/** What a genuine call-back says happened to a charge. Minor units. */
export interface ChargeNews {
  readonly reference: string;
  readonly providerReference: string;
  readonly state: 'AUTHORIZED' | 'SETTLED' | 'DECLINED' | 'CANCELLED' | 'FAILED';
  readonly amount: number;
  readonly currency: string;
}

/** What of an attempt decides what news make of it. Minor units. */
interface Attempt {
  readonly state: PaymentState;
  readonly amount: number;
  readonly currency: string;
  readonly isSentBack: boolean;
}

/** Whether money moved, or is set aside, by these news. */
export const isMoneyHere = ({ state }: Pick<ChargeNews, 'state'>): boolean =>
  state === 'SETTLED' || state === 'AUTHORIZED';

/** Money that is here is more than nothing of a currency we know. What did not move may be told with any amount. */
export const isGenuine = (news: ChargeNews): boolean =>
  !isMoneyHere(news) || (news.amount > 0 && CURRENCIES.some((known) => known === news.currency));

/** Minor units that are let go when what arrived is taken as paid; the currency is the same. */
export const letGoOf = ({
  amount,
  received,
}: {
  readonly amount: number;
  readonly received: { readonly amount: number };
}): number => Math.max(0, amount - received.amount);

/**
 * What an attempt becomes by what its provider tells; undefined where it stays as it is. Amount and currency of money
 * that is here must match to the cent, and a provider must not contradict its own no: a person looks at the rest, once
 * (REVIEW). A no is a no whatever amount stands there, and changes nothing once the attempt is over or looked at. What
 * somebody sent back is told of no more.
 */
export function nextState(attempt: Attempt, news: ChargeNews): PaymentState | undefined {
  const { state } = attempt;
  if (state === news.state || attempt.isSentBack) return undefined;
  if (!isMoneyHere(news)) return state !== 'REVIEW' && paymentStates.can(state, news.state) ? news.state : undefined;
  const matches = news.amount === attempt.amount && news.currency === attempt.currency;
  const wanted = matches && paymentStates.can(state, news.state) ? news.state : 'REVIEW';
  return paymentStates.can(state, wanted) ? wanted : undefined;
}
