import { type AddOn, addOnLineText } from '@naga/booking-flow/sale/fee-lines.js';
import { percentText } from '@naga/kernel/percent-text.js';
import { defineMessages, type IntlShape } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { wordFor } from '../../session/word-for.js';
import { donationWords } from './donation-words.js';
import { feeWords } from './money-words.js';

/** Basis points a percent. */
const PERCENT = 100;

const words = defineMessages<{
  share: { percent: string };
  both: { percent: string; amount: string };
  each: { amount: string };
  eachShare: { percent: string };
  eachBoth: { percent: string; amount: string };
}>({
  share: { id: 'admin.fee-made.share', defaultMessage: '{percent} of the fares' },
  both: { id: 'admin.fee-made.both', defaultMessage: '{percent} of the fares and {amount}' },
  each: { id: 'admin.fee-made.each', defaultMessage: '{amount} each' },
  eachShare: { id: 'admin.fee-made.each-share', defaultMessage: '{percent} of the price of its seat each' },
  eachBoth: {
    id: 'admin.fee-made.each-both',
    defaultMessage: '{percent} of the price of its seat and {amount} each',
  },
});

interface Named {
  readonly name: string;
  /** Of a donation what it is for. */
  readonly cause?: keyof typeof donationWords | null;
  readonly addOn: AddOn | null;
}

/** A fee's name, of a donation with its cause, or an add-on and how often it is: '2 × Extra bag'. */
export function feeTerm(intl: IntlShape, { name, cause = null, addOn }: Named): string {
  const term = addOnLineText(intl, { name, addOn }) ?? wordFor(intl, feeWords, name);
  return cause === null ? term : `${term}: ${intl.formatMessage(donationWords[cause])}`;
}

interface Made extends Pick<Named, 'addOn'> {
  /** Basis points, and so much besides, that it was worked out by; null where nobody kept them. */
  readonly percent: number | null;
  readonly fixed: { readonly amount: number; readonly currency: string } | null;
}

/** How a fee was worked out: '2,5 % of the fares and $0,30 USD'; undefined where that is the amount itself, or not kept. */
export function feeHow(intl: IntlShape, { percent, fixed, addOn }: Made): string | undefined {
  if (percent === null || fixed === null) return undefined;
  const said = { percent: percentText(percent / PERCENT), amount: asMoney(fixed) };
  if (percent === 0) return addOn !== null && addOn.quantity > 1 ? intl.formatMessage(words.each, said) : undefined;
  const [share, both] = addOn === null ? [words.share, words.both] : [words.eachShare, words.eachBoth];
  return fixed.amount === 0 ? intl.formatMessage(share, said) : intl.formatMessage(both, said);
}
