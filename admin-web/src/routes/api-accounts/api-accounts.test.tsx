import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import ApiAccountRoute from './ApiAccountRoute.js';
import ApiAccountsRoute from './ApiAccountsRoute.js';

const key = (id: string, part: object = {}) => ({
  __typename: 'ApiKey',
  id,
  name: `Key ${id}`,
  prefix: 'naga_live_ab12',
  scopes: ['booking.view', 'booking.create'],
  state: 'ACTIVE',
  createdAt: '2026-11-01T01:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  ...part,
});
const account = (id: string, part: object = {}) => ({
  __typename: 'ApiAccount',
  id,
  name: `Shop ${id}`,
  mode: 'LIVE',
  ownerId: '9',
  ownerName: 'Pisey Partner',
  createdAt: '2026-11-01T01:00:00.000Z',
  keys: [key('3', { lastUsedAt: '2026-11-20T02:00:00.000Z' }), key('4', { state: 'REVOKED' })],
  ...part,
});
const request = {
  __typename: 'ApiRequest',
  id: '70',
  at: '2026-11-20T02:00:00.000Z',
  method: 'POST',
  path: '/graphql',
  operation: 'SearchJourneys',
  status: 429,
  duration: 12,
  requestId: 'req-7',
  ip: '203.0.113.9',
};
const answers: Answers = {
  ApiAccounts: () => ({ apiAccounts: [account('1'), account('2', { mode: 'SANDBOX', ownerName: 'Other', keys: [] })] }),
  ApiAccount: ({ id }) => ({ apiAccount: id === '1' ? account('1') : null }),
  ApiRequests: () => ({ apiRequests: { __typename: 'ApiRequestPage', total: 1, next: null, rows: [request] } }),
  RevokeApiKey: ({ id }) => ({ revokeApiKey: key(id as string, { state: 'REVOKED' }) }),
};
const show = (
  at = '/api-accounts',
  told: Answers = {},
  grants: Record<string, string> = { 'apikey.manage': 'all', 'user.manage': 'all' },
) =>
  showScreen(
    [
      { path: 'api-accounts', Component: ApiAccountsRoute },
      { path: 'api-accounts/:accountId', Component: ApiAccountRoute },
    ],
    at,
    someone(grants),
    { ...answers, ...told },
  );

describe('the API accounts', () => {
  test('are listed with their owners, working keys and last use, and open', async () => {
    const { router } = show();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Shop 1Pisey Partnerlive12026-11-20 09:002026-11-01 08:00',
      'Shop 2Othersandbox0never2026-11-01 08:00',
    ]);
    await userEvent.click(rows[1]!);
    expect(router.state.location.pathname).toBe('/api-accounts/1');
  });

  test('are narrowed by words and mode, in the address', async () => {
    show('/api-accounts?text=pisey&mode=LIVE');
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('1 account')).toBeVisible();
  });

  test('name the right that is missing', () => {
    show('/api-accounts', {}, {});
    expect(screen.getByText(/“apikey\.manage”/)).toBeVisible();
  });
});

describe('an API account', () => {
  test('shows its keys, never a secret, and leads to its owner', async () => {
    show('/api-accounts/1');
    expect(await screen.findByRole('link', { name: 'Pisey Partner' })).toHaveAttribute('href', '/users/9');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(
      'Key 3naga_live_ab12…booking.view, booking.createactive2026-11-20 09:00does not expire',
    );
    expect(within(rows[2]!).queryByRole('button', { name: 'Revoke' })).toBeNull();
  });

  test('has a key revoked after a question', async () => {
    const { sent } = show('/api-accounts/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(screen.getByRole('dialog', { name: 'Revoke “Key 3”?' })).toBeVisible();
    expect(sent('RevokeApiKey')).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Type DELETE/ }), 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the key' }));
    expect(await screen.findByText('“Key 3” is revoked.')).toBeVisible();
    expect(sent('RevokeApiKey')).toEqual({ id: '3' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull());
  });

  test('says why a key was not revoked', async () => {
    show('/api-accounts/1', { RevokeApiKey: () => ({ revokeApiKey: refused('API_KEY_NOT_FOUND') }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Type DELETE/ }), 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the key' }));
    expect(await screen.findByText('We found no such key.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revoke' })).toBeInTheDocument();
  });

  test('tells what a key was used for, narrowed by the address', async () => {
    const { sent } = show('/api-accounts/1?key=3&text=graph&outcome=REFUSED&from=2026-11-20&to=2026-11-20');
    expect(await screen.findByRole('cell', { name: 'POST /graphql' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '429' })).toBeVisible();
    expect(sent('ApiRequests')).toEqual({
      keyId: '3',
      filter: {
        text: 'graph',
        outcome: 'REFUSED',
        from: '2026-11-19T17:00:00.000Z',
        to: '2026-11-20T17:00:00.000Z',
      },
      page: 1,
      pageSize: 50,
      counted: true,
    });
  });

  test('of others does not exist; the page breaks no rule of accessibility', async () => {
    const none = show('/api-accounts/7');
    expect(await screen.findByRole('heading', { name: 'There is no such API account' })).toBeVisible();
    none.unmount();
    const { container } = show('/api-accounts/1?key=3');
    await screen.findByRole('cell', { name: 'POST /graphql' });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
