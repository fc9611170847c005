import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { nameIn } from '../../../../test/graph-values.js';
import { showScreen, someone } from '../../../../test/show-screen.js';
import PassengerRoute from './PassengerRoute.js';
import { TicketActions } from './TicketActions.js';

const part = (id: string, firstName: string, state: string) => ({
  __typename: 'BookingPart',
  id,
  state,
  position: Number(id) - 1,
  seatNumber: '5C',
  title: 'MS',
  nationality: 'FOREIGN',
  passengerType: 'ADULT',
  firstName,
  lastName: 'Keo',
  email: null,
  mobileNumber: null,
  documentNumber: null,
  birthDate: null,
  ticketCode: null,
});
const booking = {
  __typename: 'Booking',
  id: '7',
  pnr: 'KX74QP',
  tickets: [],
  legs: [
    {
      __typename: 'BookingLeg',
      id: '31',
      date: '2026-11-23',
      operatorName: 'Mekong Ibis',
      vehicleName: 'Bus',
      transportType: 'BUS',
      localCountryCode: 'KH',
      requiredFields: [],
      viewerMay: ['booking.edit'],
      departureTime: '2026-11-23T07:30:00+07:00',
      fromLocationName: nameIn('Phnom Penh'),
      toLocationName: nameIn('Siem Reap'),
      parts: [part('1', 'Dara', 'CONFIRMED'), part('2', 'Leo', 'PENDING_OPERATOR'), part('3', 'Ann', 'BOARDED')],
    },
  ],
};
const STAFF = someone({ 'booking.edit': 'all' });

test('before a ride has its ticket its people are changed by the ride: who waits for a code or an operator', async () => {
  const route = { path: '/bookings/passenger/:bookingId/:ticketId', element: <PassengerRoute /> };
  showScreen([route], '/bookings/passenger/7/31', STAFF, { TicketToChange: () => ({ booking }) });
  expect(await screen.findAllByRole('button', { name: 'Save the passenger' })).toHaveLength(2);
  expect(screen.getByText(/^Cannot be changed/)).toBeVisible();
});

test('of a ride that another operator drives nothing is changed, and of a person who rides both not the name', async () => {
  const [own] = booking.legs;
  const other = { ...own!, id: '32', viewerMay: [] };
  const route = { path: '/bookings/passenger/:bookingId/:ticketId', element: <PassengerRoute /> };
  const answers = { TicketToChange: () => ({ booking: { ...booking, legs: [own!, other] } }) };
  const shown = showScreen([route], '/bookings/passenger/7/32', STAFF, answers);
  expect(await screen.findByText('Another operator drives this ride.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  shown.unmount();
  showScreen([route], '/bookings/passenger/7/31', STAFF, answers);
  expect(await screen.findAllByText(/^A name is the same on every ride/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Save the passenger' })).not.toBeInTheDocument();
});

test('of such a ride there is no button, but a line that says why', async () => {
  const actions = (
    <>
      <TicketActions bookingId="7" ticketId="31" isOwn={false} isNamed={false} />
      <TicketActions bookingId="7" ticketId="32" isOwn isNamed={false} />
    </>
  );
  showScreen([{ path: '/', element: actions }], '/', STAFF, {});
  expect(await screen.findByText('Another operator drives this ride.')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/bookings/change-seats/7/32',
    '/bookings/change-operator-ticket-code/7/32',
    '/bookings/comment/7/32',
  ]);
});

test('everything but the code of a ticket can be changed before there is one', async () => {
  const route = { path: '/', element: <TicketActions bookingId="7" ticketId="31" hasTicket={false} isOwn isNamed /> };
  showScreen([route], '/', STAFF, {});
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/bookings/passenger/7/31',
    '/bookings/change-seats/7/31',
    '/bookings/comment/7/31',
  ]);
});
