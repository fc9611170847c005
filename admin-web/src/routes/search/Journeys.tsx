import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { DownloadCsv } from '../../features/list/DownloadCsv.js';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { askAgain } from '../../session/ask-again.js';
import { useMe } from '../../session/me.js';
import { journeyColumns } from './journey-columns.js';
import { inOrder, journeyRows, type JourneyRow, type RowOrder } from './journey-rows.js';
import { onDay, partyOf, passengersOf, searchQuery, type SearchState, wayOf } from './search-address.js';
import { type StaffSearchQuery, useStaffSearchQuery } from './search.generated.js';
import { words } from './words.js';

export interface JourneysProps {
  state: SearchState;
  /** Of the places of the trip, in the reader's language. */
  names: { from: string; to: string };
  today: string;
  onSort: (order: RowOrder) => void;
}

/** What was found, day by day: what can be sold, and what runs and cannot, with the reason. */
export function Journeys({ state, names, today, onSort }: JourneysProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { operatorId } = useMe();
  const { from, to, day, isBack } = wayOf(state);
  const passengers = passengersOf(state);
  const { data, error, refetch } = useStaffSearchQuery({
    variables: { from, to, date: day, passengers, ...partyOf(state), transportType: state.type },
    // Seats are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.searchJourneys;
  const list = useRef<HTMLElement>(null);
  const takesFocus = isBack && found != null;
  useEffect(() => {
    // Whoever has chosen the way there goes on with Enter.
    if (takesFocus) list.current?.querySelector('tbody a')?.closest('tr')?.focus();
  }, [takesFocus]);
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
    `/search-one?${searchQuery(state, {})}&journey=${encodeURIComponent(journeyId)}`;
  return (
    <section className="back-office__stack" ref={list}>
      {state.return !== null && <Way state={state} names={names} />}
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
          <DownloadCsv fileName={`${from}-${to}-${day}.csv`} columns={columns} pages={pagesOf(rows)} />
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

/** Of a round trip: which of its ways is chosen here. */
function Way({ state, names }: Pick<JourneysProps, 'state' | 'names'>) {
  const { isBack, day } = wayOf(state);
  const said = isBack ? { from: names.to, to: names.from, day } : { ...names, day };
  return (
    <h2 className="journeys__way">
      <FormattedMessage {...(isBack ? words.wayBack : words.wayThere)} values={said} />
      {isBack && (
        <Link to={`/search?${searchQuery(state, { onward: null })}`}>
          <FormattedMessage {...words.otherWayThere} />
        </Link>
      )}
    </h2>
  );
}

/** The day on show, and the way to its neighbours; yesterday sells nothing, and nobody comes back before he leaves. */
function Days({ state, today }: Pick<JourneysProps, 'state' | 'today'>) {
  const { day, isBack } = wayOf(state);
  const days = (count: number) => addDays(travelDate(day), count);
  return (
    <span className="journeys__days">
      {day > (isBack ? state.date : today) && (
        <Link to={`/search?${onDay(state, days(-1))}`}>
          <FormattedMessage {...words.dayBefore} />
        </Link>
      )}
      <span>{day}</span>
      <Link to={`/search?${onDay(state, days(1))}`}>
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
  const { day, isBack } = wayOf(state);
  const instead = (change: Parameters<typeof searchQuery>[1]) => `/search?${searchQuery(state, change)}`;
  const actions = (
    <>
      {nextDate !== null && (
        <Button as={Link} to={`/search?${onDay(state, nextDate)}`}>
          <FormattedMessage {...words.nextDate} values={{ date: nextDate }} />
        </Button>
      )}
      {otherTransportTypes.map((type) => (
        <Button key={type} as={Link} variant="quiet" to={instead({ type })}>
          <FormattedMessage {...words[type]} />
        </Button>
      ))}
      {(isBack ? [] : nearby).map(({ id, from, to }) => (
        <Button key={id} as={Link} variant="quiet" to={instead({ from: from.slug, to: to.slug })}>
          <FormattedMessage {...words.instead} values={{ from: from.name, to: to.name }} />
        </Button>
      ))}
    </>
  );
  return (
    <EmptyState title={<FormattedMessage {...words.none} values={{ date: day }} />} actions={actions}>
      <FormattedMessage {...words.noneText} />
    </EmptyState>
  );
}
