import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers } from '../../../../test/show-screen.js';
import { rule, BOSS, show } from '../../../../test/tariff-desk.js';

afterEach(() => sessionStorage.clear());

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
