import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nounAsker, type NounReport, type NounRow } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { ticketTermNoun } from '../src/ticket-term/ticket-term.noun.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const [mekong, other] = [market.operator('mekong'), market.operator('other')];
market.departure(market.route(mekong, stops), ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const input = (operatorId: string | null) => ({ operatorId, title: { en: 'Luggage' }, text: { en: 'One bag.' } });
const REFUSED = { fields: [{ path: 'title', code: 'TOO_MANY_TERMS' }] };

test('of one owner thirty terms hold at a time, however many add one or switch one on at once', async () => {
  const ask = nounAsker(catalogue, ticketTermNoun);
  const add = (operatorId: string | null = mekong) => ask<NounRow>('create', { input: input(operatorId) });
  for (let n = 1; n < 30; n++) await add();
  const [first, second] = await Promise.all([add(), add()]);
  expect([first, second].map(({ id }) => id === undefined).sort()).toEqual([false, true]);
  expect([first, second].find(({ id }) => id === undefined)).toMatchObject(REFUSED);

  const turn = (ids: readonly string[], active: boolean) => ask<NounReport>('end', { ids, active });
  const { id } = [first, second].find((made) => made.id !== undefined)!;
  expect(await turn([id], false)).toMatchObject({ done: [id], failed: [] });
  expect(await add()).toMatchObject({ active: true });
  expect(await turn([id], true)).toMatchObject({ done: [], failed: [{ id, code: 'TOO_MANY_TERMS' }] });

  expect(await add(other)).toMatchObject({ active: true });
  expect(await add(null)).toMatchObject({ active: true });
});
