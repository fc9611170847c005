import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { OPERATOR_ADMIN, show } from '../../../../test/people-stage.js';
import { someone } from '../../../../test/show-screen.js';

afterEach(() => {
  sessionStorage.clear();
  // The address of a list is the window's, not the test's router's.
  history.replaceState(null, '', '/');
});

describe('the list of people', () => {
  test('has the lists of the specification as tabs, each an address', async () => {
    const { sent, container } = show('/users');
    expect(await screen.findByRole('link', { name: 'Dara Noun' })).toHaveAttribute('href', '/users/20');
    expect(screen.getByRole('cell', { name: 'Mekong Express · Siem Reap office' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Saved views' }));
    await userEvent.click(tabs.getByRole('button', { name: 'Operator agents' }));
    expect(await screen.findByRole('cell', { name: 'counter' })).toBeVisible();
    await waitFor(() => expect(location.search).toBe('?list=OPERATOR_AGENT'));
    expect(sent('People')).toMatchObject({ filter: { list: 'OPERATOR_AGENT' } });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['/users/rewards', 'REWARDS'],
    ['/users/camboticket-payment', 'PLATFORM_PAYMENT'],
    ['/users/operator-admin', 'OPERATOR_ADMIN'],
  ])('%s is the list %s', async (path, list) => {
    const { router } = show(path);
    await screen.findByRole('heading', { name: 'Users' });
    expect(router.state.location).toMatchObject({ pathname: '/users', search: `?list=${list}` });
  });

  test('is his staff for who looks after an operator, wherever he comes from', async () => {
    const { router } = show('/users?active=no', OPERATOR_ADMIN);
    expect(await screen.findByRole('heading', { name: 'Staff' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/staff', search: '?active=no' });
    expect(screen.getByRole('link', { name: 'Add a colleague' })).toHaveAttribute('href', '/staff/add');
    expect(screen.queryByRole('button', { name: 'Platform payment' })).toBeNull();
    expect(screen.queryByLabelText('Agency')).toBeNull();
  });

  test('names the right that is missing', () => {
    show('/staff', someone({}));
    expect(screen.getByText(/It needs the right “user\.manage”/)).toBeVisible();
  });
});
