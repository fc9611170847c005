import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showScreen, someone } from '../../../test/show-screen.js';
import { OfOperator } from './OfOperator.js';

afterEach(cleanup);

const operator = (id: string, name: string) => ({ __typename: 'Operator', id, name, countryCode: 'KH', slug: id });
const show = (at: string, scope: 'all' | 'operator') =>
  showScreen(
    [{ path: '/hours', element: <OfOperator permission="schedule.edit">{(id) => <p>Hours of {id}</p>}</OfOperator> }],
    at,
    someone({ 'schedule.edit': scope }, scope === 'operator' ? { operatorId: '2', roleId: 4 } : { roleId: 1 }),
    { OperatorChoices: () => ({ operators: [operator('1', 'Mekong Ibis'), operator('2', 'Tonle Express')] }) },
  );

test('who looks after many says whose it is', async () => {
  show('/hours', 'all');
  const field = await screen.findByRole('combobox', { name: 'Operator' });
  expect(screen.queryByText(/^Hours of/)).toBeNull();
  await userEvent.selectOptions(field, 'Tonle Express');
  expect(await screen.findByText('Hours of 2')).toBeVisible();
});

test('an address says it, too', async () => {
  show('/hours?operator=1', 'all');
  expect(await screen.findByText('Hours of 1')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Operator' })).toHaveValue('1');
});

test('who looks after one is not asked', async () => {
  show('/hours', 'operator');
  expect(await screen.findByText('Hours of 2')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
