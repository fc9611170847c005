import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, forget, show } from '../../../test/stops-list.js';

afterEach(forget);

describe('the views of a list', () => {
  const views = () => screen.getByRole('navigation', { name: 'Saved views' });

  test('are recognised by their filters, whatever the order', () => {
    show({}, '?kind=STATION&sort=NAME_BACK');
    expect(within(views()).getByRole('button', { current: 'page' })).toHaveTextContent('Stations');
  });

  test('take the place of all filters', async () => {
    show({}, '?text=Sor');
    await userEvent.click(within(views()).getByRole('button', { name: 'Stations' }));
    expect(address()).toBe('?kind=STATION');
  });

  test('can be kept for oneself under a name, renamed and deleted', async () => {
    const { unmount } = show({}, '?kind=KERB');
    await userEvent.click(within(views()).getByRole('button', { name: 'Save this view' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByText('Give the view a name.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name of the view'), 'On the road');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(within(views()).getByRole('button', { current: 'page' })).toHaveTextContent('On the road');
    unmount();

    show();
    await userEvent.click(within(views()).getByRole('button', { name: 'On the road' }));
    expect(address()).toBe('?kind=KERB');
    await userEvent.click(screen.getByRole('button', { name: 'Rename “On the road”' }));
    await userEvent.clear(screen.getByLabelText('Name of the view'));
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Kerbs');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete “Kerbs”' }));
    expect(within(views()).getAllByRole('button')).toHaveLength(3);
  });

  test('an optional column comes when it is chosen, and the choice stands in the address', async () => {
    show();
    expect(screen.queryByText('place 1')).toBeNull();
    await userEvent.click(screen.getByText('Columns and rows'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Place' }));
    expect(await screen.findByText('place 1')).toBeVisible();
    expect(address()).toBe('?show=place');
  });
});
