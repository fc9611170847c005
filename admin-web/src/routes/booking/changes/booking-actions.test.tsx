import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showScreen, someone } from '../../../../test/show-screen.js';
import { BookingActions } from './BookingActions.js';

const OPERATOR = someone({ 'booking.edit': 'operator', 'booking.cancel': 'operator' });
const booking = {
  id: '7',
  contactEmail: 'dara@example.com',
  contactPhone: null,
  exchangeableUntil: '2026-11-23T03:30:00+07:00',
  exchange: null,
  tickets: [{ revoked: false }],
};
const own = { viewerMay: ['booking.edit', 'booking.cancel'] };
const others = { viewerMay: [] };
const RECEIPT = '/bookings/7/receipt';

test.each([
  ['all his', [own, own], ['/bookings/7/edit', RECEIPT, '/bookings/exchange/7', '/bookings/cancel/7'], false],
  ['one of two', [own, others], [RECEIPT, '/bookings/exchange/7', '/bookings/cancel/7'], true],
  ['none', [others], [RECEIPT], true],
])('a booking of which the rides are %s', async (_, legs, hrefs, isTold) => {
  showScreen([{ path: '/', element: <BookingActions booking={{ ...booking, legs }} /> }], '/', OPERATOR, {});
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(screen.queryAllByText(/^Another operator drives a ride/)).toHaveLength(isTold ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /tickets/i })).toHaveLength(isTold ? 0 : 1);
});
