import { formatCount } from '@naga/kernel/money.js';
import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { SavedViewsTabs } from '@naga/ui/SavedViewsTabs';
import { Toolbar } from '@naga/ui/Toolbar';
import { localMoment } from '@naga/kernel/clock-time.js';
import { useQueryStates } from 'nuqs';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { saveFile } from '../../features/csv/save-file.js';
import { localStamp } from '../../features/moment/local-stamp.js';
import { asMoney } from '../../features/money/as-money.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { bookingCsv, type BookingRow } from './booking-csv.js';
import { type BookingListState, bookingParsers, PAGE_SIZE, variablesOf } from './booking-filters.js';
import { BookingFilters } from './BookingFilters.js';
import { useBookingsQuery } from './bookings.generated.js';
import { viewOf, viewsOn } from './booking-views.js';
import { words } from './words.js';

/** Column → the two orders it knows, ascending first. */
const ORDERS = {
  leaves: ['TRAVEL_SOONEST', 'TRAVEL_LATEST'],
  booked: ['OLDEST', 'NEWEST'],
  total: ['TOTAL_HIGHEST', 'TOTAL_HIGHEST'],
} as const;

export default function BookingsRoute() {
  return (
    <PermissionGate permission="booking.view">
      <BookingList />
    </PermissionGate>
  );
}

function BookingList() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [state, setState] = useQueryStates(bookingParsers, { history: 'push' });
  const { data, previousData, error, refetch } = useBookingsQuery({
    variables: variablesOf(state),
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.bookings;
  const change = useCallback((part: Partial<BookingListState>) => void setState({ page: 1, ...part }), [setState]);
  const column = Object.entries(ORDERS).find(([, orders]) => (orders as readonly string[]).includes(state.sort));

  return (
    <>
      <Toolbar
        title={<FormattedMessage {...words.title} />}
        sub={
          list === undefined
            ? undefined
            : intl.formatMessage(words.total, { count: list.total, shown: formatCount(list.total) })
        }
      />
      <Views state={state} onChange={change} />
      <BookingFilters state={state} onChange={change} end={<DownloadCsv state={state} />} />
      <DataTable<BookingRow>
        label={intl.formatMessage(words.title)}
        rows={list?.rows ?? []}
        rowId={({ id }) => id}
        state={error !== undefined && list === undefined ? 'error' : list === undefined ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ id }) => void navigate(`/bookings/${id}`)}
        sort={{ key: column?.[0] ?? 'booked', direction: column?.[1][0] === state.sort ? 'asc' : 'desc' }}
        onSort={({ key, direction }) =>
          change({ sort: ORDERS[key as keyof typeof ORDERS][direction === 'asc' ? 0 : 1] })
        }
        page={{
          number: state.page,
          size: PAGE_SIZE,
          total: list?.total ?? 0,
          onChange: (page) => void setState({ page }),
        }}
        columns={[
          { key: 'pnr', title: intl.formatMessage(words.pnr), render: ({ pnr }) => <strong>{pnr}</strong> },
          {
            key: 'passenger',
            title: intl.formatMessage(words.passenger),
            render: ({ passengerName, passengerCount }) =>
              `${passengerName ?? '–'}${passengerCount > 1 ? ` +${passengerCount - 1}` : ''}`,
          },
          {
            key: 'journey',
            title: intl.formatMessage(words.journey),
            render: ({ fromName, toName }) => `${fromName} → ${toName}`,
          },
          { key: 'operator', title: intl.formatMessage(words.operator), render: ({ operatorName }) => operatorName },
          {
            key: 'leaves',
            title: intl.formatMessage(words.leaves),
            render: ({ departureTime }) => localStamp(departureTime),
            sortable: true,
            noWrap: true,
          },
          {
            key: 'booked',
            title: intl.formatMessage(words.booked),
            render: ({ createdAt }) => localStamp(createdAt),
            sortable: true,
            noWrap: true,
          },
          {
            key: 'status',
            title: intl.formatMessage(words.status),
            render: ({ status }) => <BookingStatusPill status={status} />,
          },
          {
            key: 'payment',
            title: intl.formatMessage(words.payment),
            render: ({ paymentStatus }) => <PaymentStatusPill status={paymentStatus} />,
          },
          {
            key: 'total',
            title: intl.formatMessage(words.sum),
            render: ({ total }) => asMoney(total),
            align: 'right',
            sortable: true,
            noWrap: true,
          },
        ]}
      />
    </>
  );
}

function DownloadCsv({ state }: { state: BookingListState }) {
  const intl = useIntl();
  const client = useApolloClient();
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile('bookings.csv', await bookingCsv(client, state, intl));
    } catch {
      notify(intl.formatMessage(words.csvFailed), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void download()}>
      <FormattedMessage {...words.csv} />
    </Button>
  );
}

function Views({ state, onChange }: { state: BookingListState; onChange: (part: Partial<BookingListState>) => void }) {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const labels = { all: words.viewAll, today: words.viewToday, collect: words.viewCollect, refund: words.viewRefund };
  const views = viewsOn(today);
  return (
    <SavedViewsTabs
      views={Object.entries(labels).map(([id, word]) => ({ id, label: intl.formatMessage(word) }))}
      current={viewOf(state, today) ?? ''}
      onSelect={(id) => onChange(views[id as keyof typeof views])}
    />
  );
}
