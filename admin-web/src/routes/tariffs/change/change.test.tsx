import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANGE, BOSS, CLERK, show } from '../../../../test/tariff-desk.js';

afterEach(() => sessionStorage.clear());

describe('a change', () => {
  test('is looked at beside what it takes the place of, and switched on', async () => {
    const shown = show('/tariffs/changes/77', BOSS, {
      WriteTariffChange: () => ({
        writeTariffChange: {
          ...CHANGE,
          operations: undefined,
          state: 'applied',
          number: 2,
          canWrite: false,
          canEdit: false,
          canReturn: true,
        },
      }),
    });
    const table = await screen.findByRole('table', { name: 'What it changes' });
    expect(table).toHaveTextContent('Kep – Takeo · Adults');
    expect(table).toHaveTextContent('$9,00 USD / $12,00 USD');
    expect(table).toHaveTextContent('$9,50 USD / $12,50 USD');
    await userEvent.click(screen.getByRole('button', { name: 'Switch it on' }));
    expect(await screen.findByText('The change holds from its first day of travel on.')).toBeVisible();
    expect(shown.sent('WriteTariffChange')).toEqual({ id: '77', version: 2, commission: null });
    expect(await screen.findByRole('button', { name: 'Return to what was before' })).toBeVisible();
  });

  test('is asked for by who may not write it', async () => {
    const asks = { ...CHANGE, canWrite: false };
    const shown = show('/tariffs/changes/77', CLERK, {
      TariffChange: () => ({ tariffChange: asks }),
      AskTariffChange: () => ({
        askTariffChange: { ...asks, operations: undefined, state: 'waiting', canEdit: false },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for this change' }));
    expect(await screen.findByText('The change is asked for. The platform has been told.')).toBeVisible();
    expect(shown.sent('AskTariffChange')).toEqual({ id: '77', version: 2 });
  });

  test('is declined by the second person with a reason, or taken back once it holds', async () => {
    const waits = { ...CHANGE, state: 'waiting', canEdit: false, canWrite: false, canWithdraw: false, canDecide: true };
    const shown = show('/tariffs/changes/77', BOSS, {
      TariffChange: () => ({ tariffChange: waits }),
      DecideTariffChange: () => ({
        decideTariffChange: { ...waits, operations: undefined, state: 'declined', canDecide: false },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Below cost');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await screen.findByText('The change is declined. Who asked is told.');
    expect(shown.sent('DecideTariffChange')).toEqual({
      id: '77',
      approve: false,
      answer: 'Below cost',
      commission: null,
    });
  });

  test('that holds is returned by a press, which leads to the change that does it', async () => {
    const holds = {
      ...CHANGE,
      state: 'applied',
      number: 2,
      canEdit: false,
      canWrite: false,
      canWithdraw: false,
      canReturn: true,
    };
    const back = { ...holds, id: '78', number: 3, returnsId: '77', canReturn: true };
    const shown = show('/tariffs/changes/77', BOSS, {
      TariffChange: ({ id }) => ({ tariffChange: id === '78' ? back : holds }),
      ReturnTariffChange: () => ({
        returnTariffChange: { __typename: 'ReturnedTariff', left: 1, change: { ...back, operations: undefined } },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Return to what was before' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Return' }));
    expect(await screen.findByRole('heading', { name: 'Version 3 of the tariff' })).toBeVisible();
    expect(screen.getByText(/One of them was changed since/)).toBeVisible();
    expect(shown.sent('ReturnTariffChange')).toEqual({ id: '77', note: null });
  });

  test('stands in the history with who, when and why', async () => {
    show('/tariffs/1/history', CLERK, {
      TariffChanges: () => ({
        tariffChanges: {
          __typename: 'TariffChangePage',
          total: 2,
          rows: [
            { ...CHANGE, operations: undefined, state: 'applied', number: 4 },
            { ...CHANGE, operations: undefined, id: '78', state: 'applied', number: 3, note: null, follows: true },
          ],
        },
      }),
    });
    const table = await screen.findByRole('table', { name: 'Changes of the tariff' });
    for (const text of ['4', 'Switched on', '2026-12-01', '1 difference', 'Sok Dara', 'Fuel'])
      expect(table).toHaveTextContent(text);
    expect(table).toHaveTextContent('A line changed: its new times are sold by the rules');
  });
});
