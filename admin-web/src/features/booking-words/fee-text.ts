import { type AddOn, addOnLineText } from '@naga/booking-flow/sale/fee-lines.js';
import { shareText } from '@naga/kernel/percent-text.js';
import { defineMessages, type IntlShape } from 'react-intl';
import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { asMoney } from '../../session/as-money.js';
import { versionText } from '../../session/version-words.js';
import { wordFor } from '../../session/word-for.js';
import { donationWords } from './donation-words.js';
import { feeWords } from './money-words.js';
import { methodWords } from './state-words.js';

const words = defineMessages<{
  share: { percent: string };
  both: { percent: string; amount: string };
  standard: { version: number };
  ofMethod: { method: string; version: number };
  each: { amount: string };
  eachShare: { percent: string };
  eachBoth: { percent: string; amount: string };
}>({
  share: { id: 'admin.fee-made.share', defaultMessage: '{percent} of the fares' },
  both: { id: 'admin.fee-made.both', defaultMessage: '{percent} of the fares and {amount}' },
  standard: { id: 'admin.fee-made.standard', defaultMessage: 'standard fee, version {version}' },
  ofMethod: { id: 'admin.fee-made.of-method', defaultMessage: 'fee when paid by {method}, version {version}' },
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

/** What it was worked out by: basis points, and so much besides. */
interface Kept extends Pick<Named, 'addOn'> {
  readonly percent: number;
  readonly fixed: { readonly amount: number; readonly currency: string };
}
/** Null where nobody kept them. */
type Made = { readonly [of in 'percent' | 'fixed']: Kept[of] | null } & Pick<Named, 'addOn'> & {
    /** Of a transaction fee: of its terms; null where nobody kept it. */
    readonly version?: number | null;
    /** Whose own fee it is; null: the standard one. */
    readonly method?: PaymentMethod | null;
  };

/** Which rule of which version said so; undefined where nobody kept it. */
function ruleOf(intl: IntlShape, { addOn, version = null, method = null }: Made): string | undefined {
  if (addOn?.version != null) return versionText(intl, addOn.version);
  if (version === null) return undefined;
  return method === null
    ? intl.formatMessage(words.standard, { version })
    : intl.formatMessage(words.ofMethod, { method: intl.formatMessage(methodWords[method]), version });
}

/** By which share and amount; undefined where that is the amount itself. */
function sharesOf(intl: IntlShape, { percent, fixed, addOn }: Kept): string | undefined {
  const said = { percent: shareText(percent), amount: asMoney(fixed) };
  if (percent === 0) return addOn !== null && addOn.quantity > 1 ? intl.formatMessage(words.each, said) : undefined;
  const [share, both] = addOn === null ? [words.share, words.both] : [words.eachShare, words.eachBoth];
  return fixed.amount === 0 ? intl.formatMessage(share, said) : intl.formatMessage(both, said);
}

/**
 * How a fee was worked out, and by which version of whose terms: '2,5 % of the fares and $0,30 USD, standard fee, version 4',
 * '$5,00 USD each, version 3'; undefined where that is the amount itself, or not kept.
 */
export function feeHow(intl: IntlShape, made: Made): string | undefined {
  const { percent, fixed, addOn } = made;
  if (percent === null || fixed === null) return undefined;
  const said = [sharesOf(intl, { percent, fixed, addOn }), ruleOf(intl, made)].filter((one) => one !== undefined);
  return said.length === 0 ? undefined : said.join(', ');
}
