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
  page: 1,
} as const;

test('an empty address asks for everything, newest first', () => {
  expect(variablesOf({ ...nothing })).toEqual({
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

test('blanks around a search mean nothing, and there is no page before the first', () => {
  const { filter, page } = variablesOf({ ...nothing, text: ' KX74QP ', page: -3 });
  expect(filter.text).toBe('KX74QP');
  expect(page).toBe(1);
});

test.each(['2026-02-30', 'soon', ''])('the date %p in an address is left out', (text) => {
  expect(bookingParsers.travelFrom.parse(text)).toBeNull();
});
