import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { BookingCard } from '../../features/booking-card/BookingCard.js';
import { loadPopularRoutes } from '../../features/popular-routes/load-popular-routes.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { memberContext, sellsForAgency } from '../../session/member.js';
import { moneyOf } from '../../session/money.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/home';
import { agencyBookingPath, agencySearchPath } from '../../features/checkout/agency-paths.js';
import { AgencyHomeDocument, AgencyMonthDocument, AgencyRatesDocument } from './agency.generated.js';
import { AgencyFrame } from './AgencyFrame.js';
import { Funds } from './Funds.js';
import { MonthSales } from './MonthSales.js';
import { Rates } from './Rates.js';

const words = defineMessages<{
  sold: NoMessageValues;
  soldOf: { bookings: number; seats: number };
  nothing: NoMessageValues;
  quick: NoMessageValues;
  next: NoMessageValues;
  noneNext: NoMessageValues;
  noneNextText: NoMessageValues;
  all: NoMessageValues;
}>({
  sold: { id: 'agency.home.sold', defaultMessage: 'Sold today' },
  soldOf: {
    id: 'agency.home.soldOf',
    defaultMessage:
      '{bookings, plural, one {# booking} other {# bookings}}, {seats, plural, one {# seat} other {# seats}}',
  },
  nothing: { id: 'agency.home.nothing', defaultMessage: 'Nothing yet' },
  quick: { id: 'agency.home.quick', defaultMessage: 'Sell a seat' },
  next: { id: 'agency.home.next', defaultMessage: 'Next departures of your customers' },
  noneNext: { id: 'agency.home.noneNext', defaultMessage: 'Nobody leaves soon' },
  noneNextText: {
    id: 'agency.home.noneNextText',
    defaultMessage: 'What you sell appears here, the next departure first.',
  },
  all: { id: 'agency.home.all', defaultMessage: 'All bookings' },
});

export async function loader({ context }: Route.LoaderArgs) {
  const { today, now } = context.get(visitContext);
  const member = context.get(memberContext);
  const from = `${today.slice(0, 8)}01`;
  const sells = member != null && sellsForAgency(member);
  const [{ agencyFunds, salesSummary, bookings }, popular, earns, month] = await Promise.all([
    ask(context, AgencyHomeDocument, { today }),
    loadPopularRoutes(context, 12),
    sells ? ask(context, AgencyRatesDocument, {}) : null,
    sells ? ask(context, AgencyMonthDocument, { from, today }) : null,
  ]);
  return {
    funds: agencyFunds,
    sold: salesSummary,
    next: bookings.rows,
    popular,
    now,
    today,
    from,
    earns,
    month,
    myId: member?.id ?? '',
  };
}

/** What was sold today, what can still be sold for, who leaves next, and the search. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { funds, sold, next, popular, now, today, from, earns, month, myId } = loaderData;
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const amount = sold.sold.map((money) => formatMoney(moneyOf(money))).join(' + ');
  return (
    <AgencyFrame page="home">
      <StatGrid>
        <StatCard
          as={Link}
          to={to(`/agency/bookings?soldFrom=${today}&soldTo=${today}`)}
          label={say(words.sold)}
          value={amount === '' ? say(words.nothing) : amount}
          note={intl.formatMessage(words.soldOf, { bookings: sold.bookings, seats: sold.seats })}
        />
        {funds !== null && <Funds funds={funds} />}
      </StatGrid>
      <h2>{say(words.quick)}</h2>
      <SearchForm popular={popular} resultsAt={agencySearchPath} action="/agency/search" />
      {earns !== null && <Rates earns={earns} />}
      {month !== null && <MonthSales month={month} myId={myId} from={from} today={today} />}
      <h2>{say(words.next)}</h2>
      {next.length === 0 ? (
        <EmptyState title={say(words.noneNext)} level={3}>
          <p>{say(words.noneNextText)}</p>
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {next.map((booking) => (
            <BookingCard key={booking.id} booking={booking} path={agencyBookingPath(booking.id)} now={now} />
          ))}
        </ul>
      )}
      <p className={classes.links}>
        <Button as={Link} variant="quiet" to={to('/agency/bookings')}>
          {say(words.all)}
        </Button>
      </p>
    </AgencyFrame>
  );
}
