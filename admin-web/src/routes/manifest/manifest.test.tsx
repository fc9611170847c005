import { beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { webcrypto } from 'node:crypto';
import { usd } from '../../../test/graph-values.js';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import ManifestRoute from './ManifestRoute.js';
import { sentence } from '../../../test/sentence.js';

// The browser of these tests has no cryptography of its own.
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const passenger = (partId: string, seatNumber: string, name: string, change = {}) => ({
  __typename: 'ManifestPassenger',
  partId,
  bookingId: '7',
  pnr: 'KX74QP',
  seatNumber,
  name,
  title: 'MS',
  nationality: 'LOCAL',
  passengerType: 'ADULT',
  ticketId: 'k3JmZbq0T2xYw9LrVn5aQe',
  documentNumber: null,
  birthDate: null,
  missing: [],
  phone: '+855 12 000 111',
  ticketCode: `N7-00000${partId}`,
  from: 'Night Market',
  to: 'Old Market',
  departureTime: '2026-11-21T07:30:00+07:00',
  owed: usd(0),
  pickupAddress: null,
  pickupTime: null,
  pickupPhone: null,
  taxiDropOff: null,
  addOns: [],
  state: 'TICKETED',
  boardedAt: null,
  boardedBy: null,
  ...change,
});
const MANIFEST = {
  __typename: 'Manifest',
  operatorId: '7',
  routeScheduleId: '77',
  date: '2026-11-21',
  departureTime: '2026-11-21T07:30:00+07:00',
  arrivalTime: '2026-11-21T13:00:00+07:00',
  route: 'Phnom Penh – Siem Reap',
  operatorName: 'Mekong Ibis',
  vehicleName: 'VIP coach',
  seatCount: 40,
  blockedSeats: ['9A', '9B'],
  calls: [{ __typename: 'ManifestCall', position: 0, name: 'Night Market', time: '2026-11-21T07:30:00+07:00' }],
  passengers: [
    passenger('1', '1A', 'Sok Dara', { pickupTime: '06:45', pickupAddress: 'Street 240' }),
    passenger('2', '1B', 'Bopha Keo', { owed: usd(1025) }),
    passenger('3', '2A', 'Maly Chan', {
      state: 'BOARDED',
      boardedAt: '2026-11-21T07:10:00+07:00',
      boardedBy: { __typename: 'Colleague', id: '5', name: 'Vuthy Lim' },
    }),
  ],
};
const CLERK = someone({ 'manifest.view': 'branch', 'ticket.scan': 'branch' }, { roleId: 5 });
const said = (outcome: string, change = {}) => ({
  syncScans: {
    __typename: 'ScansSynced',
    answers: [
      {
        __typename: 'ScanAnswer',
        clientId: 'x',
        outcome,
        partId: '1',
        owed: null,
        boardedAt: null,
        boardedBy: null,
        ridesAt: null,
        taken: null,
        ...change,
      },
    ],
  },
});
const sent: { kind: string; partId: string; collected: number; owedByList: number | null; means: string }[] = [];
const show = (at: string, me = CLERK, answers: Answers = {}) =>
  showScreen([{ path: '/departures/:routeScheduleId/:date', element: <ManifestRoute /> }], at, me, {
    Manifest: () => ({ manifest: MANIFEST }),
    SyncScans: ({ input }) => {
      sent.push(...(input as { scans: typeof sent }).scans);
      return said('BOARDED');
    },
    ...answers,
  });
const LIST = '/departures/77/2026-11-21';
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

describe('the passenger list', () => {
  test('says who sits where, what is to be collected, who is fetched, who is on board since when', async () => {
    const { container } = show(LIST);
    const sok = await rowOf('Sok Dara');
    expect(sok.getByText('Pick-up 06:45 Street 240')).toBeVisible();
    expect((await rowOf('Bopha Keo')).getByText('collect $10,25 USD')).toBeVisible();
    expect((await rowOf('Maly Chan')).getByText(sentence('07:10, Vuthy Lim'))).toBeVisible();
    expect(screen.getByText('1 of 3 on board')).toBeVisible();
    expect(screen.getByText('$10,25 USD to collect')).toBeVisible();
    expect(screen.getByText('Blocked seats: 9A, 9B')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scan tickets' })).toHaveAttribute('href', `${LIST}/scan`);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('boards by hand at once, and only after the cash where it is owed', async () => {
    sent.length = 0;
    show(LIST);
    await userEvent.click((await rowOf('Sok Dara')).getByRole('button', { name: 'On board' }));
    expect(await screen.findByText('Welcome on board')).toBeVisible();
    await userEvent.click((await rowOf('Bopha Keo')).getByRole('button', { name: 'On board' }));
    expect(sent).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Cash received, on board' }));
    await userEvent.click((await rowOf('Maly Chan')).getByRole('button', { name: 'Undo' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map((one) => [one.kind, one.partId, one.collected, one.owedByList, one.means])).toEqual([
      ['BOARD', '1', 0, null, 'HAND'],
      ['BOARD', '2', 1025, 1025, 'HAND'],
      ['UNDO', '3', 0, null, 'HAND'],
    ]);
  });

  test('tells in plain words why somebody cannot board', async () => {
    const before = {
      boardedAt: '2026-11-21T07:10:00+07:00',
      boardedBy: { __typename: 'Colleague', id: '5', name: 'Vuthy' },
    };
    show(LIST, CLERK, { SyncScans: () => said('ALREADY_BOARDED', before) });
    await userEvent.click((await rowOf('Sok Dara')).getByRole('button', { name: 'On board' }));
    expect(await screen.findByText(/Already on board\. Scanned at 2026-11-21 07:10 by Vuthy\./)).toBeVisible();
  });

  test('says of whom what is missing, counts them, and leads who may edit to it', async () => {
    const passengers = [
      passenger('1', '1A', 'Sok Dara', { missing: ['DOCUMENT', 'BIRTH_DATE'] }),
      passenger('2', '1B', 'Bopha Keo', { documentNumber: 'N0123456' }),
    ];
    const Manifest = () => ({ manifest: { ...MANIFEST, passengers } });
    const clerk = someone({ 'manifest.view': 'branch', 'booking.edit': 'branch' }, { roleId: 5 });
    const { unmount } = show(LIST, clerk, { Manifest });
    expect(await screen.findByText('Something is missing of one passenger')).toBeVisible();
    const sok = await rowOf('Sok Dara');
    expect(sok.getByText(/Missing: Number of passport or identity card, Date of birth/)).toBeVisible();
    expect(sok.getByRole('link', { name: 'Fill in' })).toHaveAttribute(
      'href',
      '/bookings/passenger/7/k3JmZbq0T2xYw9LrVn5aQe',
    );
    expect((await rowOf('Bopha Keo')).queryByText(/Missing/)).toBeNull();
    unmount();
    show(LIST, someone({ 'manifest.view': 'operator' }), { Manifest });
    await rowOf('Sok Dara');
    expect(screen.queryByRole('link', { name: 'Fill in' })).toBeNull();
  });

  test('says what somebody brings beside his seat, and of all together how much that is', async () => {
    const name = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
    const addOn = (id: string, kind: string, en: string, quantity: number) => ({
      __typename: 'SeatAddOn',
      ...{ id, kind, quantity, names: name(en) },
    });
    const cover = addOn('1', 'INSURANCE', 'Insurance', 1);
    const passengers = [
      passenger('1', '1A', 'Sok Dara', { addOns: [cover, addOn('2', 'LUGGAGE', 'Extra bag', 2)] }),
      passenger('2', '1B', 'Bopha Keo', { addOns: [cover, addOn('2', 'LUGGAGE', 'Extra bag', 1)] }),
      passenger('3', '2A', 'Maly Chan', { addOns: [cover] }),
    ];
    show(LIST, CLERK, { Manifest: () => ({ manifest: { ...MANIFEST, passengers } }) });
    expect((await rowOf('Sok Dara')).getByText('2 × Extra bag')).toBeVisible();
    expect(screen.getByText('Beside the seats: 3 × Extra bag')).toBeVisible();
    expect((await rowOf('Maly Chan')).queryByText(/×/)).toBeNull();
  });

  test('is only read by who may not scan', async () => {
    show(LIST, someone({ 'manifest.view': 'operator' }));
    await screen.findByRole('link', { name: 'Sok Dara' });
    expect(screen.queryByRole('button', { name: 'On board' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Scan tickets' })).toBeNull();
  });

  test('of somebody else’s departure there is none', async () => {
    show(LIST, CLERK, { Manifest: () => ({ manifest: null }) });
    expect(await screen.findByText('There is no such departure')).toBeVisible();
  });
});
