import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone, sumsOf } from '../../../test/show-screen.js';
import CargoBookingRoute from './CargoBookingRoute.js';
import CargoBookingsRoute from './CargoBookingsRoute.js';

const row = {
  __typename: 'CargoBookingRow',
  id: '5',
  code: 'NAGA-1001',
  status: 'IN_TRANSIT',
  lastEvent: 'DELAYED',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  operatorName: 'Mekong Ibis',
  goodsType: 'Books',
  units: 2,
  senderMobile: '+85512345678',
  receiverMobile: '+85598765432',
  createdAt: '2026-11-20T02:00:00.000Z',
  total: { __typename: 'Money', amount: 450, currency: 'USD' },
};
const event = (type: string, note: string | null = null) => ({
  __typename: 'ParcelEvent',
  type,
  at: '2026-11-20T02:00:00.000Z',
  place: 'Phnom Penh',
  implied: false,
  note,
});
const page = (rows: object[]) => ({
  cargoBookings: { __typename: 'CargoBookingPage', total: rows.length, next: null, rows },
});
const answers: Answers = {
  CargoBookings: () => page([row]),
  CargoBookingSums: () => sumsOf(['total', 9_000_000, 'KHR'], ['total', 123_450, 'USD']),
  CargoBooking: () => ({
    ...page([row]),
    parcel: {
      __typename: 'Parcel',
      id: '5',
      events: [event('CREATED'), event('IN_TRANSIT'), event('DELAYED', 'The road is flooded')],
    },
  }),
  RecordChanges: () => ({ auditEntries: { __typename: 'AuditPage', next: null, entries: [] } }),
};
const show = (
  at = '/cargo-bookings',
  told: Answers = {},
  grants: Record<string, string> = { 'cargo.view': 'operator' },
) =>
  showScreen(
    [
      { path: 'cargo-bookings', Component: CargoBookingsRoute },
      { path: 'cargo-bookings/:code', Component: CargoBookingRoute },
    ],
    at,
    someone(grants),
    { ...answers, ...told },
  );

describe('the list of parcels', () => {
  test('shows what its address asks for, and opens a parcel', async () => {
    const { sent, router } = show('/cargo-bookings?text=1001&status=IN_TRANSIT&createdFrom=2026-11-01');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('cell', { name: 'Phnom Penh → Siem Reap' })).toBeVisible();
    expect(table.getByRole('cell', { name: 'Delayed' })).toBeVisible();
    expect(table.getByRole('cell', { name: '$4,50\u00a0USD' })).toBeVisible();
    expect(sent('CargoBookings')).toEqual({
      filter: { text: '1001', status: 'IN_TRANSIT', createdFrom: '2026-11-01', createdTo: null },
      page: 1,
      pageSize: 50,
      counted: true,
    });
    const { filter } = sent('CargoBookings') as { filter: object };
    expect(sent('CargoBookingSums')).toEqual({ filter });
    expect(await table.findByText('៛90.000 KHR')).toBeVisible();
    expect(table.getByText('$1.234,50 USD')).toBeVisible();
    await userEvent.click(table.getByRole('cell', { name: '2 × Books' }));
    expect(router.state.location.pathname).toBe('/cargo-bookings/NAGA-1001');
    expect(await screen.findByRole('heading', { name: 'NAGA-1001' })).toBeVisible();
  });

  test('explains that there is none yet, and names the right that is missing', async () => {
    const none = show('/cargo-bookings', { CargoBookings: () => page([]) });
    expect(await screen.findByText('No parcel yet')).toBeVisible();
    none.unmount();
    show('/cargo-bookings', {}, {});
    expect(screen.getByText(/“cargo\.view”/)).toBeVisible();
  });
});

describe('a parcel', () => {
  test('tells both sides, the price, and where it has been', async () => {
    show('/cargo-bookings/NAGA-1001');
    const story = within(await screen.findByRole('list', { name: 'Where the parcel has been' }));
    expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: Handed in2026-11-20 09:00Phnom Penh',
      'Now: On its way2026-11-20 09:00Phnom Penh',
      'Changed: Delayed2026-11-20 09:00Phnom Penh · The road is flooded',
      'Still to come: Ready to be collected',
      'Still to come: Collected',
    ]);
    expect(screen.getByText('+85598765432')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Changes' })).toBeNull();
  });

  test('shows its changes to those who may see the audit', async () => {
    const { sent } = show('/cargo-bookings/NAGA-1001?tab=changes', {}, { 'cargo.view': 'all', 'audit.view': 'all' });
    expect(await screen.findByText('Nothing was changed here yet.')).toBeVisible();
    expect(sent('RecordChanges')).toMatchObject({ entity: 'Parcel', rowId: '5' });
    expect(screen.getByRole('link', { name: 'Changes' })).toHaveAttribute('aria-current', 'page');
  });

  test('that others look after does not exist, though anyone may track it', async () => {
    const { CargoBooking } = answers;
    show('/cargo-bookings/NAGA-1001', { CargoBooking: (asked) => ({ ...CargoBooking!(asked), ...page([]) }) });
    expect(await screen.findByRole('heading', { name: 'There is no such parcel' })).toBeVisible();
  });

  test('and its list break no rule of accessibility', async () => {
    const list = show();
    await screen.findByRole('table');
    expect((await axe(list.container)).violations.map(({ id }) => id)).toEqual([]);
    list.unmount();
    const { container } = show('/cargo-bookings/NAGA-1001', {}, { 'cargo.view': 'all', 'audit.view': 'all' });
    await screen.findByRole('list', { name: 'Where the parcel has been' });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
