import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers as operators } from '../../test/operator-choices.js';
import { badInput, showScreen, someone } from '../../test/show-screen.js';
import { AddNoun } from '../records/noun/NounForm.js';
import { NounPage } from '../records/noun/NounPage.js';
import addOn from './add-on.js';

const BAG = {
  __typename: 'AddOnRecord',
  id: '3',
  version: 1,
  name: 'Extra bag',
  mayChange: true,
  active: true,
  names: { __typename: 'LocalizedText', en: 'Extra bag', km: null, th: null, vi: null, es: null },
  descriptions: null,
  kind: 'LUGGAGE',
  operatorId: '7',
  operator: { __typename: 'Operator', id: '7', name: 'Mekong Ibis' },
  currency: 'USD',
  fixed: 200,
  percent: 1250,
  mostPerSeat: 3,
  transportTypes: ['BUS'],
};
const show = (at: string, me: ReturnType<typeof someone>, more: object = {}) =>
  showScreen(
    [
      { path: '/add-ons/add', element: <AddNoun noun={addOn} /> },
      { path: '/add-ons/:recordId', element: <NounPage noun={addOn} /> },
    ],
    at,
    me,
    {
      ...operators,
      AddOnRecord: () => ({ record: BAG }),
      CreateAddOn: () => ({ saved: BAG }),
      RecordChanges: () => ({ recordChanges: [] }),
      ...more,
    },
  );
afterEach(() => sessionStorage.clear());

test('who changes prices, and nothing else, adds one beside the seats of an operator or of all', async () => {
  const { sent } = show('/add-ons/add', someone({ 'pricing.edit': 'all' }));
  await userEvent.selectOptions(await screen.findByLabelText(/^Operator/), 'Mekong Ibis');
  await userEvent.type(screen.getByLabelText('Name · English'), 'Extra bag');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Luggage');
  await userEvent.type(screen.getByLabelText(/^Fixed amount/), '2.00');
  await userEvent.type(screen.getByLabelText(/^Percent/), '12.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Extra bag' })).toBeVisible();
  expect(sent('CreateAddOn')).toEqual({
    input: {
      names: { en: 'Extra bag', km: null, th: null, vi: null, es: null },
      descriptions: null,
      kind: 'LUGGAGE',
      operatorId: '7',
      currency: 'USD',
      fixed: 200,
      percent: 1250,
      mostPerSeat: 1,
      transportTypes: [],
    },
  });
});

test('an operator’s staff adds its own, and reads at the field that insurance is none of it', async () => {
  const me = someone({ 'pricing.edit': 'operator' }, { operatorId: '7' });
  const { sent } = show('/add-ons/add', me, { CreateAddOn: () => badInput({ path: 'kind', code: 'PLATFORM_ONLY' }) });
  expect(await screen.findByLabelText('Operator')).toHaveValue('7');
  await userEvent.type(screen.getByLabelText('Name · English'), 'Insurance of ours');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Insurance');
  await userEvent.type(screen.getByLabelText(/^Fixed amount/), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Insurance is sold by the platform alone, not by an operator.'))[0]).toBeVisible();
  expect(sent('CreateAddOn')).toMatchObject({ input: { kind: 'INSURANCE', operatorId: '7', fixed: 100 } });
});

test('what no operator sells is the platform’s', async () => {
  show('/add-ons/3', someone({ 'pricing.edit': 'all' }), {
    AddOnRecord: () => ({ record: { ...BAG, kind: 'INSURANCE', operatorId: null, operator: null } }),
  });
  expect(await screen.findByText('The platform’s')).toBeVisible();
});

test('its page tells what it costs', async () => {
  show('/add-ons/3', someone({ 'pricing.edit': 'all' }));
  for (const text of ['Luggage', 'Mekong Ibis', '$2,00 USD', /12[.,]5\s?%/, 'Bus'])
    expect(await screen.findByText(text)).toBeVisible();
});
