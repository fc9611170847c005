import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { createIntl } from 'react-intl';
import { bookingFilters, bookingParsers, variablesOf } from './booking-filters.js';

const nothing = {
  text: '',
  status: null,
  payment: null,
  travelFrom: null,
  travelTo: null,
  bookedFrom: null,
  bookedTo: null,
  soldFrom: null,
  soldTo: null,
  cancelledFrom: null,
  cancelledTo: null,
  operatorId: null,
  route: null,
  channel: null,
  type: null,
  method: null,
  agency: null,
  seller: null,
  affiliate: null,
  reason: null,
  currency: null,
  review: null,
  refused: null,
  collect: null,
  donation: null,
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
      soldFrom: null,
      soldTo: null,
      cancelledFrom: null,
      cancelledTo: null,
      operatorId: null,
      route: null,
      channel: null,
      bookingType: null,
      method: null,
      agencyId: null,
      sellerId: null,
      affiliateId: null,
      reason: null,
      currency: null,
      inReview: null,
      refundFailed: null,
      toCollect: null,
      withDonation: null,
    },
    sort: 'NEWEST',
    page: 1,
    pageSize: 50,
  });
});

test('bookings with a donation are asked for by the address', () => {
  expect(bookingParsers.donation.parse('yes')).toBe('yes');
  expect(bookingParsers.donation.parse('no')).toBeNull();
  expect(variablesOf({ ...nothing, donation: 'yes' }, 1, 50).filter.withDonation).toBe(true);
});

test('blanks around a search mean nothing', () => {
  expect(variablesOf({ ...nothing, text: ' KX74QP ' }, 1, 50).filter.text).toBe('KX74QP');
});

test.each(['2026-02-30', 'soon', ''])('the date %p in an address is left out', (text) => {
  expect(bookingParsers.travelFrom.parse(text)).toBeNull();
});

test('what a report leads here by narrows the list; what is no id is left out', () => {
  const { filter } = variablesOf(
    { ...nothing, operatorId: '7', agency: 'x', route: 'A|B', soldFrom: travelDate('2026-11-20') },
    1,
    50,
  );
  expect(filter).toMatchObject({ operatorId: '7', agencyId: null, route: 'A|B', soldFrom: '2026-11-20' });
});

test('who looks after many operators chooses one; for others it stands only where a report led there', () => {
  const intl = createIntl({ locale: 'en', onError: () => undefined });
  const operators = [{ value: '7', label: 'Mekong Express' }];
  const choices = (operator: string | null, known?: typeof operators) =>
    bookingFilters(intl, { ...nothing, operatorId: operator }, known).filter(({ name }) => name === 'operatorId');
  expect(choices('7', operators)).toEqual([expect.objectContaining({ options: operators })]);
  expect(choices(null, operators)).toHaveLength(1);
  expect(choices('7')).toHaveLength(1);
  expect(choices(null)).toEqual([]);
});
