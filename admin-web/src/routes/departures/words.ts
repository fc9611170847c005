import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'date'
    | 'operator'
    | 'leaves'
    | 'route'
    | 'vehicle'
    | 'seats'
    | 'sold'
    | 'boarded'
    | 'noShow'
    | 'none'
    | 'noneText',
    NoMessageValues
  > & { total: { count: number; shown: string } }
>({
  title: { id: 'admin.departures.title', defaultMessage: 'Departures' },
  total: {
    id: 'admin.departures.total',
    defaultMessage: '{count, plural, one {{shown} departure} other {{shown} departures}}',
  },
  date: { id: 'admin.departures.date', defaultMessage: 'Day' },
  operator: { id: 'admin.departures.operator', defaultMessage: 'Operator' },
  leaves: { id: 'admin.departures.leaves', defaultMessage: 'Leaves' },
  route: { id: 'admin.departures.route', defaultMessage: 'Route' },
  vehicle: { id: 'admin.departures.vehicle', defaultMessage: 'Vehicle' },
  seats: { id: 'admin.departures.seats', defaultMessage: 'Seats' },
  sold: { id: 'admin.departures.sold', defaultMessage: 'Passengers' },
  boarded: { id: 'admin.departures.boarded', defaultMessage: 'On board' },
  noShow: { id: 'admin.departures.no-show', defaultMessage: 'Did not come' },
  none: { id: 'admin.departures.none', defaultMessage: 'Nothing leaves on this day' },
  noneText: {
    id: 'admin.departures.none-text',
    defaultMessage:
      'Rides stand here that leave on the chosen day, each with its passengers. Choose another day, or see which routes are on sale.',
  },
});
