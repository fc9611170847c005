import { formatMoney } from '@naga/kernel/money.js';
import { percentText } from '@naga/kernel/percent-text.js';
import { defineMessages, type IntlShape } from 'react-intl';
import { moneyOf } from '../../../session/money.js';

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** By which step of the terms a seat goes back; the fee is what is kept besides. */
export interface RefundStep {
  readonly fare: Amount;
  readonly percent: number;
  /** Minor units. */
  readonly fixedFee: number;
}

const words = defineMessages<{
  share: { percent: string; fare: string };
  shareLess: { percent: string; fare: string; fee: string };
}>({
  share: { id: 'price-made.refund.share', defaultMessage: '{percent} of {fare}' },
  shareLess: { id: 'price-made.refund.share-less', defaultMessage: '{percent} of {fare}, less {fee}' },
});

/** '75 % of $12,00, less $1,00' */
export function refundStepText(intl: IntlShape, { fare, percent, fixedFee }: RefundStep): string {
  const said = {
    percent: percentText(percent),
    fare: formatMoney(moneyOf(fare)),
  };
  return fixedFee === 0
    ? intl.formatMessage(words.share, said)
    : intl.formatMessage(words.shareLess, { ...said, fee: formatMoney(moneyOf({ ...fare, amount: fixedFee })) });
}
