import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { askAgain } from '../../session/ask-again.js';
import { useMe } from '../../session/me.js';
import { journeyColumns } from './journey-columns.js';
import { inOrder, journeyRows, type JourneyRow, type RowOrder } from './journey-rows.js';
import { passengersOf, searchQuery, type SearchState } from './search-address.js';
import { type StaffSearchQuery, useStaffSearchQuery } from './search.generated.js';
import { words } from './words.js';

export interface JourneysProps {
  state: SearchState & { date: string };
  today: string;
  onSort: (order: RowOrder) => void;
}

/** What was found, day by day: what can be sold, and what runs and cannot, with the reason. */
export function Journeys({ state, today, onSort }: JourneysProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { operatorId } = useMe();
  const { from, to, date, type } = state;
  const passengers = passengersOf(state);
  const { data, error, refetch } = useStaffSearchQuery({
    variables: { from, to, date, passengers, transportType: type },
    // Seats are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.searchJourneys;
  if (data !== undefined && found == null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  const rows = found == null ? [] : inOrder(journeyRows(found, operatorId), state.sort);
  const columns = journeyColumns(intl, passengers);
  const sorted = columns.find(({ orders }) => orders?.includes(state.sort));
  const pathOf = (journeyId: string) =>
    `/search-one?${searchQuery(state, { date })}&journey=${encodeURIComponent(journeyId)}`;
  return (
    <section className="back-office__stack">
      <div className="journeys__head">
        <strong role="status">
          {data !== undefined && <FormattedMessage {...words.found} values={{ count: rows.length }} />}
          {data !== undefined && operatorId !== null && (
            <>
              {' '}
              <FormattedMessage {...words.ours} />
            </>
          )}
        </strong>
        <Days state={state} today={today} />
        {rows.length > 0 && (
          <DownloadCsv
            fileName={`${from}-${to}-${date}.csv`}
            columns={columns}
            load={() => Promise.resolve({ total: rows.length, rows })}
          />
        )}
      </div>
      <DataTable<JourneyRow>
        label={intl.formatMessage(words.title)}
        rows={rows}
        rowId={({ id }) => id}
        state={data !== undefined ? 'ready' : error !== undefined ? 'error' : 'loading'}
        onRetry={() => askAgain(refetch)}
        {...(found != null && { empty: <Nothing found={found} state={state} /> })}
        onOpen={({ journeyId }) => {
          if (journeyId !== undefined) void navigate(pathOf(journeyId));
        }}
        sort={
          sorted === undefined
            ? undefined
            : { key: sorted.key, direction: sorted.orders?.[0] === state.sort ? 'asc' : 'desc' }
        }
        onSort={({ key, direction }) => {
          const orders = columns.find((column) => column.key === key)?.orders;
          onSort(orders?.[direction === 'asc' ? 0 : 1] as RowOrder);
        }}
        columns={columns.map(({ text, render = text, orders, ...column }, index) => ({
          ...column,
          sortable: orders !== undefined,
          render: (row: JourneyRow) =>
            index === 0 && row.journeyId !== undefined ? (
              <Link
                className="list-link"
                to={pathOf(row.journeyId)}
                tabIndex={-1}
                onClick={(event) => event.stopPropagation()}
              >
                {render(row)}
              </Link>
            ) : (
              render(row)
            ),
        }))}
      />
      {rows.some(({ foreign }) => foreign !== undefined) && (
        <p className="journeys__note">
          <FormattedMessage {...words.faresFor} values={{ count: passengers }} />
        </p>
      )}
    </section>
  );
}

/** The day on show, and the way to its neighbours; yesterday sells nothing. */
function Days({ state, today }: Omit<JourneysProps, 'onSort'>) {
  const { date } = state;
  const day = (days: number) => addDays(travelDate(date), days);
  return (
    <span className="journeys__days">
      {date > today && (
        <Link to={`/search?${searchQuery(state, { date: day(-1) })}`}>
          <FormattedMessage {...words.dayBefore} />
        </Link>
      )}
      <span>{date}</span>
      <Link to={`/search?${searchQuery(state, { date: day(1) })}`}>
        <FormattedMessage {...words.dayAfter} />
      </Link>
    </span>
  );
}

/** What to do instead: the next day with a journey, another kind of transport, places nearby. */
function Nothing({
  found,
  state,
}: {
  found: NonNullable<StaffSearchQuery['searchJourneys']>;
  state: JourneysProps['state'];
}) {
  const { nextDate, otherTransportTypes, nearby } = found;
  const instead = (change: Parameters<typeof searchQuery>[1]) => `/search?${searchQuery(state, change)}`;
  const actions = (
    <>
      {nextDate !== null && (
        <Button as={Link} to={instead({ date: nextDate })}>
          <FormattedMessage {...words.nextDate} values={{ date: nextDate }} />
        </Button>
      )}
      {otherTransportTypes.map((type) => (
        <Button key={type} as={Link} variant="quiet" to={instead({ type })}>
          <FormattedMessage {...words[type]} />
        </Button>
      ))}
      {nearby.map(({ id, from, to }) => (
        <Button key={id} as={Link} variant="quiet" to={instead({ from: from.slug, to: to.slug })}>
          <FormattedMessage {...words.instead} values={{ from: from.name, to: to.name }} />
        </Button>
      ))}
    </>
  );
  return (
    <EmptyState title={<FormattedMessage {...words.none} values={{ date: state.date }} />} actions={actions}>
      <FormattedMessage {...words.noneText} />
    </EmptyState>
  );
}
