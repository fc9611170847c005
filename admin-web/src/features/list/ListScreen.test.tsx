import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useListAddress } from './list-address.js';
import type { ListAnswer } from './list-answer.js';
import { ListScreen, type ListScreenProps } from './ListScreen.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

interface Stop {
  id: string;
  name: string;
  city: string;
}
const STOPS: Stop[] = [
  { id: '1', name: 'Sorya station', city: 'Phnom Penh' },
  { id: '2', name: 'Night market', city: 'Siem Reap' },
];
const parsers = {
  text: parseAsString.withDefault(''),
  kind: parseAsStringLiteral(['STATION', 'KERB']),
  sort: parseAsStringLiteral(['NAME', 'NAME_BACK']).withDefault('NAME'),
};
type State = ReturnType<typeof useListAddress<typeof parsers>>['state'];

const READY: ListAnswer<Stop> = { list: { total: 2, rows: STOPS }, state: 'ready', retry: () => undefined };

function Stops(props: Partial<ListScreenProps<State, Stop>>) {
  const address = useListAddress(parsers);
  return (
    <ListScreen
      id="stops"
      title="Stops"
      address={address}
      answer={READY}
      rowId={({ id }) => id}
      openAt={({ id }) => `/stops/${id}`}
      columns={[
        { key: 'name', title: 'Name', text: ({ name }) => name, orders: ['NAME', 'NAME_BACK'] },
        { key: 'city', title: 'City', text: ({ city }) => city },
        { key: 'code', title: 'Code', text: ({ id }) => `S${id}`, hidden: true },
        { key: 'place', title: 'Place', text: ({ id }) => `place ${id}`, optional: true },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: 'Search' },
        {
          kind: 'choice',
          name: 'kind',
          label: 'Kind',
          options: [
            { value: 'STATION', label: 'Station' },
            { value: 'KERB', label: 'Kerb' },
          ],
        },
      ]}
      views={[
        { id: 'all', label: 'All', filters: {} },
        { id: 'stations', label: 'Stations', filters: { kind: 'STATION' } },
      ]}
      {...props}
    />
  );
}

const updates: UrlUpdateEvent[] = [];
function show(props: Partial<ListScreenProps<State, Stop>> = {}, searchParams = '') {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <MantineProvider>
          <LanguageProvider language="en" messages={{}}>
            <NoticeArea>
              <NuqsTestingAdapter
                searchParams={searchParams}
                hasMemory
                onUrlUpdate={(event) => void updates.push(event)}
                rateLimitFactor={0}
              >
                <main>
                  <Stops {...props} />
                </main>
              </NuqsTestingAdapter>
            </NoticeArea>
          </LanguageProvider>
        </MantineProvider>
      ),
    },
    { path: '/stops/:id', element: <h1>A stop</h1> },
  ]);
  return render(<RouterProvider router={router} />);
}
const address = () => updates.at(-1)?.queryString;
afterEach(() => {
  updates.length = 0;
  localStorage.clear();
});

describe('a list', () => {
  test('takes its filters from the address, each as a chip that can be taken away', async () => {
    show({}, '?kind=KERB&page=3');
    expect(screen.getByLabelText('Kind')).toHaveValue('KERB');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Kerb' }));
    expect(address()).toBe('');
    expect(screen.getByLabelText('Kind')).toHaveValue('');
  });

  test('begins at its first page when a filter is set, a step for the back button', async () => {
    show({}, '?page=1');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Station');
    expect(updates.at(-1)).toMatchObject({ queryString: '?kind=STATION', options: { history: 'push' } });
  });

  test('is searched once the typing rests; going on typing is no further step back', async () => {
    show();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'Sor');
    await screen.findByRole('button', { name: 'Remove filter Search: Sor' });
    expect(updates).toHaveLength(1);
    await userEvent.type(search, 'ya');
    await screen.findByRole('button', { name: 'Remove filter Search: Sorya' });
    expect(updates.map(({ options }) => options.history)).toEqual(['push', 'replace']);
  });

  test('is ordered by a heading, and only by those that can', async () => {
    show();
    await userEvent.click(screen.getByText('Name'));
    expect(address()).toBe('?sort=NAME_BACK');
    await userEvent.click(screen.getByText('City', { selector: 'th *' }));
    expect(updates).toHaveLength(1);
  });

  test('opens a row by a press; its name is a link for a tab of its own', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Night market' })).toHaveAttribute('href', '/stops/2');
    await userEvent.click(screen.getByRole('cell', { name: 'Siem Reap' }));
    expect(await screen.findByRole('heading', { name: 'A stop' })).toBeVisible();
  });

  test('goes to its last page where the address names one beyond', async () => {
    show({ answer: { ...READY, list: { total: 60, rows: [] } } }, '?page=9');
    await waitFor(() =>
      expect(updates.at(-1)).toMatchObject({ queryString: '?page=2', options: { history: 'replace' } }),
    );
  });

  test('hides a column on demand, in the address', async () => {
    show();
    await userEvent.click(screen.getByText('Columns'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'City' }));
    expect(address()).toBe('?hide=city');
    expect(screen.queryByRole('cell', { name: 'Siem Reap' })).toBeNull();
  });

  test('says what is missing: nothing yet, nothing that matches, no answer', async () => {
    const none: ListAnswer<Stop> = { ...READY, list: { total: 0, rows: [] } };
    const { unmount } = show({ answer: none, empty: 'Add the first stop' });
    expect(screen.getByText('Add the first stop')).toBeVisible();
    unmount();
    const filtered = show({ answer: none, empty: 'Add the first stop' }, '?kind=KERB');
    expect(screen.getByText('Nothing here')).toBeVisible();
    filtered.unmount();
    const retry = jest.fn();
    show({ answer: { list: undefined, state: 'error', retry } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('breaks no rule of accessibility', async () => {
    const { container } = show({}, '?kind=KERB');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

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
    await userEvent.click(screen.getByText('Columns'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Place' }));
    expect(await screen.findByText('place 1')).toBeVisible();
    expect(updates.at(-1)?.queryString).toBe('?show=place');
  });
});
