import { formatMoney } from '@naga/kernel/money.js';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { type ChangedPrice, isDearer } from './changed-prices.js';
import { words } from './seats-words.js';

/** "Was $12, now $13": what a way cost when it was chosen, and what it costs now. */
export function PriceNote({ changes, ofTwo }: { changes: readonly ChangedPrice[]; ofTwo: boolean }) {
  const intl = useIntl();
  if (changes.length === 0) return null;
  return (
    <Notice tone={isDearer(changes) ? 'warn' : 'good'} title={intl.formatMessage(words.priceTitle)}>
      {changes.map(({ way, before, now }) => {
        const said = { before: formatMoney(before), now: formatMoney(now) };
        return (
          <p key={way}>
            {!ofTwo
              ? intl.formatMessage(words.wasNow, said)
              : intl.formatMessage(way === 'onward' ? words.wasNowOnward : words.wasNowBack, said)}
          </p>
        );
      })}
    </Notice>
  );
}
