import { leftToPay } from '../booking/booking-money.js';
import { feeViews } from '../booking/fee-view.js';
import type { ChargedOption } from './methods-for.js';
import type { PaymentOptionView } from './payment-option.type.js';

/** A way to pay as everybody sees it who may pay so. */
export function paymentOptionView({ charged, ...option }: ChargedOption): PaymentOptionView {
  const { currency, total } = charged;
  return {
    reason: null,
    facts: {},
    ...option,
    fees: feeViews(charged),
    total: { amount: total, currency },
    due: { amount: leftToPay(charged), currency },
  };
}
