import { expect, test } from '@jest/globals';
import { playing } from '../../test/graph.js';
import { aVisit } from '../../test/visit.js';
import { loadShownPrices } from './load-shown-prices.js';

const RATES = {
  at: '2026-11-20T03:00:00.000Z',
  rates: [{ currency: 'KHR', perDollar: '4100', validFrom: '2026-11-01T00:00:00.000Z' }],
};

test('who chose nothing asks nothing', async () => {
  const graph = playing({});
  expect(await loadShownPrices(aVisit({}, graph))).toBeNull();
  expect(graph.asked).toEqual([]);
});

test('who chose a currency asks once, for all that is charged in others', async () => {
  const graph = playing({ RatesOfMoment: () => ({ ratesOfMoment: RATES }) });
  const since = '2026-11-01T00:00:00.000Z';
  expect(await loadShownPrices(aVisit({ currency: 'KHR' }, graph))).toEqual({
    currency: 'KHR',
    at: RATES.at,
    rates: { USD: { currency: 'KHR', units: '4100', per: '1', since } },
  });
  expect(graph.asked).toHaveLength(1);
});

test('where nobody answers prices stand as they are charged', async () => {
  const shown = await loadShownPrices(aVisit({ currency: 'KHR' }, playing({})));
  expect(shown).toEqual({ currency: 'KHR', at: '', rates: {} });
});
