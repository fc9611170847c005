import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'viewAll'
    | 'viewWaiting'
    | 'viewDone'
    | 'viewRefused'
    | 'pnr'
    | 'why'
    | 'reason'
    | 'seats'
    | 'amount'
    | 'asked'
    | 'askedBy'
    | 'state'
    | 'decided'
    | 'decidedBy'
    | 'one'
    | 'none'
    | 'noneText'
    | 'openBooking',
    NoMessageValues
  > & { total: { count: number; shown: string } }
>({
  title: { id: 'admin.overrules.title', defaultMessage: 'Refunds beyond the terms' },
  total: {
    id: 'admin.overrules.total',
    defaultMessage: '{count, plural, one {{shown} request} other {{shown} requests}}',
  },
  viewAll: { id: 'admin.overrules.view-all', defaultMessage: 'All' },
  viewWaiting: { id: 'admin.overrules.view-waiting', defaultMessage: 'Waiting' },
  viewDone: { id: 'admin.overrules.view-done', defaultMessage: 'Done' },
  viewRefused: { id: 'admin.overrules.view-refused', defaultMessage: 'Refused' },
  pnr: { id: 'admin.overrules.pnr', defaultMessage: 'Booking' },
  why: { id: 'admin.overrules.why', defaultMessage: 'Why' },
  reason: { id: 'admin.overrules.reason', defaultMessage: 'Reason' },
  seats: { id: 'admin.overrules.seats', defaultMessage: 'Seats' },
  amount: { id: 'admin.overrules.amount', defaultMessage: 'Goes back' },
  asked: { id: 'admin.overrules.asked', defaultMessage: 'Asked' },
  askedBy: { id: 'admin.overrules.asked-by', defaultMessage: 'Asked by' },
  state: { id: 'admin.overrules.state', defaultMessage: 'State' },
  decided: { id: 'admin.overrules.decided', defaultMessage: 'Decided' },
  decidedBy: { id: 'admin.overrules.decided-by', defaultMessage: 'Decided by' },
  one: { id: 'admin.overrules.one', defaultMessage: 'One person was enough' },
  none: { id: 'admin.overrules.none', defaultMessage: 'No refund beyond the terms yet' },
  noneText: {
    id: 'admin.overrules.none-text',
    defaultMessage: 'They are asked for on the page of a booking, under “Cancel”.',
  },
  openBooking: { id: 'admin.overrules.open-booking', defaultMessage: 'Open the booking' },
});
