import { Button } from '@naga/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { useTakeOut } from './use-take-out.js';
import { words } from './words.js';

/** All that an operator drives as a feed, which comes in again as it went out. */
export function TakeOutFeed({ operatorId }: { operatorId: string }) {
  const attempt = useAttempt();
  const takeOut = useTakeOut(operatorId);
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await attempt(takeOut);
    setBusy(false);
  }
  return (
    <div>
      <Button busy={isBusy} onClick={() => void save()}>
        <FormattedMessage {...words.takeOutFile} />
      </Button>
    </div>
  );
}
