import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { nameIn, usd } from '../../../test/graph-values.js';
import { showScreen, someone } from '../../../test/show-screen.js';
import ReceiptRoute from './ReceiptRoute.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const sold = (change: { codeBy: string | null; state: string; ticketCode: string | null }) => ({
  __typename: 'Booking',
  id: '5',
  pnr: 'KX74QP',
  status: 'BOOKED',
  createdAt: '2026-11-20T06:00:00.000Z',
  contactEmail: null,
  contactPhone: '012 345 678',
  total: usd(1200),
  paid: usd(1200),
  forgiven: usd(0),
  refunded: usd(0),
  due: usd(0),
  fees: [],
  payments: [],
  tickets: [],
  legs: [
    {
      __typename: 'BookingLeg',
      id: '8',
      operatorName: 'Mekong Ibis',
      vehicleName: 'Coach',
      codeBy: change.codeBy,
      departureTime: '2026-11-21T07:30:00+07:00',
      arrivalTime: '2026-11-21T13:30:00+07:00',
      fromName: nameIn('Night Market'),
      fromLocationName: nameIn('Phnom Penh'),
      toName: nameIn('Office'),
      toLocationName: nameIn('Siem Reap'),
      terms: [],
      parts: [
        {
          __typename: 'BookingPart',
          id: '11',
          state: change.state,
          seatNumber: '5C',
          passengerType: 'ADULT',
          firstName: 'Sok',
          lastName: 'Dara',
          ticketCode: change.ticketCode,
          fare: usd(1200),
          stages: [],
        },
      ],
    },
  ],
});

test('ticket codes that an operator gives by hand come onto the receipt by themselves', async () => {
  let booking = sold({ codeBy: '2026-11-20T18:00:00+07:00', state: 'CONFIRMED', ticketCode: null });
  const routes = [{ path: 'bookings/:bookingId/receipt', Component: ReceiptRoute }];
  const { asked } = showScreen(routes, '/bookings/5/receipt', someone({ 'booking.view': 'branch' }), {
    Receipt: () => ({ booking }),
  });
  await pass(0);
  expect(screen.getByText(/the codes come until 2026-11-20 18:00/)).toBeVisible();
  booking = sold({ codeBy: null, state: 'TICKETED', ticketCode: 'MI-0042' });
  await pass(15_000);
  expect(screen.getByText('MI-0042')).toBeVisible();
  expect(screen.queryByText(/the codes come until/)).not.toBeInTheDocument();
  const before = asked.length;
  await pass(60_000);
  expect(asked).toHaveLength(before);
});
