import { afterEach, describe, expect, test } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { showRoutes } from '../../../test/show-route.js';
import { SearchForm, type SearchFormProps } from './SearchForm.js';

configure({ asyncUtilTimeout: 20_000 });

const popular = [
  { from: { slug: 'phnom-penh', name: 'Phnom Penh' }, to: { slug: 'siem-reap', name: 'Siem Reap' } },
  { from: { slug: 'phnom-penh', name: 'Phnom Penh' }, to: { slug: 'kampot', name: 'Kampot' } },
];
const Landed = () => {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
};
async function show(props: Partial<SearchFormProps> = {}) {
  showRoutes(
    [
      { path: '', Component: () => <SearchForm tabs popular={popular} {...props} /> },
      { path: '*', Component: Landed },
    ],
    '/',
  );
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
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['type', 'from', 'to', 'date', 'return', 'pax']);
  });

  test('is filled by keyboard alone and leads to the address of the search', async () => {
    await show();
    await userEvent.click(from());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(from()).toHaveValue('Phnom Penh');
    await userEvent.click(to());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(to()).toHaveValue('Kampot');
    await userEvent.selectOptions(screen.getByLabelText('Passengers'), '2');
    await userEvent.click(screen.getByRole('radio', { name: 'Taxi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading')).toHaveTextContent('/taxi-tickets/phnom-penh/kampot/2026-11-21?pax=2');
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
    expect(await screen.findByRole('heading')).toHaveTextContent('/bus-tickets/b/a/2026-12-24');
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

  test('takes no return before the departure', async () => {
    await show({ date: '2026-11-21', returnDate: '2026-11-22' });
    await userEvent.click(screen.getByRole('button', { name: /^Departing date/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Thursday 26 November 2026/ }));
    expect(screen.getByRole('button', { name: /^Return/ })).toHaveTextContent('Add return');
  });
});
