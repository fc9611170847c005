import { SummaryPanel } from '@naga/ui/SummaryPanel';
import { useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import type { ParcelEstimateQuery } from './parcels.generated.js';
import { parcelFacts, parcelWords } from './parcels-words.js';

export interface EstimatePanelProps {
  /** undefined: not enough is known yet; null: nobody carries it there. */
  price: ParcelEstimateQuery['parcelPrice'] | undefined;
  /** Something in the form must be mended first. */
  wrong: boolean;
}

/** What the pieces cost together and why, at once; on a phone the total stays at the foot of the screen. */
export function EstimatePanel({ price, wrong }: EstimatePanelProps) {
  const intl = useIntl();
  const say = (name: keyof typeof parcelWords) => intl.formatMessage(parcelWords[name]);
  const lines = price?.lines.map(({ category: { id, name }, quantity: count, basis, amount }) => ({
    id,
    label:
      basis === 'category'
        ? intl.formatMessage(parcelFacts.line, { name, count })
        : intl.formatMessage(parcelFacts.lineBy, {
            ...{ name, count },
            basis: say(basis === 'weight' ? 'byWeight' : 'byVolume'),
          }),
    money: moneyOf(amount),
  }));
  return (
    <SummaryPanel
      title={say('summary')}
      lines={lines ?? []}
      total={price == null ? undefined : moneyOf(price.total)}
      after={say('after')}
    >
      {price === undefined && <p>{say(wrong ? 'mend' : 'incomplete')}</p>}
    </SummaryPanel>
  );
}
