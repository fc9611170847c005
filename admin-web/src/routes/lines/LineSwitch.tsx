import { useApolloClient } from '@apollo/client/react';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EndRecord } from '../../records/noun/EndRecord.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { useAttempt } from '../../session/use-attempt.js';
import { lineNoun } from './line-noun.js';
import { type Line_WholeFragment, LineSoldDocument, type LineSoldQuery } from './lines.generated.js';
import { MoreDepartures, SoldDepartures } from './SoldDepartures.js';
import { soldWords } from './sold-words.js';

/** Switches a line off sale as a whole, once it is told who has seats on it, and on again. */
export function LineSwitch({ row }: { row: Line_WholeFragment }) {
  const { id, operatorId } = row;
  const intl = useIntl();
  const client = useApolloClient();
  const attempt = useAttempt();
  const [sold, setSold] = useState<LineSoldQuery['lineSold']>();
  const decided = useRef<(is: boolean) => void>(() => undefined);
  async function sureOff(): Promise<boolean> {
    const asked = { query: LineSoldDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
    const found = await attempt(async () => (await client.query(asked)).data?.lineSold);
    if (found === undefined || found.departures === 0) return found !== undefined;
    setSold(found);
    return new Promise((resolve) => {
      decided.current = resolve;
    });
  }
  const decide = (is: boolean) => {
    setSold(undefined);
    decided.current(is);
  };
  return (
    <>
      <EndRecord noun={lineNoun} row={row} sureOff={sureOff} />
      {sold && (
        <Dialog
          open
          title={<FormattedMessage {...soldWords.offTitle} values={{ count: sold.departures }} />}
          onClose={() => decide(false)}
          actions={
            <>
              <Button variant="danger" onClick={() => decide(true)}>
                <FormattedMessage {...nounWords.switchOff} />
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
          <SoldDepartures label={intl.formatMessage(soldWords.touched)} operatorId={operatorId} rows={sold.touched} />
          <MoreDepartures departures={sold.departures} told={sold.touched.length} />
        </Dialog>
      )}
    </>
  );
}
