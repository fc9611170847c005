import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stage } from '../../../test/stage.js';
import { SearchForm, type SearchFormProps } from './SearchForm.js';

const popular = [
  { from: { slug: 'phnom-penh', name: 'Phnom Penh' }, to: { slug: 'siem-reap', name: 'Siem Reap' } },
  { from: { slug: 'phnom-penh', name: 'Phnom Penh' }, to: { slug: 'kampot', name: 'Kampot' } },
];
async function show(props: Partial<SearchFormProps> = {}) {
  stage([{ path: '', module: { default: () => <SearchForm tabs popular={popular} {...props} /> } }], { at: '/' });
  return screen.findByRole('search');
}
const from = () => screen.getByRole('combobox', { name: 'Departing from' });
const to = () => screen.getByRole('combobox', { name: 'Going to' });

afterEach(() => localStorage.clear());

describe('the search form', () => {
  test('is a real GET form that the server can answer', async () => {
    const form = await show();
    expect(form).toHaveAttribute('action', '/search');
    expect(new FormData(form as HTMLFormElement).get('type')).toBe('bus');
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
      'type',
      'from',
      'to',
      'date',
      'return',
      'pax',
      'children',
    ]);
  });

  test('is filled by keyboard alone and leads to the address of the search', async () => {
    await show();
    await userEvent.click(from());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(from()).toHaveValue('Phnom Penh');
    await userEvent.click(to());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(to()).toHaveValue('Kampot');
    await userEvent.selectOptions(screen.getByLabelText('Adults'), '2');
    await userEvent.selectOptions(screen.getByLabelText('Children (0–11)'), '1');
    await userEvent.click(screen.getByRole('radio', { name: 'Taxi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('/taxi-tickets/phnom-penh/kampot/2026-11-21?pax=2&children=1')).toBeVisible();
  });

  test('offers as many passengers as a booking takes, children with the age that counts', async () => {
    await show({ party: { adults: 7, children: 0 } });
    const counts = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => Number(textContent));
    expect(counts('Children (0–11)')).toEqual([0, 1, 2]);
    await userEvent.selectOptions(screen.getByLabelText('Children (0–11)'), '2');
    expect(counts('Adults')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('swaps the places and keeps the date', async () => {
    await show({
      from: { slug: 'a', name: 'Alpha' },
      to: { slug: 'b', name: 'Beta' },
      date: '2026-12-24',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Swap departure and destination' }));
    expect([(from() as HTMLInputElement).value, (to() as HTMLInputElement).value]).toEqual(['Beta', 'Alpha']);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('/bus-tickets/b/a/2026-12-24')).toBeVisible();
  });

  test('searches for what it says now, also where its party is told by a whole search', async () => {
    const was = { from: 'a', to: 'b', date: '2026-11-26', returnDate: '2026-11-28', adults: 2, children: 0 };
    const [from, goal] = [
      { slug: 'a', name: 'Alpha' },
      { slug: 'b', name: 'Beta' },
    ];
    await show({ from, to: goal, date: was.date, party: was });
    await userEvent.click(screen.getByRole('button', { name: 'Swap departure and destination' }));
    await userEvent.click(screen.getByRole('button', { name: /^Departing date/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Friday 27 November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('/bus-tickets/b/a/2026-11-27?pax=2')).toBeVisible();
  });

  test('remembers the last pair, offers it again and forgets it on request', async () => {
    const pair = { from: { slug: 'a', name: 'Alpha' }, to: { slug: 'b', name: 'Beta' } };
    localStorage.setItem('naga.recent-searches', JSON.stringify([pair]));
    await show();
    expect(from()).toHaveValue('Alpha');
    expect(screen.getByRole('button', { name: 'Alpha → Beta' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent' }));
    expect(from()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Alpha → Beta' })).toBeNull();
  });

  test('offers no day beyond the 180 for which seats are sold', async () => {
    await show({ date: '2027-05-19' });
    await userEvent.click(screen.getByRole('button', { name: /^Departing date/ }));
    expect(await screen.findByRole('button', { name: /Wednesday 19 May 2027/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Thursday 20 May 2027/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Later month' })).toBeDisabled();
    expect(screen.getByLabelText(/^Departing date/, { selector: 'input' })).toHaveAttribute('max', '2027-05-19');
  });

  test('takes no return before the departure', async () => {
    await show({ date: '2026-11-21', returnDate: '2026-11-22' });
    await userEvent.click(screen.getByRole('button', { name: /^Departing date/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Thursday 26 November 2026/ }));
    expect(screen.getByRole('button', { name: /^Return/ })).toHaveTextContent('Add return');
  });
});
