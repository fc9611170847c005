import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../../test/show-screen.js';
import type { Line_WholeFragment } from '../lines.generated.js';
import { LinePrices } from './LinePrices.js';

afterEach(() => sessionStorage.clear());

const called = (en: string) => ({ __typename: 'LocalizedText' as const, en, km: null, th: null, vi: null, es: null });
const LINE = {
  id: '7',
  stops: ['Central', 'Kep', 'Bridge'].map((en, at) => ({ stopId: String(at + 1), names: called(en) })),
  timings: [],
} as unknown as Line_WholeFragment;
const pair = (from: string[], to: string[], local?: number) => ({
  __typename: 'LinePricePair',
  fromStopIds: from,
  toStopIds: to,
  price: amounts(local),
});
const amounts = (local: number | undefined) =>
  local === undefined
    ? null
    : { __typename: 'LinePrice', local, foreign: local + 200, childLocal: null, childForeign: null };
const askedPair = (from: string[], to: string[], now?: number, asked?: number) => ({
  __typename: 'AskedPricePair',
  fromStopIds: from,
  toStopIds: to,
  now: amounts(now),
  asked: amounts(asked),
});
const PRICES = {
  __typename: 'LinePrices',
  id: '7',
  version: 'v1',
  currency: 'USD',
  hasCommission: true,
  pairCount: 2,
  pairs: [pair(['1', '2'], ['3'], 500), pair(['1'], ['2'])],
  request: null,
};
const REQUEST = {
  __typename: 'PriceRequest',
  id: '4',
  state: 'waiting',
  currency: 'USD',
  askedAt: '2026-11-20T03:00:00Z',
  askedBy: { __typename: 'Colleague', id: '9', name: 'Sok Dara' },
  answer: null,
  canDecide: true,
  importId: null as string | null,
  pairs: [askedPair(['1', '2'], ['3'], 500, 600), askedPair(['1'], ['2'])],
  prices: [
    {
      __typename: 'LinePrice',
      fromStopId: '1',
      toStopId: '3',
      local: 600,
      foreign: 800,
      childLocal: null,
      childForeign: null,
    },
  ],
};
const BOSS = someone({ 'pricing.edit': 'all', 'pricing.ask': 'all' });
const CLERK = someone({ 'pricing.ask': 'operator' }, { operatorId: '1', roleId: 4 });

let written = 0;
const show = (person: typeof BOSS, answers: Answers = {}, address = '/') => {
  written = 0;
  return showScreen(
    [{ path: '/', element: <LinePrices line={LINE} onWritten={() => (written += 1)} /> }],
    address,
    person,
    {
      LinePrices: () => ({ linePrices: PRICES }),
      ...answers,
    },
  );
};
const way = (name: string) => within(screen.getByRole('group', { name }));

test.each([
  ['/#prices', 1],
  ['/', 0],
])('who opens %s comes to the prices %i times, once they are there', async (address, times) => {
  const come = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  show(BOSS, {}, address);
  await screen.findByRole('group', { name: 'Central, Kep – Bridge' });
  expect(come).toHaveBeenCalledTimes(times);
});

test('each way of a route has its price, typed and saved at once; zones are called by their stops', async () => {
  const { asked, container } = show(BOSS, { SetLinePrices: () => ({ setLinePrices: PRICES }) });
  expect(await screen.findByRole('group', { name: 'Central, Kep – Bridge' })).toBeVisible();
  expect(way('Central, Kep – Bridge').getByRole('textbox', { name: /^Nationals/ })).toHaveValue('5');
  await userEvent.type(way('Central – Kep').getByRole('textbox', { name: /^Nationals/ }), '2,50');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
  await screen.findByText('The prices are saved, and sold from now on.');
  expect(asked.find(({ name }) => name === 'SetLinePrices')?.variables).toEqual({
    lineId: '7',
    version: 'v1',
    commission: null,
    input: {
      currency: 'USD',
      prices: [
        { fromStopId: '1', toStopId: '3', local: 500, foreign: 700, childLocal: null, childForeign: null },
        { fromStopId: '1', toStopId: '2', local: 250, foreign: 250, childLocal: null, childForeign: null },
      ],
    },
  });
  expect(written).toBe(1);
});

test('who may not decide asks, and is told what became of it', async () => {
  const declined = { ...REQUEST, state: 'refused', canDecide: false, answer: 'Below cost' };
  const { asked } = show(CLERK, {
    LinePrices: () => ({ linePrices: { ...PRICES, request: declined } }),
    AskLinePrices: () => ({ askLinePrices: refused('PRICES_CHANGED') }),
  });
  await screen.findByText('Why: Below cost');
  expect(screen.queryByRole('textbox', { name: /Commission/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for these prices' }));
  expect((await screen.findAllByText(/^Somebody else has changed these prices/)).length).toBeGreaterThan(0);
  expect(asked.some(({ name }) => name === 'SetLinePrices')).toBe(false);
});

test('who has asked is told what is sold until somebody decides; nothing of what he asked for is unsaved', async () => {
  const waits = { ...REQUEST, canDecide: false };
  show(CLERK, { AskLinePrices: () => ({ askLinePrices: { ...PRICES, request: waits } }) });
  await screen.findByRole('group', { name: 'Central – Kep' });
  await userEvent.type(way('Central – Kep').getByRole('textbox', { name: /^Nationals/ }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for these prices' }));
  expect(await screen.findByText('New prices are asked for, and not sold yet')).toBeVisible();
  expect(screen.getByText(/^A second person on the platform says yes or no/)).toBeVisible();
  expect(screen.queryByText(/What you had typed here before is back/)).toBeNull();
});

test('what is no amount is said at its field, and nothing is sent', async () => {
  const { asked } = show(CLERK);
  await screen.findByRole('group', { name: 'Central – Kep' });
  await userEvent.type(way('Central – Kep').getByRole('textbox', { name: /^Visitors/ }), 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for these prices' }));
  expect(way('Central – Kep').getByRole('textbox', { name: /^Visitors/ })).toHaveAccessibleDescription(/12\.50/);
  expect(asked.some(({ name }) => name === 'AskLinePrices')).toBe(false);
});

/** Waits until it is decided. */
function waiting(): Answers {
  let request: typeof REQUEST | null = REQUEST;
  return {
    LinePrices: () => ({ linePrices: { ...PRICES, request } }),
    DecidePrices() {
      request = null;
      return { decideTariffChange: { __typename: 'TariffChange', id: '4', state: 'applied' } };
    },
  };
}
const decided = ({ asked }: ReturnType<typeof show>) => asked.find(({ name }) => name === 'DecidePrices')?.variables;

test('the second person sees what is asked beside what is sold, and says yes', async () => {
  const shown = show(BOSS, waiting());
  const table = await screen.findByRole('table', { name: 'New prices wait for your decision' });
  expect(table).toHaveTextContent('$5,00 USD / $7,00 USD');
  expect(table).toHaveTextContent('$6,00 USD / $8,00 USD');
  expect(screen.getByText(/^Sok Dara asked for them/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve the prices' }));
  await screen.findByText('The prices are approved, and sold from now on.');
  expect(decided(shown)).toEqual({ id: '4', approve: true, answer: null, commission: null });
  expect(way('Central – Kep').getByRole('textbox', { name: /^Nationals/ })).toBeVisible();
});

test('or why not', async () => {
  const shown = show(BOSS, waiting());
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Below cost');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await screen.findByText('The prices are declined. Who asked is told.');
  expect(decided(shown)).toEqual({ id: '4', approve: false, answer: 'Below cost', commission: null });
});

test('the first price of an operator wants a commission of who decides it', async () => {
  const first = { ...PRICES, hasCommission: false, pairs: PRICES.pairs.map((one) => ({ ...one, price: null })) };
  const { asked } = show(BOSS, { LinePrices: () => ({ linePrices: { ...first, request: REQUEST } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the prices' }));
  expect(screen.getByRole('textbox', { name: /Commission/ })).toHaveAccessibleDescription(/Please fill this in/);
  expect(asked.some(({ name }) => name === 'DecidePrices')).toBe(false);
});

/** A line of a town: each of its stops with those behind it. */
const town = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => String(at + 1));
  const line = { id: '7', stops: ids.map((stopId) => ({ stopId, names: called(`Stop ${stopId}`) })), timings: [] };
  const pairs = ids.flatMap((from, at) => ids.slice(at + 1).map((to) => pair([from], [to])));
  return { ids, line: line as unknown as Line_WholeFragment, pairs };
};
const showTown = (count: number, more: object, person = BOSS) => {
  const { ids, line, pairs } = town(count);
  const prices = { ...PRICES, currency: null, pairCount: pairs.length, pairs: pairs.slice(0, 2000), ...more };
  return {
    ids,
    ...showScreen([{ path: '/', element: <LinePrices line={line} onWritten={() => undefined} /> }], '/', person, {
      LinePrices: () => ({ linePrices: prices }),
    }),
  };
};

test('zones of a feed are decided as zones, however many stops the line has', async () => {
  const ids = town(80).ids;
  const pairs = [askedPair(ids, ids, undefined, 150)];
  showTown(80, { request: { ...REQUEST, importId: '12', pairs } });
  const table = await screen.findByRole('table', { name: 'New prices wait for your decision' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(table).toHaveTextContent(
    'Stop 1, Stop 2, Stop 3, Stop 4 and 76 more – Stop 1, Stop 2, Stop 3, Stop 4 and 76 more',
  );
  expect(table).toHaveTextContent('$1,50 USD / $3,50 USD');
  expect(screen.getByText(/what a GTFS feed says/)).toBeVisible();
});

test('a line with more ways than can be typed says where its prices come from', async () => {
  showTown(80, {});
  expect(await screen.findByText(/more than 2,000 ways/)).toBeVisible();
});

test('many ways are typed page by page, and what is wrong is turned to', async () => {
  const { asked } = showTown(12, {}, CLERK);
  expect(await screen.findAllByRole('group')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByRole('group', { name: 'Stop 11 – Stop 12' });
  expect(screen.getAllByRole('group')).toHaveLength(16);
  await userEvent.type(way('Stop 11 – Stop 12').getByRole('textbox', { name: /^Nationals/ }), 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  await screen.findByRole('group', { name: 'Stop 1 – Stop 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for these prices' }));
  await screen.findByRole('group', { name: 'Stop 11 – Stop 12' });
  expect(way('Stop 11 – Stop 12').getByRole('textbox', { name: /^Nationals/ })).toHaveAccessibleDescription(/12\.50/);
  expect(asked.some(({ name }) => name === 'AskLinePrices')).toBe(false);
});
