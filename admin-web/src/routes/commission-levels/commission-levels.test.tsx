import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddLevelRoute from './AddLevelRoute.js';
import LevelRoute from './LevelRoute.js';
import LevelsRoute from './LevelsRoute.js';

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
  __typename: 'CommissionLevel',
  id: '4',
  name: 'Silver',
  countryCode: 'KH',
  agencies: 3,
  agents: 1,
  version: 2,
  rates: [
    rate({ percent: 7.5 }),
    rate({
      transportType: 'FERRY',
      amount: { __typename: 'Money', amount: 50, currency: 'USD' },
      validFrom: '2027-01-01',
    }),
  ],
};
const ADMIN = someone({ 'pricing.edit': 'all' });
const show = (at: string, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/commission-levels', element: <LevelsRoute /> },
      { path: '/commission-levels/add', element: <AddLevelRoute /> },
      { path: '/commission-levels/:levelId', element: <LevelRoute /> },
    ],
    at,
    ADMIN,
    {
      CommissionLevels: () => ({ commissionLevels: [SILVER] }),
      CommissionLevel: () => ({ commissionLevel: SILVER }),
      OperatorChoices: () => ({ operators: [] }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the level' }));
afterEach(() => sessionStorage.clear());

describe('commission levels', () => {
  test('are listed with their rates and who has them, and open', async () => {
    const { container } = show('/commission-levels');
    expect(await screen.findByText('7,5 %, $0,50 USD')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Silver' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Silver' })).toBeVisible();
  });

  test('are made of rates that are numbers, percentages or amounts', async () => {
    const { sent } = show('/commission-levels/add', {
      CreateCommissionLevel: () => ({ createCommissionLevel: refused('COMMISSION_LEVEL_NAME_TAKEN') }),
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'Gold');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Cambodia');
    await userEvent.type(screen.getByLabelText('How much'), '120');
    await save();
    expect(sent('CreateCommissionLevel')).toBeUndefined();
    expect(screen.getByText(/^Enter a number for every rate: 100 percent at most/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Counted in'), 'KHR for each seat');
    await userEvent.type(screen.getByLabelText('How much'), '.5');
    await save();
    expect(sent('CreateCommissionLevel')).toBeUndefined();
    await userEvent.type(screen.getByLabelText('How much'), '{Backspace}{Backspace}');
    await userEvent.selectOptions(screen.getByLabelText('Counted in'), 'USD for each seat');
    await userEvent.selectOptions(screen.getByLabelText('Transport'), 'Bus');
    await save();
    expect(sent('CreateCommissionLevel')).toMatchObject({
      input: {
        name: 'Gold',
        countryCode: 'KH',
        rates: [{ transportType: 'BUS', percent: null, amount: 12_000, currency: 'USD', operatorId: null }],
      },
    });
    expect(await screen.findByRole('link', { name: /Another level of this country is called so/ })).toBeVisible();
  });

  test('keep what is not changed of their rates', async () => {
    const { sent } = show('/commission-levels/4', { UpdateCommissionLevel: () => ({ updateCommissionLevel: SILVER }) });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Take this rate away' }))[0]!);
    await save();
    await screen.findByText('The level is saved. It counts for what is sold from now on.');
    expect(sent('UpdateCommissionLevel')).toMatchObject({
      id: '4',
      version: 2,
      input: {
        rates: [{ transportType: 'FERRY', amount: 50, currency: 'USD', percent: null, validFrom: '2027-01-01' }],
      },
    });
  });
});
