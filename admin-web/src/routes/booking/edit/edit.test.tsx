import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { nameIn } from '../../../../test/graph-values.js';
import { type Answers, badInput, refused, showScreen, someone } from '../../../../test/show-screen.js';
import AddBookingRoute from './AddBookingRoute.js';
import AddTicketRoute from './AddTicketRoute.js';
import EditBookingRoute from './EditBookingRoute.js';
import EditTicketRoute from './EditTicketRoute.js';

const user = userEvent.setup({ delay: null });
const leg = {
  __typename: 'BookingLeg',
  id: '9',
  viewerMay: ['booking.edit'],
  journeyLegId: '77@2026-11-21:1-2',
  departureTime: '2026-11-21T07:30:00+07:00',
  fromLocationName: nameIn('Phnom Penh'),
  toLocationName: nameIn('Siem Reap'),
  parts: [
    {
      __typename: 'BookingPart',
      id: '1',
      state: 'TICKETED',
      position: 0,
      seatNumber: '1A',
      firstName: 'Dara',
      lastName: 'Sok',
      ticketCode: 'MI-7',
    },
    {
      __typename: 'BookingPart',
      id: '2',
      state: 'TICKETED',
      position: 1,
      seatNumber: '1B',
      firstName: 'Lina',
      lastName: 'Sok',
      ticketCode: null,
    },
  ],
};
const ticket = { __typename: 'Ticket', id: 't1', revoked: false, leg: { __typename: 'BookingLeg', id: '9' } };
const contact = { contactEmail: 'dara@example.com', contactPhone: '012345678', contactVersion: 3, language: 'en' };
const booking = { __typename: 'Booking', id: '7', pnr: 'KX74QP', ...contact, tickets: [ticket], legs: [leg] };
const answers: Answers = {
  BookingToEdit: () => ({ booking }),
  EditBooking: () => ({ editBooking: { ...booking, contactVersion: 4 } }),
  TicketToEdit: () => ({ bookingOfTicket: booking }),
  TicketToRepeat: () => ({ bookingOfTicket: booking }),
};
const show = (at: string, told: Answers = {}, grants: Record<string, string> = ALL) =>
  showScreen(
    [
      { path: 'bookings/add', Component: AddBookingRoute },
      { path: 'bookings/:bookingId/edit', Component: EditBookingRoute },
      { path: 'tickets/add', Component: AddTicketRoute },
      { path: 'tickets/:ticketId/edit', Component: EditTicketRoute },
    ],
    at,
    someone(grants),
    { ...answers, ...told },
  );
const ALL = { 'booking.edit': 'all', 'booking.view': 'all', 'booking.create': 'all' };
const save = () => user.click(screen.getByRole('button', { name: 'Save the booking' }));

describe('the form of a booking', () => {
  test('sends contact, language and comment with the version that was looked at, and goes back to the booking', async () => {
    const { sent, router, container } = show('/bookings/7/edit');
    const email = await screen.findByRole('textbox', { name: /^E-mail/ });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.clear(email);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'km');
    await user.type(screen.getByRole('textbox', { name: /^Comment/ }), ' Has no mailbox ');
    await save();
    expect(sent('EditBooking')).toEqual({
      bookingId: '7',
      version: 3,
      contact: { email: null, mobileNumber: '012345678' },
      language: 'km',
      comment: 'Has no mailbox',
    });
    expect(router.state.location.pathname).toBe('/bookings/7');
  });

  test('names the field that is wrong, here and in the graph', async () => {
    const { sent } = show('/bookings/7/edit', {
      EditBooking: () => badInput({ path: 'contact.email', code: 'IS_EMAIL' }),
    });
    const mobile = await screen.findByRole('textbox', { name: /^Mobile number/ });
    await user.clear(mobile);
    await save();
    expect(mobile).toBeInvalid();
    expect(sent('EditBooking')).toBeUndefined();
    await user.type(mobile, '097 555 0101');
    await save();
    expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toBeInvalid();
  });

  test.each([
    ['Maly Keo', { by: 'Maly Keo', isGuest: false }],
    ['The traveller', { by: null, isGuest: true }],
    ['Somebody', { by: null, isGuest: false }],
  ])('says that %s saved meanwhile and when, keeps what was typed, and shows the other on demand', async (who, by) => {
    const theirs = { ...booking, contactPhone: '099999999', contactVersion: 4 };
    const seen = [booking, theirs];
    show('/bookings/7/edit', {
      BookingToEdit: () => ({ booking: seen.shift() ?? theirs }),
      EditBooking: () => ({ editBooking: refused('CHANGED_MEANWHILE', { ...by, at: '2026-11-20T06:00:00Z' }) }),
    });
    const mobile = await screen.findByRole('textbox', { name: /^Mobile number/ });
    await user.clear(mobile);
    await user.type(mobile, '097 555 0101');
    await save();
    const saved = new RegExp(`^${who} saved a change on 2026-11-20 13:00`);
    expect(await screen.findByRole('link', { name: saved })).toBeVisible();
    expect(mobile).toHaveValue('097 555 0101');
    await user.click(screen.getByRole('button', { name: 'Show what is saved now' }));
    expect(await screen.findByDisplayValue('099999999')).toBeVisible();
  });

  test('leads to each ticket and to the account; who may not hand it over learns which right that takes', async () => {
    const all = show('/bookings/7/edit');
    expect(await screen.findByText('Phnom Penh → Siem Reap, 2026-11-21: Dara Sok, Lina Sok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit the ticket' })).toHaveAttribute('href', '/tickets/t1/edit');
    expect(screen.getByRole('link', { name: 'Hand it to another account' })).toHaveAttribute(
      'href',
      '/bookings/user/7',
    );
    all.unmount();
    show('/bookings/7/edit', {}, { ...ALL, 'booking.edit': 'branch' });
    expect(
      await screen.findByText(
        '“Hand it to another account” needs the right “booking.edit” for your country; you have it for your branch.',
      ),
    ).toBeVisible();
  });

  test('is for staff: the right is named', () => {
    show('/bookings/7/edit', {}, { 'booking.edit': 'own' });
    expect(screen.getByText(/“booking\.edit”/)).toBeVisible();
  });
});

describe('what can be changed of a ticket', () => {
  test('stands there with the way to each change', async () => {
    const { container } = show('/tickets/t1/edit');
    expect(await screen.findByText('Dara Sok, Lina Sok')).toBeVisible();
    expect(screen.getByText('MI-7, –')).toBeVisible();
    expect(
      screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.replace('/7/t1', '') ?? []),
    ).toEqual(
      expect.arrayContaining(
        ['passenger', 'change-seats', 'change-operator-ticket-code', 'comment'].map((change) => `/tickets/${change}`),
      ),
    );
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('of one that was replaced there is nothing to change', async () => {
    const tickets = [{ ...ticket, revoked: true }];
    show('/tickets/t1/edit', { TicketToEdit: () => ({ bookingOfTicket: { ...booking, tickets } }) });
    expect(await screen.findByRole('heading', { level: 1, name: /no such ticket/i })).toBeVisible();
  });
});

describe('something new', () => {
  test.each([
    ['/bookings/add', '/search', ''],
    ['/bookings/add?customer=7', '/search', '?customer=7'],
    ['/tickets/add', '/search', ''],
    ['/tickets/add?ticket=t1', '/search-one', '?journey=77%402026-11-21%3A1-2&customer=7'],
  ])('at %s begins where it is sold: %s%s', async (at, pathname, search) => {
    const { router } = show(at);
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location).toMatchObject({ pathname, search });
  });

  test.each(['/bookings/add', '/tickets/add', '/tickets/add?ticket=t1'])('at %s needs the right to sell', (at) => {
    show(at, {}, { 'booking.view': 'all' });
    expect(screen.getByText(/“booking\.create”/)).toBeVisible();
  });
});
