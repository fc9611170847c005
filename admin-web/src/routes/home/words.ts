import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain =
  | 'title'
  | 'sold'
  | 'bookings'
  | 'seats'
  | 'occupancy'
  | 'ownSeats'
  | 'refundPending'
  | 'toCollect'
  | 'inReview'
  | 'refundsRefused'
  | 'linksInReview'
  | 'giftsInReview'
  | 'linkRefundsRefused'
  | 'giftRefundsRefused'
  | 'overrulesToDecide'
  | 'policiesToDecide'
  | 'pricesToDecide'
  | 'topUpsToDecide'
  | 'due'
  | 'paid'
  | 'soldDays'
  | 'takenDays'
  | 'ownDays'
  | 'paidMonths'
  | 'asTable'
  | 'when'
  | 'amount'
  | 'none'
  | 'leaves'
  | 'route'
  | 'operator'
  | 'vehicle'
  | 'seatCount';

export const words = defineMessages<
  Record<Plain, NoMessageValues> & {
    weekAgo: { value: string };
    monthAgo: { value: string };
    ofSeats: { taken: string; seats: string };
    statements: { count: number; shown: string };
    trend: { title: string; first: string; last: string; most: string; when: string };
    departures: { count: number; shown: string };
    more: { count: number };
    all: { count: number };
  }
>({
  title: { id: 'admin.home.title', defaultMessage: 'Today' },
  sold: { id: 'admin.home.sold', defaultMessage: 'Fares sold today' },
  bookings: { id: 'admin.home.bookings', defaultMessage: 'Bookings sold today' },
  seats: { id: 'admin.home.seats', defaultMessage: 'Seats sold today' },
  occupancy: { id: 'admin.home.occupancy', defaultMessage: 'Seats taken, leaving today' },
  ownSeats: { id: 'admin.home.own-seats', defaultMessage: 'Seats you sold, leaving today' },
  refundPending: { id: 'admin.home.refund-pending', defaultMessage: 'Refund pending' },
  toCollect: { id: 'admin.home.to-collect', defaultMessage: 'To collect' },
  inReview: { id: 'admin.home.in-review', defaultMessage: 'Payments to look at' },
  refundsRefused: { id: 'admin.home.refunds-refused', defaultMessage: 'Refunds that were refused' },
  linksInReview: { id: 'admin.home.links-in-review', defaultMessage: 'Custom payments to look at' },
  giftsInReview: { id: 'admin.home.gifts-in-review', defaultMessage: 'Donations to look at' },
  linkRefundsRefused: {
    id: 'admin.home.link-refunds-refused',
    defaultMessage: 'Refunds of custom payments that were refused',
  },
  giftRefundsRefused: {
    id: 'admin.home.gift-refunds-refused',
    defaultMessage: 'Refunds of donations that were refused',
  },
  overrulesToDecide: { id: 'admin.home.overrules-to-decide', defaultMessage: 'Refunds beyond the terms to decide' },
  pricesToDecide: { id: 'admin.home.prices-to-decide', defaultMessage: 'Prices of routes to decide' },
  policiesToDecide: { id: 'admin.home.policies-to-decide', defaultMessage: 'Refund policies to decide' },
  topUpsToDecide: { id: 'admin.home.top-ups-to-decide', defaultMessage: 'Top-ups to decide' },
  due: { id: 'admin.home.due', defaultMessage: 'Due to operators' },
  paid: { id: 'admin.home.paid', defaultMessage: 'Paid out this month' },
  soldDays: { id: 'admin.home.sold-days', defaultMessage: 'Fares sold, day by day' },
  takenDays: { id: 'admin.home.taken-days', defaultMessage: 'Seats taken, by day of departure' },
  ownDays: { id: 'admin.home.own-days', defaultMessage: 'Seats you sold, by day of departure' },
  paidMonths: { id: 'admin.home.paid-months', defaultMessage: 'Paid out, month by month' },
  asTable: { id: 'admin.home.as-table', defaultMessage: 'As a table' },
  when: { id: 'admin.home.when', defaultMessage: 'When' },
  amount: { id: 'admin.home.amount', defaultMessage: 'How much' },
  weekAgo: { id: 'admin.home.week-ago', defaultMessage: 'A week ago: {value}' },
  monthAgo: { id: 'admin.home.month-ago', defaultMessage: 'Last month: {value}' },
  ofSeats: { id: 'admin.home.of-seats', defaultMessage: '{taken} of {seats}' },
  statements: {
    id: 'admin.home.statements',
    defaultMessage: '{count, plural, one {{shown} statement} other {{shown} statements}}',
  },
  trend: { id: 'admin.home.trend', defaultMessage: '{title}, {first} to {last}; most on {when}: {most}' },
  departures: {
    id: 'admin.home.departures',
    defaultMessage:
      '{count, plural, =0 {No departures today} one {{shown} departure today} other {{shown} departures today}}',
  },
  leaves: { id: 'admin.home.leaves', defaultMessage: 'Leaves' },
  route: { id: 'admin.home.route', defaultMessage: 'Route' },
  operator: { id: 'admin.home.operator', defaultMessage: 'Operator' },
  vehicle: { id: 'admin.home.vehicle', defaultMessage: 'Vehicle' },
  seatCount: { id: 'admin.home.seat-count', defaultMessage: 'Seats' },
  none: { id: 'admin.home.none', defaultMessage: 'Nothing leaves today' },
  more: { id: 'admin.home.more', defaultMessage: 'Show the first {count}' },
  all: { id: 'admin.home.all', defaultMessage: 'Show all {count}' },
});
