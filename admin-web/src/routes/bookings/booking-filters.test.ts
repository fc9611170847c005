import { expect, test } from '@jest/globals';
import { bookingParsers, variablesOf } from './booking-filters.js';

const nothing = {
  text: '',
  status: null,
  payment: null,
  travelFrom: null,
  travelTo: null,
  bookedFrom: null,
  bookedTo: null,
  sort: 'NEWEST',
} as const;

test('an empty address asks for everything, newest first', () => {
  expect(variablesOf({ ...nothing }, 1, 50)).toEqual({
    filter: {
      text: null,
      status: null,
      paymentStatus: null,
      travelFrom: null,
      travelTo: null,
      bookedFrom: null,
      bookedTo: null,
    },
    sort: 'NEWEST',
    page: 1,
    pageSize: 50,
  });
});

test('blanks around a search mean nothing', () => {
  expect(variablesOf({ ...nothing, text: ' KX74QP ' }, 1, 50).filter.text).toBe('KX74QP');
});

test.each(['2026-02-30', 'soon', ''])('the date %p in an address is left out', (text) => {
  expect(bookingParsers.travelFrom.parse(text)).toBeNull();
});
