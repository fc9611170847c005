import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { CHANGE, CLERK, NO_SUPPLEMENT, price, rule, show, TARIFF } from '../../../../test/tariff-desk.js';

const operation = (more: object) => ({
  ...{ __typename: 'TariffOperation', kind: 'PUT_PRICE', from: null, to: null, passengerType: null, price: null },
  ...{ wasPrice: null, ruleId: null, rule: null, wasRule: null, ...NO_SUPPLEMENT, ...more },
});
const ofPrice = operation({
  from: 'Kep',
  to: 'Takeo',
  passengerType: 'ADULT',
  price: price(950),
  wasPrice: price(900),
});
const ofRule = operation({ kind: 'PUT_RULE', ruleId: '7', rule: rule({ local: 1200 }), wasRule: rule() });
const row = (of: object) => ({
  ...{ __typename: 'TariffDifferenceRow', number: 3, effectiveFrom: '2026-12-01', operation: of },
});
const stop = (id: string, name: string) => ({ __typename: 'Stop', id, name });
const ZONE = {
  ...{ __typename: 'TariffZoneDifference', id: '4', was: 'Kampot', is: 'Coast' },
  ...{ added: [stop('1', 'Old Market')], removed: [stop('2', 'Bridge')] },
};
const ANSWERS = {
  TariffVersions: () => ({ tariff: { ...TARIFF, version: 3 } }),
  TariffDifference: ({ from, to }: Record<string, unknown>) => ({
    tariffDifference: {
      ...{ __typename: 'TariffDifference', from, to },
      ...(from === 0 ? { rows: [], zones: [] } : { rows: [ofPrice, ofRule].map(row), zones: [ZONE] }),
    },
  }),
};

test('the newest version is compared with the one before it, price by price, rule by rule, zone by zone', async () => {
  const shown = show('/tariffs/1/compare', CLERK, ANSWERS);
  const table = await screen.findByRole('table', { name: 'Prices and rules that differ' });
  for (const text of [
    'Version 2',
    'Version 3',
    'Kep – Takeo · Adults',
    '$9,00 USD',
    '$9,50 USD',
    '9 → 12',
    '2026-12-01',
  ])
    expect(table).toHaveTextContent(text);
  const zones = screen.getByRole('table', { name: 'Zones that differ' });
  for (const text of ['Kampot', 'Coast', 'Old Market', 'Bridge']) expect(zones).toHaveTextContent(text);
  expect(shown.sent('TariffDifference')).toEqual({ operatorId: '1', from: 2, to: 3 });
});

test('any two are chosen; what is the same is said', async () => {
  const shown = show('/tariffs/1/compare', CLERK, ANSWERS);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'The earlier one' }), 'Before the first');
  expect(await screen.findByText('No price and no rule differs.')).toBeVisible();
  expect(screen.getByText('How zones were before the first version is not known.')).toBeVisible();
  expect(shown.sent('TariffDifference')).toEqual({ operatorId: '1', from: 0, to: 3 });
});

test('of a tariff that nobody changed there is one version only', async () => {
  show('/tariffs/1/compare', CLERK, { TariffVersions: () => ({ tariff: { ...TARIFF, version: 0 } }) });
  expect(await screen.findByText(/there is one version only/)).toBeVisible();
});

test('what fails is asked for again', async () => {
  let isBroken = true;
  show('/tariffs/1/compare', CLERK, {
    ...ANSWERS,
    TariffDifference: (asked) => (isBroken ? new GraphQLError('no') : ANSWERS.TariffDifference(asked)),
  });
  expect(await screen.findByText('The versions could not be compared.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Zones that differ' })).toBeVisible();
});

test('each version of the history leads to what it has otherwise than the one before', async () => {
  const applied = { ...CHANGE, operations: undefined, state: 'applied', number: 3 };
  show('/tariffs/1/history', CLERK, {
    ...ANSWERS,
    TariffChanges: () => ({ tariffChanges: { __typename: 'TariffChangePage', total: 1, rows: [applied] } }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'With the one before' }));
  expect(await screen.findByRole('table', { name: 'Prices and rules that differ' })).toBeVisible();
});
