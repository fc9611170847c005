import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Link } from 'react-router';
import { showScreen, someone } from '../../../../test/show-screen.js';
import { DownloadCsv } from '../DownloadCsv.js';

/** Pages that come when a test says so; how often one was asked for. */
function slowPages(many = 3) {
  const waiting: { come: (rows: readonly string[]) => void; fail: (error: Error) => void }[] = [];
  let asked = 0;
  async function* pages() {
    for (let page = 0; page < many; page++) {
      asked++;
      yield await new Promise<readonly string[]>((come, fail) => waiting.push({ come, fail }));
    }
  }
  const next = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    return waiting.shift()!;
  };
  return {
    pages,
    asked: () => asked,
    comes: async () => {
      const { come } = await next();
      await act(async () => come(['a', 'b']));
    },
    fails: async () => {
      const { fail } = await next();
      await act(async () => fail(new Error('no answer')));
    },
  };
}

const saved: string[] = [];
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  jest.restoreAllMocks();
});

const columns = [{ key: 'name', title: 'Name', text: (row: string) => row }];

function show() {
  const [seats, people] = [slowPages(), slowPages(1)];
  const view = showScreen(
    [
      {
        path: '/seats',
        element: (
          <>
            <DownloadCsv fileName="seats.csv" columns={columns} more={columns} pages={seats.pages} total={6} />
            <Link to="/people">People</Link>
          </>
        ),
      },
      {
        path: '/people',
        element: <DownloadCsv fileName="people.csv" columns={columns} pages={people.pages} />,
      },
    ],
    '/seats',
    someone({}),
    {},
  );
  return { ...view, seats, people };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const going = () => screen.queryByRole('region', { name: 'Files being written' });
const leave = () => userEvent.click(screen.getByRole('link', { name: 'People' }));

describe('a file that is being written', () => {
  test('goes on when its list is left, says how far it is, and is handed over when it is ready', async () => {
    const { seats, container } = show();
    await press('Download CSV');
    await leave();
    await seats.comes();
    const foot = within(going()!);
    expect(foot.getByRole('progressbar', { name: 'seats.csv is being written' })).toHaveAttribute('value', '2');
    expect(foot.getByText('2 of 6')).toBeVisible();
    expect(foot.getByText('Work on elsewhere here; keep this tab open.')).toBeVisible();
    expect((await act(() => axe(container))).violations.map(({ id }) => id)).toEqual([]);
    await seats.comes();
    expect(saved).toEqual([]);
    await seats.comes();
    expect(await screen.findByText('seats.csv has 6 rows.')).toBeVisible();
    expect(saved).toEqual(['seats.csv']);
    expect(going()).toBeNull();
  });

  test('stands beside another one, each with its own way to stop it', async () => {
    const { seats, people } = show();
    await press('Download CSV');
    await leave();
    await press('Download CSV');
    expect(within(going()!).getAllByRole('progressbar')).toHaveLength(2);
    await press('Stop seats.csv');
    await seats.comes();
    expect(within(going()!).getAllByRole('progressbar')).toHaveLength(1);
    await people.comes();
    expect(await screen.findByText('people.csv has 2 rows.')).toBeVisible();
    expect(saved).toEqual(['people.csv']);
    expect(seats.asked()).toBe(1);
    expect(screen.queryByText(/could not be written/)).toBeNull();
  });

  test('is begun once, and again after it was stopped; the one that was stopped takes nothing away from it', async () => {
    const { seats } = show();
    await press('Download CSV');
    await press(/^Download CSV/);
    expect(within(going()!).getAllByRole('progressbar')).toHaveLength(1);
    await press('CSV, all columns');
    expect(within(going()!).getAllByRole('progressbar')).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Stop seats.csv' })[0]!);
    await press('Download CSV');
    await seats.comes();
    expect(within(going()!).getAllByRole('progressbar')).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  test('that fails elsewhere is told by its name until that is read, and nothing is handed over', async () => {
    const { seats } = show();
    await press('Download CSV');
    await leave();
    await seats.comes();
    await seats.fails();
    expect(await screen.findByRole('alert')).toHaveTextContent('seats.csv could not be written. Please try again.');
    expect(saved).toEqual([]);
    expect(going()).toBeNull();
  });

  test('ends with the session: no further page is asked for', async () => {
    const { seats, unmount } = show();
    await press('Download CSV');
    await waitFor(() => expect(seats.asked()).toBe(1));
    unmount();
    await seats.comes();
    await act(async () => undefined);
    expect(seats.asked()).toBe(1);
    expect(saved).toEqual([]);
  });

  test('is not lost with its tab without a question', async () => {
    const { seats } = show();
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isAsked()).toBe(false);
    await press('Download CSV');
    expect(isAsked()).toBe(true);
    for (let page = 0; page < 3; page++) await seats.comes();
    await screen.findByText('seats.csv has 6 rows.');
    expect(isAsked()).toBe(false);
  });
});
