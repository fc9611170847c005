import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answers as operators } from '../../../test/operator-choices.js';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import ChangeRoute from './change/ChangeRoute.js';
import HistoryRoute from './change/HistoryRoute.js';
import MatrixRoute from './matrix/MatrixRoute.js';
import RulesRoute from './rules/RulesRoute.js';

afterEach(() => sessionStorage.clear());

const price = (local: number, more: object = {}) => ({
  ...{ __typename: 'TariffPrice', currency: 'USD', local, foreign: local + 300, commission: 1000 },
  ...{ localOffer: null, foreignOffer: null, offerFrom: null, offerTo: null },
  ...more,
});
const cell = (fromZoneId: string, toZoneId: string, local: number) => ({
  ...{ __typename: 'TariffCell', fromZoneId, toZoneId, passengerType: 'ADULT', since: '2026-11-01', until: null },
  ...{ version: 1, price: price(local) },
});
const TARIFF = {
  ...{ __typename: 'Tariff', operatorId: '1', version: 1, day: '2026-11-27', routeIds: [] },
  // One rides within Kampot alone.
  zones: ['Kep', 'Takeo', 'Kampot'].map((name, at) => ({
    __typename: 'TariffZone',
    id: String(at + 1),
    name,
    stopCount: at,
  })),
  cells: [cell('1', '2', 900), cell('1', '3', 500)],
};
const rule = (more: object = {}) => ({
  ...{ __typename: 'TariffRule', routeTimingId: '100', local: 1000, nonLocal: 1300, originalLocal: 900 },
  ...{ originalNonLocal: 1200, validFrom: null, validTo: null, status: 'ACTIVE', isDayOfWeekDependent: true },
  ...{ daysOfWeek: [6, 7], priority: 0 },
  ...more,
});
const CHANGE = {
  ...{ __typename: 'TariffChange', id: '77', version: 2, operatorId: '1', lineId: null, state: 'draft', number: null },
  ...{ returnsId: null, returnedById: null, effectiveFrom: '2026-12-01', note: 'Fuel', operationCount: 1 },
  ...{ askedAt: '2026-11-20T03:00:00Z', decidedBy: null, decidedAt: null, answer: null },
  operator: { __typename: 'Operator', id: '1', name: 'Mekong Express' },
  askedBy: { __typename: 'Colleague', id: '9', name: 'Sok Dara' },
  ...{ canEdit: true, canWrite: true, canDecide: false, canWithdraw: true, canReturn: false },
  operations: [
    {
      ...{ __typename: 'TariffOperation', kind: 'PUT_PRICE', from: 'Kep', to: 'Takeo', passengerType: 'ADULT' },
      ...{ price: price(950), wasPrice: price(900), ruleId: null, rule: null, wasRule: null },
    },
  ],
};
const BOSS = someone({ 'pricing.edit': 'all', 'pricing.ask': 'all' });
const CLERK = someone({ 'pricing.ask': 'operator' }, { operatorId: '1', roleId: 4 });

const show = (at: string, person: typeof BOSS, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/tariffs/changes/:changeId', element: <ChangeRoute /> },
      { path: '/tariffs/:operatorId', element: <MatrixRoute /> },
      { path: '/tariffs/:operatorId/rules', element: <RulesRoute /> },
      { path: '/tariffs/:operatorId/history', element: <HistoryRoute /> },
    ],
    at,
    person,
    {
      ...operators,
      RouteChoices: () => ({ operatorRoutes: [] }),
      TariffMatrix: () => ({ tariff: TARIFF }),
      TariffChange: () => ({ tariffChange: CHANGE }),
      DraftTariffChange: () => ({ draftTariffChange: CHANGE }),
      ...answers,
    },
  );
const at = (from: string, to: string) => screen.getByRole('gridcell', { name: new RegExp(`^From ${from} to ${to}:`) });
const drafted = (shown: ReturnType<typeof show>) =>
  shown.sent('DraftTariffChange') as { input: { operations: { price?: { local: number } }[]; seen: number } };

describe('the matrix', () => {
  test('is walked and filled by the keyboard, and what is different is told before it is sent', async () => {
    const shown = show('/tariffs/1', BOSS);
    await screen.findByRole('grid', { name: 'Price for nationals' });
    expect(at('Kep', 'Takeo')).toHaveTextContent('9');
    expect((await axe(shown.container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('9,50{Enter}');
    expect(at('Kep', 'Takeo')).toHaveTextContent('9,50');
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}');
    expect(at('Kep', 'Kampot')).toHaveTextContent('9,50');
    expect(screen.getByText('2 prices are different')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(at('Kep', 'Kampot')).toHaveTextContent('5');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    await screen.findByText('What it changes');
    expect(drafted(shown).input).toMatchObject({
      seen: 1,
      operations: [
        {
          kind: 'PUT_PRICE',
          fromZoneId: '1',
          toZoneId: '2',
          passengerType: 'ADULT',
          price: { local: 950, foreign: 1200 },
        },
      ],
    });
  });

  test('takes a block of a spreadsheet, with commas or points, and leaves zones within which nobody rides', async () => {
    show('/tariffs/1', BOSS);
    const grid = await screen.findByRole('grid');
    await userEvent.click(at('Kep', 'Takeo'));
    fireEvent.paste(grid, { clipboardData: { getData: () => '7,50\t1.234,00\nx\t8\r\n' } });
    expect(at('Kep', 'Takeo')).toHaveTextContent('7,50');
    expect(at('Kep', 'Kampot')).toHaveTextContent('1.234,00');
    expect(at('Takeo', 'Takeo').textContent).toBe('');
    expect(at('Takeo', 'Kampot')).toHaveTextContent('8');
    // For visitors nothing was said of it.
    expect(at('Takeo', 'Kampot')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(at('Kampot', 'Kampot'));
    fireEvent.paste(grid, { clipboardData: { getData: () => '1,50' } });
    expect(at('Kampot', 'Kampot')).toHaveTextContent('1,50');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    expect(await screen.findByText('Some cells are not right yet: they are marked.')).toBeVisible();
  });

  test('raises what is selected, takes it back, and edits all of one price beside it', async () => {
    const shown = show('/tariffs/1', BOSS);
    await screen.findByRole('grid');
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Percent/ }), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Raise' }));
    expect([at('Kep', 'Takeo').textContent, at('Kep', 'Kampot').textContent]).toEqual(['9.9', '5.5']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(at('Kep', 'Takeo')).toHaveTextContent('9');
    await userEvent.type(screen.getByRole('textbox', { name: /^Offer for nationals/ }), '6');
    expect(await screen.findByText('An offer has to be lower than the price.')).toBeVisible();
    expect(screen.getByText('So since 2026-11-01.')).toBeVisible();
    expect(shown.asked.some(({ name }) => name === 'DraftTariffChange')).toBe(false);
  });

  test('says nothing of the commission to who only asks, and tells what was written meanwhile', async () => {
    show('/tariffs/1', CLERK, {
      DraftTariffChange: () => ({ draftTariffChange: refused('TARIFF_CHANGED', { operations: [0] }) }),
    });
    await screen.findByRole('grid');
    expect(screen.queryByRole('textbox', { name: /Commission/ })).toBeNull();
    await userEvent.click(at('Kep', 'Takeo'));
    await userEvent.keyboard('8{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    expect(await screen.findByText(/^Somebody else has changed some of these prices/)).toBeVisible();
  });

  test('of forty zones draws the row alone in which something is typed', async () => {
    const zones = Array.from({ length: 40 }, (_, index) => ({
      __typename: 'TariffZone',
      id: String(index + 1),
      name: `Zone ${index + 1}`,
      stopCount: 1,
    }));
    show('/tariffs/1', BOSS, { TariffMatrix: () => ({ tariff: { ...TARIFF, zones, cells: [] } }) });
    const cells = await screen.findAllByRole('gridcell');
    expect(cells).toHaveLength(1600);
    fireEvent.mouseDown(cells[41 * 5 + 1]!);
    fireEvent.keyDown(screen.getByRole('grid'), { key: '7' });
    expect(screen.getAllByRole('textbox').filter((box) => box.closest('td'))).toHaveLength(1);
  });
});

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
          total: 1,
          rows: [{ ...CHANGE, operations: undefined, state: 'applied', number: 4 }],
        },
      }),
    });
    const table = await screen.findByRole('table', { name: 'Changes of the tariff' });
    for (const text of ['4', 'Switched on', '2026-12-01', '1 difference', 'Sok Dara', 'Fuel'])
      expect(table).toHaveTextContent(text);
  });
});

describe('rules', () => {
  const RULES: Answers = {
    TariffRules: () => ({
      tariff: { __typename: 'Tariff', operatorId: '1', version: 3 },
      tariffRules: [{ __typename: 'TariffRuleRow', id: '7', version: 1, rule: rule() }],
      operatorRoutes: [
        {
          ...{ __typename: 'OperatorRoute', id: '9', name: 'Kep – Takeo' },
          schedules: [{ __typename: 'OperatorSchedule', id: '3', routeTimingId: '100', departureTime: '07:30' }],
        },
      ],
    }),
    RuleDays: ({ change }) => ({
      ruleDays: [
        {
          __typename: 'RuleDay',
          date: '2026-11-28',
          ruleId: change ? null : '7',
          operation: change ? 0 : null,
          rule: rule(),
        },
        { __typename: 'RuleDay', date: '2026-11-30', ruleId: null, operation: null, rule: null },
      ],
    }),
  };

  test('are listed by departure time with which decides on which day; a new one is previewed and sent', async () => {
    const shown = show('/tariffs/1/rules', BOSS, RULES);
    const days = await screen.findByRole('table', { name: 'Which rule decides' });
    expect(await within(days).findByText(/^Rule 7:/)).toBeVisible();
    expect(days).toHaveTextContent('Mon 2026-11-30no rule: the base price');
    expect(screen.getByRole('combobox', { name: 'Departure time' })).toHaveDisplayValue('07:30 Kep – Takeo');
    expect((await axe(shown.container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Nationals pay/ }), '11');
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(screen.getByText('Please fill this in.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Visitors pay/ }), '14');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fri' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(await within(days).findByText(/^New:/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look at the change' }));
    await screen.findByText('What it changes');
    expect(shown.sent('DraftTariffChange')).toMatchObject({
      operatorId: '1',
      input: {
        seen: 3,
        operations: [
          {
            kind: 'PUT_RULE',
            ruleId: null,
            rule: { local: 1100, nonLocal: 1400, daysOfWeek: [5], routeTimingId: '100' },
          },
        ],
      },
    });
  });

  test('are ended, and left as they are', async () => {
    show('/tariffs/1/rules', BOSS, RULES);
    await userEvent.click(await screen.findByRole('button', { name: 'End' }));
    expect(screen.getByText('1 rule is different')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave as it is' }));
    expect(screen.getByText('0 rules are different')).toBeVisible();
  });
});
