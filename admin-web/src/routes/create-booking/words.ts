import { defineMessages, type NoMessageValues } from 'react-intl';
import type { SeatFaultCode } from './sale-form.js';

export const words = defineMessages<{
  title: { from: string; to: string };
  sub: { date: string; time: string; operator: string };
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  search: NoMessageValues;
  notOnSale: NoMessageValues;
  customer: NoMessageValues;
  mobile: NoMessageValues;
  email: NoMessageValues;
  recent: NoMessageValues;
  passengers: NoMessageValues;
  passenger: { number: number };
  seat: NoMessageValues;
  seatOn: { number: number };
  personTitle: NoMessageValues;
  choose: NoMessageValues;
  mr: NoMessageValues;
  ms: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  nationality: NoMessageValues;
  type: NoMessageValues;
  adult: NoMessageValues;
  child: NoMessageValues;
  keys: NoMessageValues;
  map: NoMessageValues;
  mapOn: { from: string; to: string };
  apart: NoMessageValues;
  fare: { amount: string };
  feeFollows: NoMessageValues;
  goOn: NoMessageValues;
  titleMissing: NoMessageValues;
  ofPassenger: { number: number; fault: string };
}>({
  title: { id: 'admin.sale.title', defaultMessage: 'Sell: {from} → {to}' },
  sub: { id: 'admin.sale.sub', defaultMessage: '{date}, {time}, {operator}' },
  back: { id: 'admin.sale.back', defaultMessage: 'The journey' },
  unknown: { id: 'admin.sale.unknown', defaultMessage: 'Choose a departure first' },
  unknownText: {
    id: 'admin.sale.unknown-text',
    defaultMessage: 'The address names no departure that runs. Search for one and press Sell there.',
  },
  failed: { id: 'admin.sale.failed', defaultMessage: 'The departure could not be loaded' },
  search: { id: 'admin.sale.search', defaultMessage: 'Search departures' },
  notOnSale: { id: 'admin.sale.not-on-sale', defaultMessage: 'This departure is not on sale' },
  customer: { id: 'admin.sale.customer', defaultMessage: 'Customer' },
  mobile: { id: 'admin.sale.mobile', defaultMessage: 'Mobile number' },
  email: { id: 'admin.sale.email', defaultMessage: 'E-mail' },
  recent: { id: 'admin.sale.recent', defaultMessage: 'Bought before with this number' },
  passengers: { id: 'admin.sale.passengers', defaultMessage: 'Passengers' },
  passenger: { id: 'admin.sale.passenger', defaultMessage: 'Passenger {number}' },
  seat: { id: 'admin.sale.seat', defaultMessage: 'Seat' },
  seatOn: { id: 'admin.sale.seat-on', defaultMessage: 'Seat, ride {number}' },
  personTitle: { id: 'admin.sale.person-title', defaultMessage: 'Title' },
  choose: { id: 'admin.sale.choose', defaultMessage: 'Choose' },
  mr: { id: 'admin.sale.mr', defaultMessage: 'Mr' },
  ms: { id: 'admin.sale.ms', defaultMessage: 'Ms' },
  firstName: { id: 'admin.sale.first-name', defaultMessage: 'First name' },
  lastName: { id: 'admin.sale.last-name', defaultMessage: 'Last name' },
  nationality: { id: 'admin.sale.nationality', defaultMessage: 'Nationality' },
  type: { id: 'admin.sale.type', defaultMessage: 'Age' },
  adult: { id: 'admin.sale.adult', defaultMessage: 'Adult' },
  child: { id: 'admin.sale.child', defaultMessage: 'Child' },
  keys: {
    id: 'admin.sale.keys',
    defaultMessage:
      'Enter leads from field to field and at the last one holds the seats. Type a seat, or choose it on the map.',
  },
  map: { id: 'admin.sale.map', defaultMessage: 'Seats' },
  mapOn: { id: 'admin.sale.map-on', defaultMessage: 'Seats, {from} → {to}' },
  apart: {
    id: 'admin.sale.apart',
    defaultMessage: 'A man and a woman who do not travel together are not seated side by side on this departure.',
  },
  fare: { id: 'admin.sale.fare', defaultMessage: 'Fares: {amount}' },
  feeFollows: { id: 'admin.sale.fee-follows', defaultMessage: 'The fee and the total follow before anything is paid.' },
  goOn: { id: 'admin.sale.go-on', defaultMessage: 'Hold the seats' },
  titleMissing: { id: 'admin.sale.title-missing', defaultMessage: 'Choose Mr or Ms' },
  ofPassenger: { id: 'admin.sale.of-passenger', defaultMessage: 'Passenger {number}: {fault}' },
});

export const seatFaultWords = defineMessages<Record<SeatFaultCode, { seat: string }>>({
  SEAT_MISSING: { id: 'admin.sale.SEAT_MISSING', defaultMessage: 'Type a seat, or choose it on the map' },
  SEAT_UNKNOWN: { id: 'admin.sale.SEAT_UNKNOWN', defaultMessage: 'The vehicle has no seat {seat}' },
  SEAT_TAKEN: { id: 'admin.sale.SEAT_TAKEN', defaultMessage: 'Seat {seat} cannot be sold' },
  SEAT_TWICE: { id: 'admin.sale.SEAT_TWICE', defaultMessage: 'Seat {seat} stands in another row already' },
});
