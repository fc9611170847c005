import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapSeat } from '../../../../test/graph-values.js';
import { showScreen, someone } from '../../../../test/show-screen.js';
import SeatsRoute from './SeatsRoute.js';

const RIDE = '70@2026-11-21:1-2';
const name = (text: string) => ({ __typename: 'LocalizedText', en: text, km: text, th: text, vi: text, es: text });
const part = (id: string, seatNumber: string, firstName: string) => ({
  __typename: 'BookingPart',
  id,
  state: 'TICKETED',
  position: Number(id) - 1,
  seatNumber,
  title: 'MS',
  nationality: 'LOCAL',
  passengerType: 'ADULT',
  firstName,
  lastName: 'Sok',
  email: null,
  mobileNumber: null,
  documentNumber: null,
  birthDate: null,
  ticketCode: null,
});
const leg = {
  __typename: 'BookingLeg',
  id: '4',
  journeyLegId: RIDE,
  date: '2026-11-21',
  operatorName: 'Mekong Ibis',
  vehicleName: 'Coach',
  transportType: 'BUS',
  localCountryCode: 'KH',
  requiredFields: [],
  viewerMay: ['booking.edit'],
  departureTime: '2026-11-21T07:30:00+07:00',
  fromLocationName: name('Phnom Penh'),
  toLocationName: name('Siem Reap'),
  parts: [part('1', '1A', 'Dara'), part('2', '1D', 'Lina')],
};
const seats = [mapSeat('1A', 1, 'SELECTED'), mapSeat('1B', 2), mapSeat('1C', 3), mapSeat('1D', 4, 'SELECTED')];

const streams: (EventTarget & { url: string })[] = [];
class PlayedStream extends EventTarget {
  static readonly CLOSED = 2;
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  close() {}
}
afterEach(() => void Object.assign(globalThis, { EventSource: undefined }));

test('a map of other seats is live, keeps their own, and seats them together with one press or one key', async () => {
  Object.assign(globalThis, { EventSource: PlayedStream });
  const user = userEvent.setup({ delay: null });
  showScreen(
    [{ path: 'bookings/:bookingId/tickets/:ticketId/seats', Component: SeatsRoute }],
    '/bookings/9/tickets/3/seats',
    someone({ 'booking.edit': 'all' }),
    {
      TicketToChange: () => ({
        booking: {
          __typename: 'Booking',
          id: '9',
          pnr: 'KX74QP',
          tickets: [{ __typename: 'Ticket', id: '3', revoked: false, leg: { __typename: 'BookingLeg', id: '4' } }],
          legs: [leg],
        },
      }),
      SeatsToChange: () => ({
        seatsToChange: {
          __typename: 'SeatsToChange',
          allowMaleNextToFemale: true,
          seatMap: { __typename: 'SeatMap', seats },
        },
      }),
    },
  );
  const together = await screen.findByRole('button', { name: 'Choose the best 2 seats together' });
  expect(streams[0]!.url).toContain(encodeURIComponent(RIDE));
  const states = { '1A': 'UNAVAILABLE', '1B': 'UNAVAILABLE', '1D': 'UNAVAILABLE' };
  const data = JSON.stringify({ leg: RIDE, states });
  act(() => void streams[0]!.dispatchEvent(new MessageEvent('seats', { data })));
  expect(screen.getByText('Seat 1B has just been taken by somebody else.')).toBeVisible();
  const moved = () => screen.getByText(/Dara/).textContent;
  const before = moved();
  await user.click(together);
  expect(moved()).not.toBe(before);
  expect(screen.getByText(/Dara/)).toHaveTextContent('1C');
  expect(screen.getByText(/Lina/)).toHaveTextContent('1D');
  await user.click(screen.getByRole('button', { name: 'As before' }));
  expect(moved()).toBe(before);
  await user.keyboard('{Control>}b{/Control}');
  expect(screen.getByText(/Dara/)).toHaveTextContent('1C');
});
