import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers } from '../../../../test/show-screen.js';
import { BOSS, CHANGE, NO_SUPPLEMENT, show } from '../../../../test/tariff-desk.js';

afterEach(() => sessionStorage.clear());

const terms = (percent: number) => ({
  ...{ __typename: 'TariffDemand', floor: 80, ceiling: 130 },
  steps: [{ __typename: 'DemandStep', kind: 'LEFT', most: 25, percent }],
});
const demands = (...rows: object[]): Answers => ({
  TariffDemands: () => ({
    tariffDemands: { __typename: 'TariffDemands', operatorId: '1', version: 3, day: '2026-11-28', rows },
  }),
  RouteChoices: () => ({
    operatorRoutes: [{ __typename: 'OperatorRoute', id: '9', name: 'Kep – Takeo', schedules: [] }],
  }),
});
const row = {
  __typename: 'TariffDemandRow',
  routeId: null,
  since: '2026-11-01',
  until: null,
  version: 1,
  demand: terms(10),
};
const sent = (shown: ReturnType<typeof show>) =>
  (shown.sent('DraftTariffChange') as { input: { seen: number; operations: object[] } }).input;

describe('demand', () => {
  test('is off at first; steps are typed, checked, previewed and sent', async () => {
    const shown = show('/tariffs/1/demand', BOSS, demands());
    expect(await screen.findByText('It is off: prices do not follow demand.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Let prices follow demand' }));
    const preview = screen.getByRole('table', { name: 'What a price comes to' });
    expect(preview).toHaveTextContent('25 %110 %110 %110 %110 %110 %110 %');
    expect((await axe(shown.container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add a step by days' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Some numbers are not right yet');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'At most' })[1]!, '7');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Change of the price in percent' })[1]!, '15');
    expect(screen.getByRole('table', { name: 'What a price comes to' })).toHaveTextContent(
      '10 %110 %110 %110 %125 %125 %125 %',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    await screen.findByText('What it changes');
    expect(sent(shown)).toMatchObject({
      seen: 3,
      operations: [
        {
          ...{ kind: 'PUT_DEMAND', routeId: null },
          demand: {
            steps: [
              { kind: 'LEFT', most: 25, percent: 10 },
              { kind: 'DAYS', most: 7, percent: 15 },
            ],
            ...{ floor: 80, ceiling: 130 },
          },
        },
      ],
    });
  });

  test('is taken away where it is on, and a route is kept out of it', async () => {
    const shown = show('/tariffs/1/demand', BOSS, demands(row));
    expect(await screen.findByText('So since 2026-11-01.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take these steps away' }));
    expect(screen.getByText('It is off: prices do not follow demand.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prices of' }), 'Kep – Takeo');
    expect(screen.getByText(/^This route has no steps of its own/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep this route out of it' }));
    expect(screen.getByText('Prices of this route do not follow demand.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    await screen.findByText('What it changes');
    expect(sent(shown).operations).toEqual([
      { kind: 'PUT_DEMAND', routeId: '9', demand: { steps: [], floor: 100, ceiling: 100 } },
    ]);
  });

  test('a change says what it makes of it', async () => {
    const operation = {
      ...{ __typename: 'TariffOperation', kind: 'PUT_DEMAND', from: null, to: null, passengerType: null, price: null },
      ...{ wasPrice: null, ruleId: null, rule: null, wasRule: null, ...NO_SUPPLEMENT },
      ...{ route: { __typename: 'OperatorRoute', id: '9', name: 'Kep – Takeo' }, demand: terms(10), wasDemand: null },
    };
    show('/tariffs/changes/77', BOSS, {
      TariffChange: () => ({ tariffChange: { ...CHANGE, operations: [operation] } }),
    });
    const table = await screen.findByRole('table', { name: 'What it changes' });
    expect(table).toHaveTextContent('Demand · Kep – Takeonone25 % of the seats left: +10 % · between 80 and 130 %');
  });
});
