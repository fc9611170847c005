import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { formatCount } from '@naga/kernel/money.js';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import type { ListSums } from '../../features/list/sums/list-sums.js';
import { usePlacedAddress } from '../../features/list/PlacePages.js';
import { usePlacedLoad } from '../../features/list/use-load.js';
import { asMoney } from '../../session/as-money.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { ticketColumns, type TicketRow } from './ticket-columns.js';
import { dateFilters, filterOf, ticketFilters, ticketParsers, ticketViews } from './ticket-filters.js';
import { TicketsDocument, type TicketTotalsQuery, useTicketsQuery, useTicketTotalsQuery } from './tickets.generated.js';
import { AddTicket } from '../../features/sale/AddSale.js';
import { words } from './words.js';

/** Every seat that was sold, one line each. */
export default function TicketsRoute() {
  return (
    <PermissionGate permission="booking.view">
      <Tickets />
    </PermissionGate>
  );
}

const openAt = ({ ticketId, bookingId }: TicketRow): string =>
  ticketId === null ? `/bookings/${bookingId}` : `/tickets/${ticketId}`;

function Tickets() {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const scope = useScope('booking.view');
  const address = usePlacedAddress(useListAddress(ticketParsers), 'after');
  const operators = useOperatorOptions();
  const edits = useScope('booking.edit');
  const { sort, after } = address.state;
  const filter = filterOf(address.state);
  const result = useTicketsQuery({
    variables: { filter, sort, after, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const pages = usePlacedLoad(
    TicketsDocument,
    (place, first) => ({ filter, sort, after: place, first }),
    (data) => data.tickets,
  );
  const totals = useTotals(filter);
  const isWide = scope === 'all' || scope === 'country';
  return (
    <ListScreen
      id="tickets"
      title={intl.formatMessage(words.title)}
      sub={totals && <Totals totals={totals} />}
      sums={sumsOf(totals)}
      actions={<AddTicket />}
      address={address}
      answer={listAnswer(result, ({ tickets }) => ({ total: tickets.rows.length, rows: tickets.rows }))}
      places={{ name: 'after', here: after, next: (result.data ?? result.previousData)?.tickets.next ?? null }}
      columns={ticketColumns(intl)}
      rowId={({ id }) => id}
      openAt={openAt}
      editAt={({ ticketId }) =>
        ticketId === null || edits === undefined || edits === 'own' ? undefined : `/tickets/${ticketId}/edit`
      }
      filters={ticketFilters(intl, address.state, isWide ? operators : undefined)}
      moreFilters={dateFilters(intl)}
      views={ticketViews(intl, today)}
      pages={pages}
      empty={{ title: words.none, text: words.noneText, actions: <AddTicket /> }}
    />
  );
}

type TicketTotals = TicketTotalsQuery['tickets']['totals'];

/** What all pages add up to: the numbers of the report one came from. */
function useTotals(filter: ReturnType<typeof filterOf>): TicketTotals | undefined {
  const commission = useScope('report.view') !== undefined;
  const { data } = useTicketTotalsQuery({ variables: { filter, commission }, fetchPolicy: 'cache-and-network' });
  return data?.tickets.totals;
}

const sumsOf = (totals: TicketTotals | undefined): ListSums =>
  totals?.amounts.map(({ currency, fares }) => ({ column: 'fare', amount: fares, currency })) ?? 'awaited';

function Totals({ totals: { tickets, seats, amounts } }: { totals: TicketTotals }) {
  const intl = useIntl();
  const shown = { count: tickets, tickets: formatCount(tickets), seats: formatCount(seats) };
  const sums = amounts.map(({ currency, ...of }) => {
    const money = (amount: number) => asMoney({ amount, currency });
    const said = intl.formatMessage(words.amounts, { fares: money(of.fares), givenBack: money(of.givenBack) });
    return of.commission === undefined
      ? said
      : `${said}, ${intl.formatMessage(words.commission, { commission: money(of.commission) })}`;
  });
  return [intl.formatMessage(words.totals, shown), ...sums].join(' · ');
}
