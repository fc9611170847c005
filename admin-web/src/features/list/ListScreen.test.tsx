import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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
import { pagesOf } from '@naga/kernel/to-csv.js';
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

  test('is searched with / and opened by j and Enter', async () => {
    show();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('j{Tab}');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('j');
    screen.getByLabelText('Kind').blur();
    await userEvent.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { name: 'A stop' })).toBeVisible();
  });

  test('leads to where a row is edited', async () => {
    show({ editAt: ({ id }) => `/stops/${id}?edit` });
    await userEvent.keyboard('jje');
    expect(await screen.findByRole('heading', { name: 'A stop' })).toBeVisible();
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

describe('the file of a list', () => {
  const files: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    files.length = 0;
    let blob = new Blob();
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const text = blob.arrayBuffer().then((bytes) => Buffer.from(bytes).toString());
      files.push({ name: this.download, text });
    });
  });
  afterEach(() => void jest.restoreAllMocks());
  const plain = async () => (await files[0]!.text).slice(1);

  test('has the columns that are seen', async () => {
    show({ pages: pagesOf(STOPS) }, '?hide=city');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByText('The file has 2 rows.');
    expect(files[0]!.name).toBe('stops.csv');
    expect(await plain()).toBe('Name\r\nSorya station\r\nNight market');
  });

  test('has every column when that is wanted', async () => {
    show({ pages: pagesOf(STOPS) }, '?show=place');
    await userEvent.click(screen.getByRole('button', { name: 'CSV, all columns' }));
    await screen.findByText('The file has 2 rows.');
    expect((await plain()).split('\r\n').slice(0, 2)).toEqual([
      'Name,City,Place,Code',
      'Sorya station,Phnom Penh,place 1,S1',
    ]);
  });

  test('says how far it is, and is given up by a press', async () => {
    let goOn: () => void = () => undefined;
    const pages = async function* pages() {
      yield STOPS;
      await new Promise<void>((resolve) => (goOn = resolve));
      yield STOPS;
    };
    show({ pages });
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('2 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'The file is being written' })).toHaveAttribute('value', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    goOn();
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(files).toEqual([]);
    expect(screen.queryByText(/could not be downloaded/)).not.toBeInTheDocument();
  });
});
