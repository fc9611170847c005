import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showScreen, someone } from '../../test/show-screen.js';
import { AddNoun, EditNoun } from '../records/noun/NounForm.js';
import { NounImport } from '../records/noun/NounImport.js';
import { NounList } from '../records/noun/NounList.js';
import { NounPage } from '../records/noun/NounPage.js';
import levels from './commission-level.js';

const rate = (more: object) => ({
  __typename: 'CommissionRate',
  operatorId: null,
  transportType: null,
  percent: null,
  amount: null,
  validFrom: null,
  validUntil: null,
  ...more,
});
const SILVER = {
  __typename: 'CommissionLevelRecord',
  id: '4',
  version: 2,
  name: 'Silver',
  mayChange: true,
  active: true,
  countryCode: 'KH',
  agencies: 3,
  agents: 1,
  rates: [
    rate({ percent: 7.5 }),
    rate({
      operatorId: '3',
      transportType: 'FERRY',
      amount: { __typename: 'Money', amount: 50, currency: 'USD' },
      validFrom: '2027-01-01',
    }),
  ],
};
const show = (at: string, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/commission-levels', element: <NounList noun={levels} /> },
      { path: '/commission-levels/add', element: <AddNoun noun={levels} /> },
      { path: '/commission-levels/import', element: <NounImport noun={levels} /> },
      { path: '/commission-levels/:recordId', element: <NounPage noun={levels} /> },
      { path: '/commission-levels/:recordId/edit', element: <EditNoun noun={levels} /> },
    ],
    at,
    someone({ 'pricing.edit': 'all' }),
    {
      CommissionLevelRecords: () => ({ page: { total: 1, next: null, rows: [SILVER] } }),
      CommissionLevelRecord: () => ({ record: SILVER }),
      OperatorChoices: () => ({
        operators: [{ __typename: 'Operator', id: '3', name: 'Sea Breeze', countryCode: 'KH' }],
      }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
afterEach(() => sessionStorage.clear());

describe('commission levels', () => {
  test('are listed with their rates and who has them; a page says whose rides and when', async () => {
    const { sent } = show('/commission-levels?sort=-COUNTRY_CODE');
    expect(await screen.findByText('7,5 %, $0,50 USD')).toBeVisible();
    expect(screen.getByRole('cell', { name: '3' })).toBeVisible();
    expect(sent('CommissionLevelRecords')).toMatchObject({ order: 'COUNTRY_CODE', descending: true });
    await userEvent.click(screen.getByRole('link', { name: 'Silver' }));
    expect(await screen.findByText('$0,50 USD · Sea Breeze · Ferry · sold from 2027-01-01')).toBeVisible();
    expect(screen.getByText('7,5 % · Every operator')).toBeVisible();
  });

  test('are made of rates that are numbers, percentages or amounts', async () => {
    const { sent } = show('/commission-levels/add', { CreateCommissionLevel: () => ({ saved: SILVER }) });
    await userEvent.type(await screen.findByLabelText('Name'), 'Gold');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Cambodia');
    await userEvent.type(screen.getByLabelText('How much'), '120');
    await save();
    expect(sent('CreateCommissionLevel')).toBeUndefined();
    expect(
      screen.getByRole('link', { name: /^Rates: Enter a number for every rate: 100 percent at most/ }),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Counted in'), 'KHR for each seat');
    await userEvent.type(screen.getByLabelText('How much'), '.5');
    await save();
    expect(sent('CreateCommissionLevel')).toBeUndefined();
    await userEvent.type(screen.getByLabelText('How much'), '{Backspace}{Backspace}');
    await userEvent.selectOptions(screen.getByLabelText('Counted in'), 'USD for each seat');
    await userEvent.selectOptions(screen.getByLabelText('Transport'), 'Bus');
    await save();
    expect(sent('CreateCommissionLevel')).toEqual({
      input: {
        name: 'Gold',
        countryCode: 'KH',
        rates: [
          {
            operatorId: null,
            transportType: 'BUS',
            percent: null,
            amount: 12_000,
            currency: 'USD',
            validFrom: null,
            validUntil: null,
          },
        ],
      },
    });
  });

  test('keep what is not changed of their rates, and their country', async () => {
    const { sent } = show('/commission-levels/4/edit', { UpdateCommissionLevel: () => ({ saved: SILVER }) });
    expect(screen.queryByLabelText('Country')).toBeNull();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Take this rate away' }))[0]!);
    await save();
    await screen.findByText('It is saved.');
    expect(sent('UpdateCommissionLevel')).toMatchObject({
      id: '4',
      version: 2,
      input: {
        countryCode: 'KH',
        rates: [{ operatorId: '3', transportType: 'FERRY', amount: 50, currency: 'USD', percent: null }],
      },
    });
  });

  test('say in a file what they say in words', () => {
    const { written } = levels.fields['rates']!;
    const said = '7.5%; 0.50 USD operator 3 FERRY from 2027-01-01';
    expect(written!('rates', SILVER)).toBe(said);
    // As an import has them.
    const flat = { ...SILVER.rates[1], amount: 50, currency: 'USD' };
    expect(written!('rates', { rates: [SILVER.rates[0], flat] })).toBe(said);
  });
});
