import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers } from '../../../../test/show-screen.js';
import { BOSS, CHANGE, CLERK, show } from '../../../../test/tariff-desk.js';

afterEach(() => sessionStorage.clear());

const names = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
const category = (id: string, en: string) => ({ __typename: 'PricedCategory', id, names: names(en) });
const row = (more: object = {}) => ({
  ...{ __typename: 'TariffSupplementRow', seatCategoryId: '4', vehicleCategoryId: null, passengerType: 'ADULT' },
  ...{ currency: 'USD', since: '2026-11-01', until: null, version: 1 },
  supplement: { __typename: 'TariffSupplement', local: 100, foreign: 200 },
  ...more,
});
const SUPPLEMENTS: Answers = {
  TariffSupplements: () => ({
    tariffSupplements: {
      ...{ __typename: 'TariffSupplements', operatorId: '1', version: 3, day: '2026-11-28' },
      seatCategories: [category('4', 'Front row'), category('5', 'Bed')],
      vehicleCategories: [category('3', 'Van')],
      rows: [row()],
    },
  }),
};
const sent = (shown: ReturnType<typeof show>) =>
  (shown.sent('DraftTariffChange') as { input: { seen: number; operations: object[] } }).input;

describe('supplements', () => {
  test('are listed; a new one is checked and sent with one that is taken away', async () => {
    const shown = show('/tariffs/1/supplements', BOSS, SUPPLEMENTS);
    const table = await screen.findByRole('table', { name: 'Supplements of this operator' });
    expect(table).toHaveTextContent('Seats: Front rowAdultsUSD 1USD 2So since 2026-11-01.');
    expect((await axe(shown.container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add a supplement' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(screen.getByText('Choose a seat category, a vehicle category, or both.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat category' }), 'Front row');
    expect(screen.getByText('There is one for these already: change that.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle category' }), 'Van');
    await userEvent.type(screen.getByRole('textbox', { name: /^Nationals pay more/ }), '0');
    await userEvent.type(screen.getByRole('textbox', { name: /^Visitors pay more/ }), '2,50');
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(table).toHaveTextContent('Seats: Front row · vehicles: Van');
    await userEvent.click(within(table).getAllByRole('button', { name: 'Take away' })[0]!);
    expect(table).toHaveTextContent('Taken away');
    expect(screen.getByText('2 supplements are different')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    await screen.findByText('What it changes');
    const at = { passengerType: 'ADULT', currency: 'USD' };
    expect(sent(shown)).toMatchObject({
      seen: 3,
      operations: [
        {
          kind: 'PUT_SUPPLEMENT',
          seatCategoryId: '4',
          vehicleCategoryId: '3',
          ...at,
          supplement: { local: 0, foreign: 250 },
        },
        { kind: 'DROP_SUPPLEMENT', seatCategoryId: '4', vehicleCategoryId: null, ...at },
      ],
    });
  });

  test('are changed where they stand, by who may only ask too, and left as they are', async () => {
    show('/tariffs/1/supplements', CLERK, SUPPLEMENTS);
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('combobox', { name: 'Seat category' })).toBeDisabled();
    const amount = screen.getByRole('textbox', { name: /^Nationals pay more/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '-1');
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(amount).toHaveAccessibleDescription(/./);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.50');
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(screen.getByRole('table')).toHaveTextContent('USD 1.50USD 2Changed');
    await userEvent.click(screen.getByRole('button', { name: 'Leave as it is' }));
    expect(screen.getByText('0 supplements are different')).toBeVisible();
  });

  test('a change says what it makes of them', async () => {
    const operation = {
      ...{ __typename: 'TariffOperation', kind: 'PUT_SUPPLEMENT', from: null, to: null, passengerType: 'CHILD' },
      ...{ price: null, wasPrice: null, ruleId: null, rule: null, wasRule: null },
      ...{ seatNames: names('Front row'), vehicleNames: names('Van'), currency: 'USD', wasSupplement: null },
      ...{ route: null, demand: null, wasDemand: null },
      supplement: { __typename: 'TariffSupplement', local: 100, foreign: 200 },
    };
    show('/tariffs/changes/77', BOSS, {
      TariffChange: () => ({ tariffChange: { ...CHANGE, operations: [operation] } }),
    });
    const table = await screen.findByRole('table', { name: 'What it changes' });
    expect(table).toHaveTextContent('Seats: Front row · vehicles: Van · Childrennone+ $1,00 USD / + $2,00 USD');
  });
});
