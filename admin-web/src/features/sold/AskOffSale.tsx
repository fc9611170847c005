import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ComingSoldQuery } from './coming-sold.generated.js';
import { SoldDepartures } from './SoldDepartures.js';
import { soldWords } from './sold-words.js';

export interface AskOffSaleProps {
  sold: ComingSoldQuery['comingSold'];
  decide: (is: boolean) => void;
}

/** The question before something goes off sale that people have seats on: who they are, and the ways to them. */
export function AskOffSale({ sold: { departures, touched }, decide }: AskOffSaleProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={<FormattedMessage {...soldWords.offTitle} values={{ count: departures }} />}
      onClose={() => decide(false)}
      actions={
        <>
          <Button variant="danger" onClick={() => decide(true)}>
            <FormattedMessage {...soldWords.off} />
          </Button>
          <Button variant="quiet" onClick={() => decide(false)}>
            <FormattedMessage {...soldWords.offKeep} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...soldWords.offText} />
      </p>
      <SoldDepartures label={intl.formatMessage(soldWords.touched)} rows={touched} departures={departures} />
    </Dialog>
  );
}
