import type { Currency } from '@naga/kernel/money.js';
import { ExchangeLine } from '@naga/ui/ExchangeLine';
import { RefundCurve } from '@naga/ui/RefundCurve';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { localMoment } from '@naga/kernel/clock-time.js';
import type { RefundStep } from '@naga/kernel/standard-refund.js';
import type { ExchangeTerms } from '../../session/terms-text.js';
import { words } from './words.js';

const FORTNIGHT = 14 * 86_400_000;

export interface PolicyPreviewProps {
  tiers: readonly RefundStep[];
  exchange: ExchangeTerms;
  currency: string;
}

/** Terms as a traveller sees them, for a departure in two weeks. */
export function PolicyPreview({ tiers, exchange, currency }: PolicyPreviewProps) {
  const [departure] = useState(() => Date.now() + FORTNIGHT);
  const fee = (amount: number) => ({ amount, currency: currency as Currency });
  const shown = tiers.map(({ minutesBefore, percent, fixedFee }) => ({ minutesBefore, percent, fee: fee(fixedFee) }));
  return (
    <section>
      <h2>
        <FormattedMessage {...words.preview} />
      </h2>
      <p>
        <FormattedMessage {...words.previewAbout} values={{ when: localMoment(departure).date }} />
      </p>
      <RefundCurve tiers={shown} departure={departure} />
      <ExchangeLine minutesBefore={exchange.minutesBefore} fee={fee(exchange.fee)} departure={departure} />
    </section>
  );
}
