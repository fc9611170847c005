import type { AddOn } from '@naga/booking-flow/sale/fee-lines.js';
import { shareText } from '@naga/kernel/percent-text.js';
import type { IntlShape } from 'react-intl';
import { type Cause, causeWords } from '../cause-words.js';
import { words } from './price-made-words.js';

export interface MadeFee {
  readonly name: string;
  /** Basis points of the fares and minor units of the booking it is worked out by; null where nobody kept them. */
  readonly percent: number | null;
  readonly fixed: number | null;
  /** Of a donation what it is for. */
  readonly cause?: Cause | null;
  /** Of what is sold beside a seat what it is. */
  readonly addOn?: Pick<AddOn, 'id' | 'names'> | null;
}

/** How one of an add-on is worked out: '5 % of the seat’s price and $1,00 each'. */
function pieceText(intl: IntlShape, percent: number, amount: string | undefined): string {
  const share = shareText(percent);
  if (percent === 0) return intl.formatMessage(words.pieceFixed, { amount: amount ?? '' });
  return amount === undefined
    ? intl.formatMessage(words.pieceShare, { percent: share })
    : intl.formatMessage(words.pieceBoth, { percent: share, amount });
}

/** 'Once a booking: 2,5 % of the fares and $0,30', or what is given for; undefined where nobody kept how it was worked out. */
export function feeText(
  intl: IntlShape,
  { percent, fixed, cause = null, addOn = null }: Omit<MadeFee, 'name'>,
  amount: (minorUnits: number) => string,
): string | undefined {
  if (cause !== null) return intl.formatMessage(causeWords[cause]);
  if (percent === null || fixed === null) return undefined;
  if (addOn !== null) return pieceText(intl, percent, fixed === 0 ? undefined : amount(fixed));
  const share = shareText(percent);
  if (percent === 0) return intl.formatMessage(words.feeFixed, { amount: amount(fixed) });
  return fixed === 0
    ? intl.formatMessage(words.feeShare, { percent: share })
    : intl.formatMessage(words.feeBoth, { percent: share, amount: amount(fixed) });
}
