import { defineMessages, type NoMessageValues } from 'react-intl';
import type { TicketCounts } from './tickets.generated.js';

export const countWords = defineMessages<Record<TicketCounts, NoMessageValues>>({
  ALL: { id: 'admin.tickets.ALL', defaultMessage: 'All' },
  SOLD: { id: 'admin.tickets.SOLD', defaultMessage: 'Sold, exchanged ones once' },
  TRAVELLING: { id: 'admin.tickets.TRAVELLING', defaultMessage: 'Not given back' },
  GIVEN_BACK: { id: 'admin.tickets.GIVEN_BACK', defaultMessage: 'Given back' },
});

export const words = defineMessages<
  Record<
    | 'title'
    | 'search'
    | 'searchHint'
    | 'state'
    | 'days'
    | 'today'
    | 'none'
    | 'noneText'
    | 'operator'
    | 'route'
    | 'departure'
    | 'currency'
    | 'reason'
    | 'channel'
    | 'method'
    | 'agency'
    | 'seller'
    | 'affiliate'
    | 'travelFrom'
    | 'travelTo'
    | 'soldFrom'
    | 'soldTo'
    | 'givenBackFrom'
    | 'givenBackTo'
    | 'code'
    | 'pnr'
    | 'passenger'
    | 'nationality'
    | 'age'
    | 'phone'
    | 'seat'
    | 'journey'
    | 'leaves'
    | 'sold'
    | 'fare'
    | 'ticketId'
    | 'revoked'
    | 'yes',
    NoMessageValues
  > & {
    totals: { count: number; tickets: string; seats: string };
    amounts: { fares: string; givenBack: string };
    commission: { commission: string };
  }
>({
  title: { id: 'admin.tickets.title', defaultMessage: 'Tickets' },
  totals: {
    id: 'admin.tickets.totals',
    defaultMessage: '{count, plural, one {{tickets} ticket} other {{tickets} tickets}}, seats of vehicles: {seats}',
  },
  amounts: { id: 'admin.tickets.amounts', defaultMessage: 'fares {fares}, given back {givenBack}' },
  commission: { id: 'admin.tickets.commission', defaultMessage: 'commission {commission}' },
  search: { id: 'admin.tickets.search', defaultMessage: 'Search' },
  searchHint: {
    id: 'admin.tickets.search-hint',
    defaultMessage: 'Ticket code or id, reference, passenger, telephone or e-mail',
  },
  state: { id: 'admin.tickets.state', defaultMessage: 'State' },
  days: { id: 'admin.tickets.days', defaultMessage: 'Days of travel, sale and return' },
  today: { id: 'admin.tickets.today', defaultMessage: 'Leaving today' },
  none: { id: 'admin.tickets.none', defaultMessage: 'No ticket yet' },
  noneText: { id: 'admin.tickets.none-text', defaultMessage: 'What is sold stands here, seat by seat.' },
  operator: { id: 'admin.tickets.operator', defaultMessage: 'Operator' },
  route: { id: 'admin.tickets.route', defaultMessage: 'Route' },
  departure: { id: 'admin.tickets.departure', defaultMessage: 'Departure' },
  currency: { id: 'admin.tickets.currency', defaultMessage: 'Currency' },
  reason: { id: 'admin.tickets.reason', defaultMessage: 'Reason' },
  channel: { id: 'admin.tickets.channel', defaultMessage: 'Channel' },
  method: { id: 'admin.tickets.method', defaultMessage: 'Way to pay' },
  agency: { id: 'admin.tickets.agency', defaultMessage: 'Agency' },
  seller: { id: 'admin.tickets.seller', defaultMessage: 'Seller' },
  affiliate: { id: 'admin.tickets.affiliate', defaultMessage: 'Affiliate' },
  travelFrom: { id: 'admin.tickets.travel-from', defaultMessage: 'Travel from' },
  travelTo: { id: 'admin.tickets.travel-to', defaultMessage: 'Travel until' },
  soldFrom: { id: 'admin.tickets.sold-from', defaultMessage: 'Sold from' },
  soldTo: { id: 'admin.tickets.sold-to', defaultMessage: 'Sold until' },
  givenBackFrom: { id: 'admin.tickets.given-back-from', defaultMessage: 'Given back from' },
  givenBackTo: { id: 'admin.tickets.given-back-to', defaultMessage: 'Given back until' },
  code: { id: 'admin.tickets.code', defaultMessage: 'Ticket code' },
  pnr: { id: 'admin.tickets.pnr', defaultMessage: 'Reference' },
  passenger: { id: 'admin.tickets.passenger', defaultMessage: 'Passenger' },
  nationality: { id: 'admin.tickets.nationality', defaultMessage: 'Nationality' },
  age: { id: 'admin.tickets.age', defaultMessage: 'Age' },
  phone: { id: 'admin.tickets.phone', defaultMessage: 'Telephone' },
  seat: { id: 'admin.tickets.seat', defaultMessage: 'Seat' },
  journey: { id: 'admin.tickets.journey', defaultMessage: 'Journey' },
  leaves: { id: 'admin.tickets.leaves', defaultMessage: 'Leaves' },
  sold: { id: 'admin.tickets.sold', defaultMessage: 'Sold' },
  fare: { id: 'admin.tickets.fare', defaultMessage: 'Fare' },
  ticketId: { id: 'admin.tickets.ticket-id', defaultMessage: 'Ticket id' },
  revoked: { id: 'admin.tickets.revoked', defaultMessage: 'Revoked' },
  yes: { id: 'admin.tickets.yes', defaultMessage: 'yes' },
});
