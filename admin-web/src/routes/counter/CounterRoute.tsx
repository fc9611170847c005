import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { OpenSales } from '../../features/open-sales/OpenSales.js';
import { payPath } from '../../features/sale/sale-path.js';
import { useMe } from '../../session/me.js';
import { useCounterTodayQuery } from './counter.generated.js';

const words = defineMessages<
  Record<
    | 'title'
    | 'about'
    | 'sell'
    | 'offers'
    | 'find'
    | 'findHint'
    | 'search'
    | 'bookings'
    | 'tickets'
    | 'fares'
    | 'commission',
    NoMessageValues
  >
>({
  title: { id: 'admin.counter.title', defaultMessage: 'Counter' },
  about: { id: 'admin.counter.about', defaultMessage: 'What you sell, and what you sold today' },
  sell: { id: 'admin.counter.sell', defaultMessage: 'Sell a ticket' },
  offers: { id: 'admin.counter.offers', defaultMessage: 'Offers' },
  find: { id: 'admin.counter.find', defaultMessage: 'Find a ticket' },
  findHint: {
    id: 'admin.counter.find-hint',
    defaultMessage: 'Ticket code or id, reference, passenger, telephone or e-mail',
  },
  search: { id: 'admin.counter.search', defaultMessage: 'Search' },
  bookings: { id: 'admin.counter.bookings', defaultMessage: 'Bookings today' },
  tickets: { id: 'admin.counter.tickets', defaultMessage: 'Tickets today' },
  fares: { id: 'admin.counter.fares', defaultMessage: 'Fares today' },
  commission: { id: 'admin.counter.commission', defaultMessage: 'Commission today' },
});

/** Where somebody at a counter begins: sell, go on with a sale, find a ticket, and what the day has brought. */
export default function CounterRoute() {
  return (
    <PermissionGate permission="booking.create">
      <Counter />
    </PermissionGate>
  );
}

function Counter() {
  return (
    <div className="back-office__stack">
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />}>
        <Button as={Link} to="/booking-offer" variant="quiet">
          <FormattedMessage {...words.offers} />
        </Button>
        <Button as={Link} to="/search">
          <FormattedMessage {...words.sell} />
        </Button>
      </Toolbar>
      <FindTicket />
      <Today />
      <OpenSales openAt={payPath} money={asMoney} />
    </div>
  );
}

function FindTicket() {
  const intl = useIntl();
  const navigate = useNavigate();
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    void navigate(`/tickets?${new URLSearchParams({ text })}`);
  }
  return (
    <form className="back-office__stack back-office__narrow" role="search" onSubmit={find}>
      <TextField
        name="text"
        label={intl.formatMessage(words.find)}
        hint={intl.formatMessage(words.findHint)}
        maxLength={200}
        autoComplete="off"
        required
      />
      <div className="back-office__actions">
        <Button type="submit" variant="quiet">
          <FormattedMessage {...words.search} />
        </Button>
      </div>
    </form>
  );
}

/** Each number opens the rows behind it. */
function Today() {
  const { id: sellerId } = useMe();
  const [today] = useState(() => localMoment(Date.now()).date);
  const commission = useScope('report.view') !== undefined;
  const variables = { sellerId, today, commission };
  const { data } = useCounterTodayQuery({ variables, fetchPolicy: 'cache-and-network' });
  const totals = data?.tickets.totals;
  const mine = new URLSearchParams({ soldFrom: today, soldTo: today, seller: sellerId });
  const tickets = `/tickets?counts=SOLD&${mine}`;
  const sum = (of: 'fares' | 'commission') =>
    totals === undefined
      ? '…'
      : totals.amounts.map((one) => asMoney({ amount: one[of] ?? 0, currency: one.currency })).join(' + ') ||
        asMoney({ amount: 0, currency: 'USD' });
  const count = (of: number | undefined) => (of === undefined ? '…' : formatCount(of));
  return (
    <StatGrid>
      <StatCard
        as={Link}
        to={`/bookings?${mine}`}
        label={<FormattedMessage {...words.bookings} />}
        value={count(totals?.bookings)}
      />
      <StatCard as={Link} to={tickets} label={<FormattedMessage {...words.tickets} />} value={count(totals?.tickets)} />
      <StatCard as={Link} to={tickets} label={<FormattedMessage {...words.fares} />} value={sum('fares')} />
      {commission && (
        <StatCard as={Link} to={tickets} label={<FormattedMessage {...words.commission} />} value={sum('commission')} />
      )}
    </StatGrid>
  );
}
