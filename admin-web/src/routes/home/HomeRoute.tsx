import { formatCount } from '@naga/kernel/money.js';
import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { asMoney } from '../../features/money/as-money.js';
import { type DeparturesOfDayQuery, useDeparturesOfDayQuery, useTodayQuery } from './home.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  sold: NoMessageValues;
  bookings: NoMessageValues;
  seats: NoMessageValues;
  occupancy: NoMessageValues;
  refundPending: NoMessageValues;
  toCollect: NoMessageValues;
  departures: { count: number; shown: string };
  leaves: NoMessageValues;
  route: NoMessageValues;
  operator: NoMessageValues;
  vehicle: NoMessageValues;
  seatCount: NoMessageValues;
  none: NoMessageValues;
  more: { count: number };
}>({
  title: { id: 'admin.home.title', defaultMessage: 'Today' },
  sold: { id: 'admin.home.sold', defaultMessage: 'Sold today' },
  bookings: { id: 'admin.home.bookings', defaultMessage: 'Bookings' },
  seats: { id: 'admin.home.seats', defaultMessage: 'Seats' },
  occupancy: { id: 'admin.home.occupancy', defaultMessage: 'Seats sold, leaving today' },
  refundPending: { id: 'admin.home.refund-pending', defaultMessage: 'Refund pending' },
  toCollect: { id: 'admin.home.to-collect', defaultMessage: 'To collect' },
  departures: {
    id: 'admin.home.departures',
    defaultMessage:
      '{count, plural, =0 {No departures today} one {{shown} departure today} other {{shown} departures today}}',
  },
  leaves: { id: 'admin.home.leaves', defaultMessage: 'Leaves' },
  route: { id: 'admin.home.route', defaultMessage: 'Route' },
  operator: { id: 'admin.home.operator', defaultMessage: 'Operator' },
  vehicle: { id: 'admin.home.vehicle', defaultMessage: 'Vehicle' },
  seatCount: { id: 'admin.home.seat-count', defaultMessage: 'Seats' },
  none: { id: 'admin.home.none', defaultMessage: 'Nothing leaves today' },
  more: { id: 'admin.home.more', defaultMessage: 'Show the first {count}' },
});

export default function HomeRoute() {
  const [date] = useState(() => localMoment(Date.now()).date);
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={date} />
      <PermissionGate permission="report.view" otherwise={null}>
        <Sales date={date} />
      </PermissionGate>
      <PermissionGate permission="catalogue.view">
        <Departures date={date} />
      </PermissionGate>
    </>
  );
}

function Sales({ date }: { date: string }) {
  const { data } = useTodayQuery({ variables: { date }, fetchPolicy: 'cache-and-network' });
  const today = data?.salesSummary;
  const booked = `/bookings?bookedFrom=${date}&bookedTo=${date}`;
  return (
    <StatGrid>
      <StatCard
        as={Link}
        to={booked}
        label={<FormattedMessage {...words.sold} />}
        value={
          today === undefined ? '…' : today.sold.map(asMoney).join(' + ') || asMoney({ amount: 0, currency: 'USD' })
        }
      />
      <StatCard as={Link} to={booked} label={<FormattedMessage {...words.bookings} />} value={today?.bookings ?? '…'} />
      <StatCard as={Link} to={booked} label={<FormattedMessage {...words.seats} />} value={today?.seats ?? '…'} />
      <StatCard
        as={Link}
        to={`/bookings?travelFrom=${date}&travelTo=${date}&status=BOOKED`}
        label={<FormattedMessage {...words.occupancy} />}
        value={today?.seatsSoldToday ?? '…'}
      />
      <StatCard
        as={Link}
        to="/bookings?payment=REFUND_PENDING"
        label={<FormattedMessage {...words.refundPending} />}
        value={today?.refundPending ?? '…'}
      />
      <StatCard
        as={Link}
        to="/bookings?payment=TO_COLLECT"
        label={<FormattedMessage {...words.toCollect} />}
        value={today?.toCollect ?? '…'}
      />
    </StatGrid>
  );
}

type DepartureRow = DeparturesOfDayQuery['departures']['departures'][number];

/** What one takes in at a glance, and the most that is asked for. */
const FEW = 20;
const MANY = 100;

function Departures({ date }: { date: string }) {
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
      <h2>{label}</h2>
      <DataTable<DepartureRow>
        label={label}
        rows={data?.departures.departures ?? []}
        rowId={({ routeScheduleId }) => routeScheduleId}
        {...(seesPassengers && {
          onOpen: ({ routeScheduleId }: DepartureRow) => void navigate(`/departures/${routeScheduleId}/${date}`),
        })}
        state={error ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        empty={<FormattedMessage {...words.none} />}
        columns={[
          {
            key: 'leaves',
            title: intl.formatMessage(words.leaves),
            render: ({ departureTime }) => departureTime.slice(11, 16),
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
            <FormattedMessage {...words.more} values={{ count: Math.min(MANY, count) }} />
          </Button>
        </div>
      )}
    </section>
  );
}
