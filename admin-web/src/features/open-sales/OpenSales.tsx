import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { askAgain } from '../../session/ask-again.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { useMe } from '../../session/me.js';
import { type OpenSalesQuery, useOpenSalesQuery } from './open-sales.generated.js';

const words = defineMessages<
  Record<
    'title' | 'pnr' | 'passenger' | 'journey' | 'leaves' | 'until' | 'total' | 'none' | 'noneText',
    NoMessageValues
  >
>({
  title: { id: 'admin.open-sales.title', defaultMessage: 'Your sales that are not finished' },
  pnr: { id: 'admin.open-sales.pnr', defaultMessage: 'Reference' },
  passenger: { id: 'admin.open-sales.passenger', defaultMessage: 'Passenger' },
  journey: { id: 'admin.open-sales.journey', defaultMessage: 'Journey' },
  leaves: { id: 'admin.open-sales.leaves', defaultMessage: 'Leaves' },
  until: { id: 'admin.open-sales.until', defaultMessage: 'Held until' },
  total: { id: 'admin.open-sales.total', defaultMessage: 'Total' },
  none: { id: 'admin.open-sales.none', defaultMessage: 'No sale is open' },
  noneText: { id: 'admin.open-sales.none-text', defaultMessage: 'Seats that you hold for a customer stand here.' },
});

type Row = OpenSalesQuery['bookings']['rows'][number];

export interface OpenSalesProps {
  /** Where a row leads. */
  openAt: (bookingId: string) => string;
  /** As a reader sees an amount. */
  money: (amount: Row['total']) => string;
}

/** Seats that the reader holds for customers: each is paid, or goes back by itself. */
export function OpenSales({ openAt, money }: OpenSalesProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id: sellerId } = useMe();
  const { data, error, refetch } = useOpenSalesQuery({ variables: { sellerId }, fetchPolicy: 'cache-and-network' });
  const label = intl.formatMessage(words.title);
  return (
    <section className="back-office__stack">
      <h2>{label}</h2>
      <DataTable<Row>
        label={label}
        rows={data?.bookings.rows ?? []}
        rowId={({ id }) => id}
        state={data !== undefined ? 'ready' : error !== undefined ? 'error' : 'loading'}
        onRetry={() => askAgain(refetch)}
        onOpen={({ id }) => void navigate(openAt(id))}
        empty={
          <EmptyState title={<FormattedMessage {...words.none} />}>
            <FormattedMessage {...words.noneText} />
          </EmptyState>
        }
        columns={[
          {
            key: 'pnr',
            title: intl.formatMessage(words.pnr),
            render: ({ id, pnr }) => (
              <Link className="list-link" to={openAt(id)} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
                <strong>{pnr}</strong>
              </Link>
            ),
          },
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
          {
            key: 'leaves',
            title: intl.formatMessage(words.leaves),
            render: ({ departureTime }) => <LocalTime at={departureTime} />,
            noWrap: true,
          },
          {
            key: 'until',
            title: intl.formatMessage(words.until),
            render: ({ expiresAt }) => (expiresAt === null ? '–' : <LocalTime at={expiresAt} />),
            noWrap: true,
          },
          {
            key: 'total',
            title: intl.formatMessage(words.total),
            render: ({ total }) => money(total),
            align: 'right',
            noWrap: true,
          },
        ]}
      />
    </section>
  );
}
