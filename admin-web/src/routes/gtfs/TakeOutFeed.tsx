import { Button } from '@naga/ui/Button';
import { Disclosure } from '@naga/ui/Disclosure';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { useTakeOut } from './use-take-out.js';
import { words } from './words.js';

/** All that an operator drives as a feed, which comes in again as it went out. */
export function TakeOutFeed({ operatorId }: { operatorId: string }) {
  const intl = useIntl();
  const attempt = useAttempt();
  const takeOut = useTakeOut(operatorId);
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await attempt(takeOut);
    setBusy(false);
  }
  return (
    <Disclosure summary={intl.formatMessage(words.takeOut)}>
      <div className="back-office__stack">
        <p>
          <FormattedMessage {...words.takeOutText} />
        </p>
        <div>
          <Button variant="quiet" busy={isBusy} onClick={() => void save()}>
            <FormattedMessage {...words.takeOutFile} />
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
