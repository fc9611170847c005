import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { BOSS, CHANGE, CLERK, show } from '../../../../test/tariff-desk.js';

const priced = (fare: number, source: string) => ({
  ...{ __typename: 'TariffReplayPrice', currency: 'USD', fare },
  stages: [{ __typename: 'TariffReplayStage', name: 'base', amount: fare, subtotal: fare, source }],
});
const row = (more: object = {}) => ({
  ...{ __typename: 'TariffReplayRow', kind: 'DEARER', from: 'Kep', to: 'Takeo', passengerType: 'ADULT', cases: 3 },
  ...{ nationality: 'LOCAL', date: '2026-11-20', weight: 1234 },
  route: { __typename: 'OperatorRoute', id: '10', name: 'Coast road' },
  before: priced(900, 'zones Kep → Takeo version 1'),
  after: priced(950, 'zones Kep → Takeo version 2'),
  ...more,
});
const count = (kind: string, weight: number) => ({ __typename: 'TariffReplayCount', kind, cases: 3, weight });
const replay = (part: unknown, more: object = {}) => ({
  ...{ __typename: 'TariffReplay', part, from: '2026-10-22', to: '2026-11-20', caseCount: 4, isCut: false },
  connectionCaseCount: 0,
  ...{ counts: [count('DEARER', 1234), count('SAME', 7)], rows: [row()], revenue: [] },
  ...more,
});
const REVENUE = [
  { __typename: 'TariffReplayRevenue', currency: 'USD', sold: 880_000, before: 900_000, after: 950_000 },
];
const ANSWERS = {
  TariffReplay: ({ part }: Record<string, unknown>) => ({
    tariffReplay:
      part === 'DEPARTURES'
        ? replay(part, { caseCount: 0, counts: [], rows: [] })
        : replay(part, part === 'SEARCHES' ? { isCut: true, connectionCaseCount: 2 } : { revenue: REVENUE }),
  }),
};
const HREF = '/tariffs/changes/77/what-if';

test('a change is tried from its page: who pays more, who less, and how both prices come about', async () => {
  show('/tariffs/changes/77', CLERK, ANSWERS);
  await userEvent.click(await screen.findByRole('link', { name: 'What would it do?' }));
  expect(await screen.findByRole('heading', { name: 'What if' })).toBeVisible();
  const searches = within(await screen.findByRole('region', { name: 'What was searched' }));
  expect(await searches.findByText('1.234')).toBeVisible();
  expect(searches.getByText(/4 cases from 2026-10-22 to 2026-11-20\..*for nationals and for visitors/)).toBeVisible();
  expect(searches.getByText(/2 of them are each one of the two rides of a connecting journey/)).toBeVisible();
  expect(searches.getByText(/at both ends come first, and of all the most frequent/)).toBeVisible();
  expect(searches.getByText('+\u2060$0,50 USD')).toBeVisible();
  await userEvent.click(searches.getByText('Adult, local'));
  const before = searches.getByRole('region', { name: 'Without the change' });
  expect(before).toHaveTextContent('from zone Kep to zone Takeo, version 1');
  expect(searches.getByRole('region', { name: 'With the change' })).toHaveTextContent('version 2');
});

test('revenue is what it was, what it would be now, and under the change', async () => {
  show(HREF, CLERK, ANSWERS);
  const table = await screen.findByRole('table', { name: 'Revenue' });
  for (const text of ['$8.800,00 USD', '$9.000,00 USD', '$9.500,00 USD', '+\u2060$500,00 USD'])
    expect(table).toHaveTextContent(text);
  expect(screen.getByText(/as if the same people had bought the same seats/)).toBeVisible();
  const departures = within(screen.getByRole('region', { name: 'Departures to come' }));
  expect(screen.getAllByText(/connecting journey/)).toHaveLength(1);
  expect(departures.getByText('There is nothing of it from 2026-10-22 to 2026-11-20.')).toBeVisible();
});

test('how far back and ahead is chosen, and what is worked out is told', async () => {
  const asked: Record<string, unknown>[] = [];
  let answer = () => {};
  const later = new Promise<void>((resolve) => (answer = resolve));
  show(HREF, CLERK, {
    TariffReplay: async (variables) => {
      asked.push(variables);
      if (variables['part'] === 'SALES' && variables['period'] === 30) await later;
      return ANSWERS.TariffReplay(variables);
    },
  });
  expect(await screen.findByText('2 of 3 parts are worked out')).toBeVisible();
  answer();
  await screen.findByRole('table', { name: 'Revenue' });
  expect(screen.queryByText(/parts are worked out/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  await userEvent.click(screen.getByRole('radio', { name: '8 weeks' }));
  expect(asked).toEqual(
    expect.arrayContaining([
      { id: '77', part: 'SEARCHES', period: 90 },
      { id: '77', part: 'SALES', period: 90 },
      { id: '77', part: 'DEPARTURES', period: 56 },
    ]),
  );
});

test('a part that fails says so, and is asked for again', async () => {
  let isBroken = true;
  show(HREF, CLERK, {
    TariffReplay: (variables) =>
      isBroken && variables['part'] === 'SALES' ? new GraphQLError('no') : ANSWERS.TariffReplay(variables),
  });
  const sales = within(await screen.findByRole('region', { name: 'What was sold' }));
  expect(await sales.findByText('This part could not be worked out.')).toBeVisible();
  isBroken = false;
  await userEvent.click(sales.getByRole('button'));
  expect(await sales.findByRole('table', { name: 'Revenue' })).toBeVisible();
});

test('it is switched on from there, which leads to where it can be taken back', async () => {
  const holds = { ...CHANGE, state: 'applied', number: 2, canWrite: false, canEdit: false, canReturn: true };
  let isWritten = false;
  show(HREF, BOSS, {
    ...ANSWERS,
    TariffChange: () => ({ tariffChange: isWritten ? holds : CHANGE }),
    WriteTariffChange: () => {
      isWritten = true;
      return { writeTariffChange: { ...holds, operations: undefined } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch it on' }));
  expect(await screen.findByRole('button', { name: 'Return to what was before' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'What would it do?' })).toBeNull();
});
