import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { SummaryPanel } from '@naga/ui/SummaryPanel';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import type { ParcelEstimateQuery } from './parcels.generated.js';
import { parcelFacts, parcelWords } from './parcels-words.js';

export interface EstimatePanelProps {
  /** undefined: not enough is known yet; null: nobody carries it there. */
  price: ParcelEstimateQuery['parcelPrice'] | undefined;
}

/** What the pieces cost together and why, at once; on a phone the total stays at the foot of the screen. */
export function EstimatePanel({ price }: EstimatePanelProps) {
  const intl = useIntl();
  const to = useLocalPath();
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
      action={
        <Button as={Link} variant="quiet" wide to={to('/parcels/track')}>
          {say('track')}
        </Button>
      }
      after={say('after')}
    >
      <div role="status">
        {price === undefined && <p>{say('incomplete')}</p>}
        {price === null && (
          <Notice tone="warn" title={say('none')}>
            {say('noneText')}
          </Notice>
        )}
      </div>
    </SummaryPanel>
  );
}
