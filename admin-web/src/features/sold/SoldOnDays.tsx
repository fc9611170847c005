import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { FormattedMessage, useIntl } from 'react-intl';
import { useComingSoldQuery } from './coming-sold.generated.js';
import { SoldDepartures } from './SoldDepartures.js';
import { soldWords } from './sold-words.js';

export interface SoldOnDaysProps {
  routeScheduleId: string;
  /** Service dates, both included: 'YYYY-MM-DD'. */
  from: string;
  until: string;
}

/** Who has seats on the departures that are about to be closed, with the ways to move and to tell them; nothing where nobody has. */
export function SoldOnDays(props: SoldOnDaysProps) {
  return (
    <PermissionGate permission="schedule.edit" otherwise={null}>
      <Days {...props} />
    </PermissionGate>
  );
}

function Days({ routeScheduleId, from, until }: SoldOnDaysProps) {
  const intl = useIntl();
  const variables = { of: 'SCHEDULES' as const, ids: [routeScheduleId], from, until };
  const { data } = useComingSoldQuery({ variables, fetchPolicy: 'network-only' });
  const { departures = 0, touched = [] } = data?.comingSold ?? {};
  if (departures === 0) return null;
  return (
    <div role="status" className="back-office__stack">
      <p>
        <strong>
          <FormattedMessage {...soldWords.offTitle} values={{ count: departures }} />
        </strong>{' '}
        <FormattedMessage {...soldWords.offText} />
      </p>
      <SoldDepartures
        label={intl.formatMessage(soldWords.touched)}
        rows={touched.map(({ seatNumbers: _, ...row }) => row)}
        departures={departures}
      />
    </div>
  );
}
