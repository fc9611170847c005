import type { Currency } from '@naga/kernel/money.js';
import { RefundCurve } from '@naga/ui/RefundCurve';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { localMoment } from '@naga/kernel/clock-time.js';
import type { Tier } from './policy-values.js';
import { words } from './words.js';

const FORTNIGHT = 14 * 86_400_000;

/** Steps as a traveller sees them, for a departure in two weeks. */
export function PolicyPreview({ tiers, currency }: { tiers: readonly Tier[]; currency: string }) {
  const [departure] = useState(() => Date.now() + FORTNIGHT);
  const shown = tiers.map(({ hoursBefore, percent, fixedFee }) => ({
    hoursBefore,
    percent,
    fee: { amount: fixedFee, currency: currency as Currency },
  }));
  return (
    <section>
      <h2>
        <FormattedMessage {...words.preview} />
      </h2>
      <p>
        <FormattedMessage {...words.previewAbout} values={{ when: localMoment(departure).date }} />
      </p>
      <RefundCurve tiers={shown} departure={departure} />
    </section>
  );
}
