import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ListAnswer } from './list-answer.js';
import { address, forget, READY, show, shown, type Stop, updates } from '../../../test/stops-list.js';

afterEach(forget);

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

  test('has its usual order where the address names one that is gone, and is refused', async () => {
    show({ answer: { ...READY, list: undefined, state: 'error' } }, '?sort=GONE&kind=KERB');
    await waitFor(() =>
      expect(updates.at(-1)).toMatchObject({ queryString: '?kind=KERB', options: { history: 'replace' } }),
    );
  });

  test('has pages of as many rows as one chooses; what stood first stays in sight', async () => {
    show({ answer: { ...READY, list: { ...READY.list!, total: 700 } } }, '?page=6');
    expect(screen.getByText('251–300 of 700')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows of a page' }), '200 a page');
    expect(address()).toBe('?page=2&rows=200');
    expect(screen.getByText('201–400 of 700')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Page 5' })).toBeNull();
  });

  test('says that it is longer than it was counted, and has pages by number as far', async () => {
    show({ answer: { ...READY, list: { ...READY.list!, total: 10_001 } } }, '?page=201');
    expect(screen.getByText('9.951–10.000 of 10.000+')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Page 201' })).toBeNull();
    await waitFor(() => expect(updates.at(-1)).toMatchObject({ queryString: '?page=200' }));
  });

  test('of a search that was counted less far says so, with its pages', async () => {
    show({ answer: { ...READY, list: { ...READY.list!, total: 2001, countedTo: 2000 } } }, '?page=41');
    expect(screen.getByText('1.951–2.000 of 2.000+')).toBeVisible();
    await waitFor(() => expect(updates.at(-1)).toMatchObject({ queryString: '?page=40' }));
  });

  test('hides a column on demand, in the address', async () => {
    show();
    await userEvent.click(screen.getByText('Columns and rows'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'City' }));
    expect(address()).toBe('?hide=city');
    expect(screen.queryByRole('cell', { name: 'Siem Reap' })).toBeNull();
  });

  test('keeps a column in sight behind the first on demand, in the address', async () => {
    show({}, '?show=place');
    const heads = () => [...screen.getByRole('table').querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(heads()).toEqual(['Name', 'City', 'Place']);
    await userEvent.click(screen.getByText('Columns and rows'));
    const pin = screen.getByRole('button', { name: 'Keep “Place” in sight' });
    await userEvent.click(pin);
    expect(address()).toBe('?show=place&pin=place');
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    expect(heads()).toEqual(['Name', 'Place', 'City']);
    await userEvent.click(pin);
    expect(address()).toBe('?show=place');
  });

  test('has sets of columns, one press each, which stand in the address', async () => {
    show({ presets: [{ id: 'places', label: 'Places', columns: ['place'] }] }, '?page=1');
    const sets = within(screen.getByRole('group', { name: 'Columns' }));
    const chosen = () => sets.getByRole('button', { pressed: true }).textContent;
    expect(sets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Usual', 'All', 'Places']);
    expect(chosen()).toBe('Usual');
    await userEvent.click(sets.getByRole('button', { name: 'Places' }));
    expect(address()).toBe('?page=1&hide=city&show=place');
    expect(screen.queryByRole('cell', { name: 'Siem Reap' })).toBeNull();
    expect(chosen()).toBe('Places');
    await userEvent.click(sets.getByRole('button', { name: 'All' }));
    expect(address()).toBe('?page=1&show=place');
    await userEvent.click(screen.getByRole('checkbox', { name: 'City', hidden: true }));
    expect(sets.queryByRole('button', { pressed: true })?.textContent).toBe('Places');
  });

  const COLUMNS = [
    { key: 'name', title: 'Name', text: ({ name }: Stop) => name },
    { key: 'city', title: 'City', text: ({ city }: Stop) => city },
    { key: 'sold', title: 'Sold', text: () => '1', sum: 'sold' },
    { key: 'fare', title: 'Fare', text: () => '$1,00', sum: 'fares' },
  ];
  const foot = () => [...(screen.getByRole('table').querySelector('tfoot')?.querySelectorAll('th') ?? [])];
  const footTexts = () => foot().map((cell) => [...cell.children].map(({ textContent }) => textContent));

  test('says under its columns what they add up to over all pages, each currency by itself', async () => {
    show({
      columns: COLUMNS,
      sums: [
        { column: 'fares', amount: 90_000_000, currency: 'KHR' },
        { column: 'fares', amount: 123_450, currency: 'USD' },
        { column: 'sold', amount: 1284, currency: null },
      ],
    });
    expect(foot()[0]).toHaveTextContent('Sum');
    expect(footTexts().slice(1)).toEqual([[], ['1.284'], ['៛900.000\u00a0KHR', '$1.234,50\u00a0USD']]);
    await userEvent.click(screen.getByText('Columns and rows'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sold' }));
    expect(footTexts().slice(1)).toEqual([[], ['៛900.000\u00a0KHR', '$1.234,50\u00a0USD']]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fare' }));
    expect(foot()).toEqual([]);
  });

  test('has its rows before they are added up, and where nobody adds them up', async () => {
    const { unmount } = await shown({ columns: COLUMNS, sums: 'awaited' });
    expect(foot()[0]).toHaveTextContent('Sum…Being added up');
    expect(screen.getByRole('cell', { name: 'Siem Reap' })).toBeVisible();
    unmount();
    await shown({ columns: COLUMNS, sums: 'failed' });
    expect(foot()).toEqual([]);
    expect(screen.getByRole('cell', { name: 'Siem Reap' })).toBeVisible();
  });

  test('has rows as close together as its reader wants them, in every list of his browser', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByText('Columns and rows'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rows close together' }));
    unmount();
    await shown({ id: 'others' });
    expect(screen.getByRole('checkbox', { name: 'Rows close together', hidden: true })).toBeChecked();
    expect(updates).toEqual([]);
  });

  test('keeps the widths its reader drew, until he wants the usual ones', async () => {
    localStorage.setItem('naga-admin-stops-columns-width', '[{"name":"312px"},{"city":"88px"}]');
    show();
    expect(screen.getByRole('columnheader', { name: 'City' })).toHaveStyle({ width: '88px' });
    await userEvent.click(screen.getByText('Columns and rows'));
    await userEvent.click(screen.getByRole('button', { name: 'Usual widths of columns' }));
    expect(screen.getByRole('columnheader', { name: 'City' })).not.toHaveStyle({ width: '88px' });
    expect(screen.queryByRole('button', { name: 'Usual widths of columns' })).toBeNull();
  });

  test('of few rows has one page, and no choice', async () => {
    await shown();
    expect(screen.queryByRole('combobox', { name: 'Rows of a page' })).toBeNull();
  });

  test('says what is missing: nothing yet, nothing that matches, no answer', async () => {
    const none: ListAnswer<Stop> = { ...READY, list: { total: 0, rows: [] } };
    const { unmount } = show({ answer: none });
    expect(screen.getByRole('heading', { name: 'Add the first stop' })).toBeVisible();
    expect(screen.getByText('Where vehicles halt.')).toBeVisible();
    unmount();
    const filtered = show({ answer: none }, '?kind=KERB');
    expect(screen.getByText('Nothing here')).toBeVisible();
    filtered.unmount();
    const retry = jest.fn();
    show({ answer: { list: undefined, state: 'error', retry } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('breaks no rule of accessibility', async () => {
    const { container } = await shown({}, '?kind=KERB');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
