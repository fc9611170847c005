import { expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { screen, within } from '@testing-library/react';
import { aCoach, aSeat } from '../testing/coach.js';
import { faultsOf, show } from '../testing/show.js';
import { SeatView } from './SeatView.js';

test('every seat tells its state, and none can be chosen', () => {
  show(<SeatView seats={aCoach(2, { '1A': { state: 'UNAVAILABLE' }, '2D': { state: 'BLOCKED' } })} />);
  expect(screen.getByRole('img', { name: 'Row 1, seat 1A, window, unavailable, $12,00' })).toHaveTextContent('1A');
  expect(screen.getByRole('img', { name: /seat 2D, window, blocked/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('its legend explains what is there and nothing else', () => {
  show(<SeatView seats={aCoach(1, { '1B': { allowMale: false } })} />);
  const legend = within(screen.getByRole('list', { name: 'What the seats mean' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Available', 'Women only']);
});

test('its legend explains prices where they differ, and its seats are marked', () => {
  show(<SeatView seats={aCoach(1, { '1B': { price: money(1500, 'USD') } })} />);
  const legend = screen.getByRole('list', { name: 'What the seats mean' });
  expect(legend).toHaveTextContent(/●\$12,00●●\$15,00$/);
  expect(screen.getByRole('img', { name: /seat 1B/ })).toHaveTextContent('1B●●');
});

test('all floors are shown at once, by their names', () => {
  show(<SeatView seats={[...aCoach(1), aSeat('U1', 1, 1, { floor: 2 })]} />);
  expect(screen.getByText('Lower floor')).toBeVisible();
  expect(screen.getByText('Upper floor')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /seat/ })).toHaveLength(5);
});

test('axe finds nothing', async () => {
  expect(await faultsOf(<SeatView seats={aCoach()} vehicle="VAN" />)).toEqual([]);
});
