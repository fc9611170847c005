import { defineMessages, type NoMessageValues } from 'react-intl';
import type { ReportCell, ReportView } from './report-views.js';

export const viewWords = defineMessages<Record<ReportView, NoMessageValues>>({
  'sales-day': { id: 'admin.report.sales-day', defaultMessage: 'Sales by day' },
  'sales-operator': { id: 'admin.report.sales-operator', defaultMessage: 'Sales by operator' },
  'sales-route': { id: 'admin.report.sales-route', defaultMessage: 'Sales by route' },
  'sales-channel': { id: 'admin.report.sales-channel', defaultMessage: 'Sales by channel' },
  'sales-method': { id: 'admin.report.sales-method', defaultMessage: 'Sales by way to pay' },
  agencies: { id: 'admin.report.agencies', defaultMessage: 'Sales by agency' },
  sellers: { id: 'admin.report.sellers', defaultMessage: 'Sales by seller' },
  affiliates: { id: 'admin.report.affiliates', defaultMessage: 'Sales by affiliate' },
  'occupancy-day': { id: 'admin.report.occupancy-day', defaultMessage: 'Occupancy by day' },
  'occupancy-route': { id: 'admin.report.occupancy-route', defaultMessage: 'Occupancy by route' },
  'occupancy-operator': { id: 'admin.report.occupancy-operator', defaultMessage: 'Occupancy by operator' },
  departures: { id: 'admin.report.departures', defaultMessage: 'Occupancy of departures' },
  'cancelled-day': { id: 'admin.report.cancelled-day', defaultMessage: 'Cancellations by day' },
  'cancelled-reason': { id: 'admin.report.cancelled-reason', defaultMessage: 'Cancellations by reason' },
  'cancelled-operator': { id: 'admin.report.cancelled-operator', defaultMessage: 'Cancellations by operator' },
});

/** What occupancy is for who sells on the departures of others: his report has the seats he sold alone. */
export const ownViewWords = defineMessages<
  Record<'occupancy-day' | 'occupancy-route' | 'occupancy-operator' | 'departures', NoMessageValues>
>({
  'occupancy-day': { id: 'admin.report.own-day', defaultMessage: 'Your share of the seats by day' },
  'occupancy-route': { id: 'admin.report.own-route', defaultMessage: 'Your share of the seats by route' },
  'occupancy-operator': { id: 'admin.report.own-operator', defaultMessage: 'Your share of the seats by operator' },
  departures: { id: 'admin.report.own-departures', defaultMessage: 'Your share of departures' },
});

/** Keys that no other list of words knows. */
export const keyWords = defineMessages<Record<'CANCELLED' | 'REJECTED' | 'NONE', NoMessageValues>>({
  CANCELLED: { id: 'admin.report.CANCELLED', defaultMessage: 'Cancelled by its terms' },
  REJECTED: { id: 'admin.report.REJECTED', defaultMessage: 'Refused by the operator' },
  NONE: { id: 'admin.report.NONE', defaultMessage: 'nothing to pay' },
});

export const words = defineMessages<
  Record<
    'title' | 'report' | 'from' | 'to' | 'what' | 'none' | 'noneText' | 'onlySold' | 'chart' | 'everything',
    NoMessageValues
  > & {
    cut: { shown: string };
    only: { what: string };
  }
>({
  title: { id: 'admin.report.title', defaultMessage: 'Reports' },
  report: { id: 'admin.report.report', defaultMessage: 'Report' },
  from: { id: 'admin.report.from', defaultMessage: 'From' },
  to: { id: 'admin.report.to', defaultMessage: 'Until' },
  what: { id: 'admin.report.what', defaultMessage: 'By' },
  none: { id: 'admin.report.none', defaultMessage: 'Nothing in these days' },
  noneText: { id: 'admin.report.none-text', defaultMessage: 'Choose other days, or another report.' },
  onlySold: {
    id: 'admin.report.only-sold',
    defaultMessage: 'Counted are the departures you sold a seat on, and of their seats those you sold.',
  },
  everything: { id: 'admin.report.everything', defaultMessage: 'Show all' },
  only: { id: 'admin.report.only', defaultMessage: 'Only {what}' },
  cut: {
    id: 'admin.report.cut',
    defaultMessage: 'The first {shown} rows are shown. Choose fewer days for the others.',
  },
  chart: { id: 'admin.report.chart', defaultMessage: 'The rows of the table as bars' },
});

export const cellWords = defineMessages<Record<Exclude<ReportCell, 'what'>, NoMessageValues>>({
  bookings: { id: 'admin.report.bookings', defaultMessage: 'Bookings' },
  seats: { id: 'admin.report.seats', defaultMessage: 'Seats' },
  amount: { id: 'admin.report.amount', defaultMessage: 'Fares' },
  commission: { id: 'admin.report.commission', defaultMessage: 'Commission' },
  earned: { id: 'admin.report.earned', defaultMessage: 'Earned by the agency' },
  share: { id: 'admin.report.share', defaultMessage: 'Earned by the affiliate' },
  balance: { id: 'admin.report.balance', defaultMessage: 'Balance now' },
  departures: { id: 'admin.report.departure-count', defaultMessage: 'Departures' },
  sold: { id: 'admin.report.sold', defaultMessage: 'Seats sold' },
  occupancy: { id: 'admin.report.occupancy', defaultMessage: 'Occupancy' },
  fares: { id: 'admin.report.fares', defaultMessage: 'Fares' },
  givenBack: { id: 'admin.report.given-back', defaultMessage: 'Given back' },
});

/** The same columns of `ownViewWords`. */
export const ownCellWords = defineMessages<Record<'sold' | 'seats' | 'occupancy', NoMessageValues>>({
  sold: { id: 'admin.report.own-sold', defaultMessage: 'Seats you sold' },
  seats: { id: 'admin.report.own-seats', defaultMessage: 'Seats of the vehicles' },
  occupancy: { id: 'admin.report.own-share', defaultMessage: 'Your share' },
});

/** The columns of each kind, in order; what an agency earns and has with us where rows say it. */
export const CELLS = {
  sales: ['bookings', 'seats', 'amount', 'commission', 'earned', 'share', 'balance'],
  occupancy: ['departures', 'sold', 'seats', 'occupancy'],
  cancelled: ['bookings', 'seats', 'fares', 'givenBack'],
} as const satisfies Record<string, readonly (keyof typeof cellWords)[]>;

/** What the bars of each kind show. */
export const BARS = { sales: 'amount', occupancy: 'occupancy', cancelled: 'givenBack' } as const;
