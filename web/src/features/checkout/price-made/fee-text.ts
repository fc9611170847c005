import type { IntlShape } from 'react-intl';
import type { MadeFee } from './PriceMade.js';
import { words } from './price-made-words.js';

const BASIS_POINTS = 10_000;

/** 'Once a booking: 2.5 % of the fares and $0.30'; undefined where nobody kept how it was worked out. */
export function feeText(
  intl: IntlShape,
  { percent, fixed }: Pick<MadeFee, 'percent' | 'fixed'>,
  amount: (minorUnits: number) => string,
): string | undefined {
  if (percent === null || fixed === null) return undefined;
  const share = intl.formatNumber(percent / BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 });
  if (percent === 0) return intl.formatMessage(words.feeFixed, { amount: amount(fixed) });
  return fixed === 0
    ? intl.formatMessage(words.feeShare, { percent: share })
    : intl.formatMessage(words.feeBoth, { percent: share, amount: amount(fixed) });
}
