import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { askAgain } from '../../session/ask-again.js';
import { type DeparturesOfDayQuery, useDeparturesOfDayQuery } from './home.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

type DepartureRow = DeparturesOfDayQuery['departures']['departures'][number];

/** What one takes in at a glance, and the most that is asked for. */
const FEW = 20;
const MANY = 100;

/** What leaves today. */
export function Departures({ date }: { date: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const seesPassengers = useScope('manifest.view') !== undefined;
  const [limit, setLimit] = useState(FEW);
  const result = useDeparturesOfDayQuery({ variables: { date, limit } });
  const { error, refetch, loading } = result;
  const data = result.data ?? result.previousData;
  const count = data?.departures.total ?? 0;
  const label = intl.formatMessage(words.departures, { count, shown: formatCount(count) });
  return (
    <section className="back-office__stack">
      <h2>
        <PermissionGate permission="manifest.view" scopes={DRIVING_SCOPES} otherwise={label}>
          <Link to={`/departures?date=${date}`}>{label}</Link>
        </PermissionGate>
      </h2>
      <DataTable<DepartureRow>
        label={label}
        rows={data?.departures.departures ?? []}
        rowId={({ routeScheduleId }) => routeScheduleId}
        {...(seesPassengers && {
          onOpen: ({ routeScheduleId }: DepartureRow) => void navigate(`/departures/${routeScheduleId}/${date}`),
        })}
        state={error ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => askAgain(refetch)}
        empty={<FormattedMessage {...words.none} />}
        columns={[
          {
            key: 'leaves',
            title: intl.formatMessage(words.leaves),
            render: ({ departureTime }) => <LocalTime at={departureTime} clock />,
            noWrap: true,
          },
          { key: 'route', title: intl.formatMessage(words.route), render: ({ route }) => route },
          { key: 'operator', title: intl.formatMessage(words.operator), render: ({ operator }) => operator.name },
          { key: 'vehicle', title: intl.formatMessage(words.vehicle), render: ({ vehicle }) => vehicle.name },
          {
            key: 'seats',
            title: intl.formatMessage(words.seatCount),
            render: ({ vehicle }) => vehicle.seatCount,
            align: 'right',
          },
        ]}
      />
      {limit === FEW && count > FEW && (
        <div>
          <Button variant="quiet" busy={loading} onClick={() => setLimit(MANY)}>
            <FormattedMessage {...(count > MANY ? words.more : words.all)} values={{ count: Math.min(MANY, count) }} />
          </Button>
        </div>
      )}
    </section>
  );
}
