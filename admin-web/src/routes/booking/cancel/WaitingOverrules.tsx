import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { asMoney } from '../../../session/as-money.js';
import { OverruleDecision } from '../../../features/action/OverruleDecision.js';
import { overruleWords } from '../../../features/overrule/overrule-words.js';
import type { BookingDetailQuery } from '../booking.generated.js';
import { words } from './words.js';

type Overrules = NonNullable<BookingDetailQuery['booking']>['overrules'];

/** What waits for a second person, above everything else of the booking, with the answers that are the reader's. */
export function WaitingOverrules({ overrules = [] }: { overrules: Overrules }) {
  const intl = useIntl();
  return overrules
    .filter(({ state }) => state === 'waiting')
    .map((request) => {
      const values = { amount: asMoney(request.amount), why: intl.formatMessage(overruleWords[request.code]) };
      return (
        <Notice key={request.id} tone="warn" title={<FormattedMessage {...words.waiting} values={values} />}>
          <p>{request.reason}</p>
          <OverruleDecision request={request} />
        </Notice>
      );
    });
}
