import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { address, forget, keep, kept, show, shown } from '../../../test/stops-list.js';

afterEach(forget);

describe('the views of a list', () => {
  const views = () => screen.getByRole('navigation', { name: 'Saved views' });

  test('are recognised by their filters, whatever the order', async () => {
    await shown({}, '?kind=STATION&sort=NAME_BACK');
    expect(within(views()).getByRole('button', { current: 'page' })).toHaveTextContent('Stations');
  });

  test('take the place of all filters', async () => {
    show({}, '?text=Sor');
    await userEvent.click(within(views()).getByRole('button', { name: 'Stations' }));
    expect(address()).toBe('?kind=STATION');
  });

  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  test('can be kept for oneself under a name, renamed, duplicated, shared and deleted', async () => {
    const { unmount } = show({}, '?kind=KERB');
    await press('Save this view');
    await press('Keep');
    expect(screen.getByText('Give the view a name.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name of the view'), 'On the road');
    await press('Keep');
    await waitFor(() =>
      expect(within(views()).getByRole('button', { current: 'page' })).toHaveTextContent('On the road'),
    );
    unmount();

    show();
    await press('On the road');
    expect(address()).toBe('?kind=KERB');
    await press('Rename “On the road”');
    await userEvent.clear(screen.getByLabelText('Name of the view'));
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Kerbs');
    await press('Keep');
    await press('Share “Kerbs” with colleagues');
    expect(await screen.findByRole('button', { name: 'Keep “Kerbs” to myself' })).toBeVisible();
    expect(kept).toMatchObject([{ name: 'Kerbs', isShared: true, filters: { kind: 'KERB' } }]);
    await press('Duplicate “Kerbs”');
    await press('Keep');
    expect(await screen.findByText('Another one has this already. Choose something else.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name of the view'), ' too');
    await press('Keep');
    expect(await screen.findByRole('button', { name: 'Kerbs too' })).toBeVisible();
    await press('Delete “Kerbs”');
    await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['Kerbs too']));
    await press('Undo');
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ name: 'Kerbs', isShared: true }));
  });

  test('of a colleague are seen and copied, and not changed', async () => {
    keep('Quiet ones', { kind: 'KERB' }, { isMine: false, isShared: true, by: 'Maly Keo' });
    const { container } = show({}, '?kind=KERB');
    expect(await screen.findByText('Shared by Maly Keo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Duplicate “Quiet ones”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Rename|Delete|Share/ })).toBeNull();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('an optional column comes when it is chosen, and the choice stands in the address', async () => {
    show();
    expect(screen.queryByText('place 1')).toBeNull();
    await userEvent.click(screen.getByText('Columns and rows'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Place' }));
    expect(await screen.findByText('place 1')).toBeVisible();
    expect(address()).toBe('?show=place');
  });

  test('keep their columns; those of everybody have the usual ones', async () => {
    const { unmount } = show({}, '?kind=STATION&hide=city&show=place&pin=place');
    expect(within(views()).getByRole('button', { current: 'page' })).toHaveTextContent('Stations');
    await press('Save this view');
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Places of stations');
    await press('Keep');
    await waitFor(() =>
      expect(within(views()).getByRole('button', { current: 'page' })).toHaveTextContent('Places of stations'),
    );
    expect(kept).toMatchObject([{ filters: { kind: 'STATION', hide: ['city'], show: ['place'], pin: ['place'] } }]);
    unmount();

    show();
    await press('Places of stations');
    expect(await screen.findByText('place 1')).toBeVisible();
    expect(screen.queryByText('Siem Reap')).toBeNull();
    await press('Stations');
    expect(await screen.findByText('Siem Reap')).toBeVisible();
    expect(address()).toBe('?kind=STATION');
  });
});
