import { type Currency, formatMoney } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import type { Tier } from './policy-values.js';
import { words } from './words.js';

/** '48 h: 100 % less $1,00 · 0 h: 0 %' */
export const tiersText = (intl: IntlShape, tiers: readonly Tier[], currency: string): string =>
  tiers
    .map(({ hoursBefore, percent, fixedFee }) => {
      const fee = fixedFee === 0 ? 'none' : formatMoney({ amount: fixedFee, currency: currency as Currency });
      return intl.formatMessage(words.step, { hours: hoursBefore, percent, fee });
    })
    .join(' · ');
