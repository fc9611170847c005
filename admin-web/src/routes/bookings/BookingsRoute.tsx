import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { useList } from '../../features/list/use-list.js';
import { bookingColumns } from './booking-columns.js';
import { bookingFilters, bookingParsers, rareFilters, variablesOf } from './booking-filters.js';
import { bookingPresets } from './booking-presets.js';
import { bookingViews } from './booking-views.js';
import { BookingsDocument, BookingSumsDocument } from './bookings.generated.js';
import { AddBooking } from '../../features/sale/AddSale.js';
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
  const [today] = useState(() => localMoment(Date.now()).date);
  const address = useListAddress(bookingParsers);
  const isWide = ['all', 'country'].includes(useScope('booking.view') ?? '');
  const operators = useOperatorOptions();
  const edits = useScope('booking.edit');
  const list = useList(
    BookingsDocument,
    address,
    (page, pageSize) => variablesOf(address.state, page, pageSize),
    ({ bookings }) => bookings,
  );
  const { sums } = useSums(BookingSumsDocument, { filter: variablesOf(address.state, 1, 1).filter });
  return (
    <ListScreen
      id="bookings"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={<AddBooking />}
      address={address}
      {...list}
      sums={sums}
      columns={bookingColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/bookings/${id}`}
      editAt={({ id }) => (edits === undefined || edits === 'own' ? undefined : `/bookings/${id}/edit`)}
      filters={bookingFilters(intl, address.state, isWide ? operators : undefined)}
      moreFilters={rareFilters(intl)}
      views={bookingViews(intl, today)}
      empty={{ title: words.none, text: words.noneText, actions: <AddBooking /> }}
      presets={bookingPresets(intl)}
    />
  );
}
