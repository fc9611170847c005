import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/checkout-fixtures.js';
import { type Played, playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import * as account from './account.js';
import * as accounts from './accounts.js';
import * as bookings from './bookings.js';

const user = userEvent.setup({ delay: null });
const show = (at: string, played: Played) =>
  stage(
    [
      { path: 'developers/accounts', module: accounts },
      { path: 'developers/accounts/:accountId', module: account },
      { path: 'developers/bookings', module: bookings },
    ],
    { at, graph: playing(played), member: aMember({ roleId: 8 }) },
  );

const key = (more: object = {}) => ({
  id: '5',
  name: 'Server',
  prefix: 'naga_test_abc123',
  scopes: ['booking.view'],
  state: 'ACTIVE',
  createdAt: '2026-11-18T03:00:00.000Z',
  expiresAt: null,
  lastUsedAt: '2026-11-20T02:30:00.000Z',
  ...more,
});
const application = (keys: object[]) => ({
  apiAccount: { id: '3', name: 'Journey finder', mode: 'SANDBOX', keys },
  permissions: ['apikey.manage', 'booking.create', 'booking.view'].map((name) => ({ name })),
});

describe('an application', () => {
  test('is made in the sandbox unless one says otherwise, and leads to its keys', async () => {
    const { asked, container } = show('/developers/accounts', {
      DeveloperAccounts: () => ({ apiAccounts: [] }),
      CreateDeveloperAccount: () => ({ createApiAccount: { __typename: 'ApiAccount', id: '3' } }),
      DeveloperAccount: () => application([]),
    });
    expect(await screen.findByText('No application yet. Make the first one below.')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.type(screen.getByLabelText('Name of the application'), 'Journey finder');
    await user.click(screen.getByRole('button', { name: 'Make an application' }));
    expect(await screen.findByText('No key yet.')).toBeVisible();
    expect(asked[1]?.variables).toEqual({ name: 'Journey finder', mode: 'SANDBOX' });
  });

  test('gets a key with the scopes it needs, shown once', async () => {
    const { asked } = show('/developers/accounts/3', {
      DeveloperAccount: () => application([]),
      CreateDeveloperKey: () => ({ createApiKey: { __typename: 'ApiKeyCreated', secret: 'naga_test_whole' } }),
    });
    await user.type(await screen.findByLabelText('Name of the key'), 'Server');
    await user.type(screen.getByLabelText('Valid until'), '2027-01-31');
    await user.click(screen.getByLabelText('booking.view'));
    // What is done in person only is not offered.
    expect(screen.queryByLabelText('apikey.manage')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByText('naga_test_whole')).toBeVisible();
    expect(asked.find(({ name }) => name === 'CreateDeveloperKey')?.variables).toEqual({
      accountId: '3',
      name: 'Server',
      scopes: ['booking.view'],
      expiresAt: '2027-01-31T16:59:59.000Z',
    });
  });

  test('shows of a key how it begins, what it may do and when it was used; it is replaced and revoked', async () => {
    const { asked, container } = show('/developers/accounts/3', {
      DeveloperAccount: () =>
        application([
          key(),
          key({ id: '6', name: 'Old', prefix: 'naga_test_old', state: 'REVOKED', lastUsedAt: null }),
        ]),
      RotateDeveloperKey: () => ({ rotateApiKey: { __typename: 'ApiKeyCreated', secret: 'naga_test_next' } }),
      RevokeDeveloperKey: () => ({ revokeApiKey: { __typename: 'Refused', code: 'API_KEY_OVER', facts: {} } }),
    });
    expect(await screen.findByText('naga_test_abc123…')).toBeVisible();
    expect(screen.getByText('Last used Fri 20 Nov, 09:30')).toBeVisible();
    expect(screen.getByText('Never used')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Replace/ }));
    expect(await screen.findByText('naga_test_next')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Revoke/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This key has been replaced, revoked or has expired');
    expect(asked.find(({ name }) => name === 'RotateDeveloperKey')?.variables).toEqual({ id: '5', overlapHours: 24 });
  });

  test('its log tells what was asked with a key', async () => {
    const row = {
      id: '1',
      at: '2026-11-20T02:30:00.000Z',
      method: 'POST',
      path: '/graphql',
      operation: 'Operators',
      status: 200,
      duration: 14,
      requestId: 'r-77',
    };
    const { container } = show('/developers/accounts/3?log=5', {
      DeveloperAccount: () => application([key()]),
      DeveloperLog: () => ({ apiRequests: { total: 51, rows: [row] } }),
    });
    expect(await screen.findByText('POST Operators')).toBeVisible();
    expect(screen.getByText('r-77')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/developers/accounts/3?log=5&page=2');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('of somebody else does not exist', async () => {
    show('/developers/accounts/9', { DeveloperAccount: () => ({ apiAccount: null, permissions: [] }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});

describe('bookings', () => {
  const booking = (id: string, pnr: string) => ({
    __typename: 'BookingRow',
    id,
    pnr,
    status: 'BOOKED',
    passengerName: 'Dara Keo',
    passengerCount: 1,
    fromName: 'Phnom Penh',
    toName: 'Siem Reap',
    operatorName: 'Mekong Express',
    departureTime: '2026-11-21T08:00:00+07:00',
    stayingTotal: usd(1230),
    legs: [
      {
        id: `leg-${id}`,
        direction: 'ONWARD',
        fromName: 'Phnom Penh',
        toName: 'Siem Reap',
        departureTime: '2026-11-21T08:00:00+07:00',
        arrivalTime: '2026-11-21T14:00:00+07:00',
        operatorName: 'Mekong Express',
        seatNumbers: ['5C'],
        ticketUrl: '/eticket/t1/d%40example.com',
      },
    ],
  });
  const lists: Played = {
    DeveloperBookings: (_, headers) => ({
      bookings:
        headers['x-mode'] === 'sandbox'
          ? { total: 21, rows: [booking('9', 'TRY234')] }
          : { total: 1, rows: [booking('7', 'KX74QP')] },
    }),
  };

  test('are the live ones, with their tickets, until one turns to the sandbox', async () => {
    const { asked, container } = show('/developers/bookings', lists);
    expect(await screen.findByRole('link', { name: 'Booking KX74QP' })).toHaveAttribute(
      'href',
      '/developers/bookings/7',
    );
    expect(screen.getByRole('link', { name: 'Open the e-ticket' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sandbox' }));
    expect(await screen.findByText(/^Made with your sandbox keys/)).toBeVisible();
    expect(asked.map(({ headers }) => headers['x-mode'])).toEqual([undefined, 'sandbox']);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('of the sandbox say so, have no ticket, and stay in the sandbox on every way on', async () => {
    show('/developers/bookings?mode=sandbox', lists);
    expect(await screen.findByRole('link', { name: 'Booking TRY234' })).toHaveAttribute(
      'href',
      '/developers/bookings/9?mode=sandbox',
    );
    expect(screen.getAllByText('Sandbox').map(({ tagName }) => tagName)).toEqual(['A', 'SPAN']);
    expect(screen.queryByRole('link', { name: 'Open the e-ticket' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute(
      'href',
      '/developers/bookings?page=2&mode=sandbox',
    );
  });
});
