import { useApolloClient } from '@apollo/client/react';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { formatCount } from '@naga/kernel/money.js';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import type { LoadPage } from '../../features/list/list-csv.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { bookingColumns, type BookingRow } from './booking-columns.js';
import { bookingFilters, bookingParsers, dateFilters, variablesOf } from './booking-filters.js';
import { bookingViews } from './booking-views.js';
import { BookingsDocument, useBookingsQuery } from './bookings.generated.js';
import { words } from './words.js';

export default function BookingsRoute() {
  return (
    <PermissionGate permission="booking.view">
      <Bookings />
    </PermissionGate>
  );
}

function Bookings() {
  const intl = useIntl();
  const client = useApolloClient();
  const [today] = useState(() => localMoment(Date.now()).date);
  const address = useListAddress(bookingParsers);
  const variables = variablesOf(address.state, address.page, PAGE_SIZE);
  const answer = listAnswer(useBookingsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.bookings);
  const load: LoadPage<BookingRow> = async (page, pageSize) => {
    const asked = variablesOf(address.state, page, pageSize);
    const { data } = await client.query({ query: BookingsDocument, variables: asked, fetchPolicy: 'no-cache' });
    return data?.bookings;
  };
  const count = answer.list?.total;
  return (
    <ListScreen
      id="bookings"
      title={intl.formatMessage(words.title)}
      sub={count === undefined ? undefined : intl.formatMessage(words.total, { count, shown: formatCount(count) })}
      address={address}
      answer={answer}
      columns={bookingColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/bookings/${id}`}
      filters={bookingFilters(intl)}
      moreFilters={dateFilters(intl)}
      views={bookingViews(intl, today)}
      load={load}
    />
  );
}
