import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { type Answers, showScreen, someone } from '../../test/show-screen.js';
import type { Me } from '../session/me.js';
import { Keyboard, useOpen } from './Keyboard.js';

const ADMIN = someone({
  'booking.view': 'all',
  'user.manage': 'all',
  'coupon.manage': 'all',
  'settlement.view': 'country',
});
const BOOKING = {
  __typename: 'BookingRow',
  id: '77',
  pnr: 'KX74QP',
  status: 'BOOKED',
  passengerName: 'Sok Dara',
  contactPhone: '+85512345678',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  departureTime: '2026-11-24T07:30:00+07:00',
};
const TICKET = { ...BOOKING, __typename: 'TicketRow', id: '5', ticketId: 't5', ticketCode: 'GI-0012', bookingId: '77' };
const PERSON = {
  __typename: 'User',
  id: '20',
  firstName: 'Dara',
  lastName: 'Noun',
  email: 'dara@example.com',
  phoneNumber: null,
  roleId: 6,
  roleName: 'Customer',
};
const ANSWERS: Answers = {
  OperatorChoices: () => ({
    operators: [
      { __typename: 'Operator', id: '1', name: 'Mekong Express', countryCode: 'KH' },
      { __typename: 'Operator', id: '3', name: 'Vientiane Vans', countryCode: 'LA' },
    ],
  }),
  FindSales: () => ({
    bookings: { __typename: 'BookingPage', rows: [BOOKING] },
    tickets: { __typename: 'TicketPage', rows: [{ ...TICKET, seatNumber: '1A' }] },
  }),
  FindPeople: () => ({ users: { __typename: 'UserPage', rows: [PERSON] } }),
  FindAgencies: () => ({ agencies: { __typename: 'AgencyPage', rows: [] } }),
  FindRecords: () => ({}),
};
const STOP = {
  __typename: 'StopRecord',
  id: '7',
  name: 'Old Market',
  location: { __typename: 'RecordName', name: 'Kampot' },
  operator: { __typename: 'RecordName', name: 'Mekong Express' },
};
const NOTHING: Answers = {
  FindSales: () => ({
    bookings: { __typename: 'BookingPage', rows: [] },
    tickets: { __typename: 'TicketPage', rows: [] },
  }),
  FindPeople: () => ({ users: { __typename: 'UserPage', rows: [] } }),
};

function Desk({ me }: { me: Me }) {
  return (
    <Keyboard me={me}>
      <Opener />
    </Keyboard>
  );
}
function Opener() {
  const open = useOpen();
  const [typed, setTyped] = useState('');
  return (
    <>
      <button onClick={() => open('palette')}>Search…</button>
      <label>
        Note <input value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </label>
    </>
  );
}
const show = (answers: Answers = {}, me = ADMIN) =>
  showScreen([{ path: '/', element: <Desk me={me} /> }], '/', me, { ...ANSWERS, ...answers });
const input = () => screen.findByRole('combobox', { name: 'Search and go anywhere' });
const chosen = () => screen.getAllByRole('option').filter((one) => one.getAttribute('aria-selected') === 'true');
const dialog = () => screen.queryByRole('dialog');

afterEach(() => localStorage.clear());

describe('the palette', () => {
  test('opens by Ctrl K and by its button, has the focus, and closes by Ctrl K', async () => {
    show();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await input()).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search…' }));
    expect(await input()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  test('has the screens of the menu and what one may do, and nothing one may not', async () => {
    show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await input();
    expect(screen.getByRole('option', { name: /^Bookings/ })).toHaveAttribute('href', '/bookings');
    expect(await screen.findByRole('option', { name: /^Add a coupon/ })).toHaveAttribute('href', '/coupons/add');
    expect(screen.getByRole('option', { name: 'Language: ភាសាខ្មែរ' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Collect cash/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Make a role/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Add a stop/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Mekong Express/ })).toBeNull();
    expect((await axe(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('goes to a screen by a few letters and Enter, and knows it the next time', async () => {
    const { router } = show(NOTHING);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'coup');
    expect(chosen()[0]).toHaveTextContent('Coupons');
    await screen.findByRole('option', { name: /^Add a coupon/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()[0]).toHaveTextContent('Add a coupon');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(router.state.location.pathname).toBe('/coupons');
    await act(() => router.navigate('/'));
    await screen.findByRole('button', { name: 'Search…' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await input();
    const recent = within(screen.getByRole('group', { name: 'Opened last' }));
    expect(recent.getByRole('option', { name: 'Coupons' })).toBeVisible();
  });

  test('finds bookings, tickets and people; a reference typed out comes first', async () => {
    const { router, sent } = show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), ' kx7 4qp');
    const bookings = within(await screen.findByRole('group', { name: 'Bookings' }));
    expect(bookings.getByRole('option')).toHaveTextContent('Sok Dara · +85512345678 · Phnom Penh → Siem Reap');
    expect(within(screen.getByRole('group', { name: 'Tickets' })).getByRole('option')).toHaveAttribute(
      'href',
      '/tickets/t5',
    );
    expect(within(screen.getByRole('group', { name: 'People' })).getByRole('option')).toHaveAttribute(
      'href',
      '/users/20',
    );
    expect(chosen()[0]).toHaveTextContent('KX74QP');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 choices'));
    expect(sent('FindSales')).toEqual({ text: 'kx7 4qp' });
    expect((await axe(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/bookings/77');
  });

  test('Enter before the answer opens the first of it', async () => {
    const { router } = show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'KX74QP{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/77'));
  });

  test('asks for what one may see alone, and finds operators where statements may be seen', async () => {
    const country = someone({ 'settlement.view': 'country' }, { countryCode: 'KH' });
    const { asked, router } = show({}, country);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'v');
    expect(screen.queryByRole('option', { name: /Vientiane/ })).toBeNull();
    await userEvent.clear(await input());
    await userEvent.type(await input(), 'mekong');
    expect(await screen.findByRole('option', { name: 'Mekong Express' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/operators/balance/1');
    expect(asked.filter(({ name }) => name.startsWith('Find'))).toEqual([]);
  });

  test('adds every noun that one makes, and no other', async () => {
    const { router } = show({}, someone({ 'catalogue.edit': 'operator' }, { operatorId: '1' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'add a');
    await screen.findByRole('option', { name: /^Add a stop/ });
    expect(screen.queryByRole('option', { name: /^Add an operator/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /^Add a location/ })).toBeNull();
    await userEvent.clear(await input());
    await userEvent.type(await input(), 'add a seat layout{Enter}');
    expect(router.state.location.pathname).toBe('/seat-layouts/add');
  });

  test('imports a file of every list that takes one, once it is looked for', async () => {
    const { router } = show({}, someone({ 'catalogue.edit': 'operator' }, { operatorId: '1' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /^Add a stop/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Import a file/ })).toBeNull();
    await userEvent.type(await input(), 'import');
    expect(await screen.findByRole('option', { name: 'Import a file Stops' })).toBeVisible();
    // What is drawn on a screen of its own has no files.
    expect(screen.queryByRole('option', { name: 'Import a file Seat layouts' })).toBeNull();
    await userEvent.type(await input(), ' stops{Enter}');
    expect(router.state.location.pathname).toBe('/stops/import');
  });

  test('sends a notification, for who may', async () => {
    const { router, unmount } = show({}, someone({ 'catalogue.edit': 'operator' }, { operatorId: '1' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: /^Add a stop/ });
    expect(screen.queryByRole('option', { name: /^Send a notification/ })).toBeNull();
    unmount();
    expect(router.state.location.pathname).toBe('/');
    const told = show({}, someone({ 'notification.send': 'operator' }, { operatorId: '1' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'send a not{Enter}');
    expect(told.router.state.location.pathname).toBe('/notifications/send');
  });

  test('finds records of the kinds one looks after, by kind, and counts them aloud', async () => {
    const operator = someone({ 'catalogue.edit': 'operator', 'schedule.edit': 'operator' }, { operatorId: '1' });
    const zones = someone({ 'pricing.edit': 'operator' }).permissions.map((one) => ({
      ...one,
      needsSecondPerson: true,
    }));
    operator.permissions.push(...zones);
    const { router, sent } = show(
      { FindRecords: () => ({ stopRecords: { __typename: 'StopRecordPage', rows: [STOP] } }) },
      operator,
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'old mar');
    const stops = within(await screen.findByRole('group', { name: 'Stops' }));
    expect(stops.getByRole('option')).toHaveTextContent('Old MarketKampot · Mekong Express');
    expect(stops.getByRole('option')).toHaveAttribute('href', '/stops/7');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 choice'));
    expect(sent('FindRecords')).toMatchObject({ text: 'old mar', stopRecord: true, routeRecord: true });
    for (const kind of ['locationRecord', 'amenityRecord', 'couponRecord', 'pricingZoneRecord'])
      expect(sent('FindRecords')).toHaveProperty(kind, false);
    expect((await axe(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/stops/7');
    await act(() => router.navigate('/'));
    await screen.findByRole('button', { name: 'Search…' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Opened last' }));
    expect(recent.getByRole('option')).toHaveTextContent('Old MarketStops');
  });

  test('says that it found nothing', async () => {
    show(NOTHING);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'zzzz');
    expect(await screen.findByText(/Nothing found for “zzzz”/)).toBeVisible();
    expect(await input()).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows what came where a part failed, and asks again', async () => {
    let fails = true;
    show({ FindPeople: (variables) => (fails ? new Error('gone') : ANSWERS['FindPeople']!(variables)) });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'dara');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search did not reach everything.');
    expect(screen.getByRole('option', { name: /^KX74QP/ })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Dara Noun/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps no person in this browser', async () => {
    const { router } = show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await input(), 'dara');
    await userEvent.click(await screen.findByRole('option', { name: /Dara Noun/ }));
    expect(router.state.location.pathname).toBe('/users/20');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Dara');
  });
});

describe('the help about keys', () => {
  test('opens by ? and not while one types; lists every shortcut', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Note'), 'why?');
    expect(screen.getByLabelText('Note')).toHaveValue('why?');
    expect(dialog()).toBeNull();
    await userEvent.click(document.body);
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const name of [
      'Next row',
      'Previous row',
      'Open the row',
      'Select the row',
      'Edit the row',
      'Search in the list',
    ])
      expect(help.getByText(name)).toBeVisible();
    expect((await axe(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('switches single keys off for this person, and leaves Ctrl K', async () => {
    const { unmount } = show();
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Shortcuts of one key/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('?');
    expect(dialog()).toBeNull();
    unmount();
    show();
    await userEvent.keyboard('?');
    expect(dialog()).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await input()).toHaveFocus();
    await userEvent.type(await input(), 'shortcuts{Enter}');
    expect(await screen.findByRole('checkbox', { name: /Shortcuts of one key/ })).not.toBeChecked();
  });
});
