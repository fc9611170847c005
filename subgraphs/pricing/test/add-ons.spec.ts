import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  holding,
  nounAsker,
  type NounReport,
  type NounRow,
  type Wrong,
} from '@naga/server-kit/testing/nouns/noun-desk.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { addOnNoun } from '../src/add-on/add-on.noun.js';
import { nounWorld, type NounWorld } from './noun-world.js';

let world: NounWorld;
beforeAll(async () => {
  world = await nounWorld();
});
afterAll(() => world.close());

const ask = <T = NounRow>(...[what, variables, viewer]: Parameters<ReturnType<typeof nounAsker>>) =>
  nounAsker(world, addOnNoun)<T>(what, variables, viewer);
const bag = (more: object = {}) => ({
  names: { en: 'Extra bag', km: 'កាបូបបន្ថែម' },
  descriptions: { en: 'Up to 20 kg' },
  kind: 'LUGGAGE',
  operatorId: '1',
  currency: 'USD',
  fixed: 200,
  percent: null,
  mostPerSeat: 3,
  transportTypes: ['BUS'],
  ...more,
});
const made = (more?: object, viewer?: Viewer) => ask('create', { input: bag(more) }, viewer);
const wrong = ({ fields }: NounRow): string[] => (fields as Wrong[]).map(({ path, code }) => `${path} ${code}`);

const OF_OPERATOR = holding({ 'pricing.edit': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const OF_CAMBODIA = holding({ 'pricing.edit': 'country' }, { countryCode: 'KH' });

const TERMS = `query ($operatorIds: [ID!]!, $currency: String!) { addOnTerms(operatorIds: $operatorIds, currency: $currency) {
  addOnId version kind operatorId names { en km th vi es } descriptions { en km } fixed percent mostPerSeat transportTypes } }`;
type Terms = Readonly<Record<string, unknown>> & { readonly addOnId: string };
async function terms(operatorIds: readonly string[], currency: string, viewer: Viewer = service('booking')) {
  const { data, errors } = await world.run<{ addOnTerms: Terms[] }, object>(TERMS, { operatorIds, currency }, viewer);
  if (errors) throw new Error(String(errors[0]!.extensions['code']));
  return data!.addOnTerms;
}

describe('what is sold beside seats', () => {
  test("is these operators' and the platform's, that is on, in the currency of the seats, by kind", async () => {
    const kinds = [
      { kind: 'OTHER', operatorId: '2' },
      { kind: 'LUGGAGE' },
      { kind: 'FLEX', fixed: null, percent: 1000, mostPerSeat: 1, transportTypes: [] },
      { kind: 'INSURANCE', operatorId: null, fixed: 100, mostPerSeat: 1 },
      { kind: 'LUGGAGE', operatorId: null },
      { kind: 'LUGGAGE', operatorId: '3' },
      { kind: 'LUGGAGE', currency: 'KHR', fixed: 800_000 },
      { kind: 'LUGGAGE' },
    ];
    const ids: string[] = [];
    for (const each of kinds) ids.push((await made(each)).id);
    const [meal, first, flex, insurance, ofPlatform, lao, riel, off] = ids;
    await ask<NounReport>('end', { ids: [off], active: false });
    const sold = await terms(['1', '2', 'x'], 'USD');
    expect(sold.map(({ addOnId }) => addOnId)).toEqual([insurance, flex, first, ofPlatform, meal]);
    expect(sold.slice(1, 3)).toEqual([
      {
        addOnId: flex,
        version: 1,
        kind: 'FLEX',
        operatorId: '1',
        names: { en: 'Extra bag', km: 'កាបូបបន្ថែម', th: null, vi: null, es: null },
        descriptions: { en: 'Up to 20 kg', km: null },
        fixed: 0,
        percent: 1000,
        mostPerSeat: 1,
        transportTypes: [],
      },
      expect.objectContaining({ fixed: 200, percent: 0, mostPerSeat: 3, transportTypes: ['BUS'] }),
    ]);
    expect((await terms(['3'], 'USD')).map(({ addOnId }) => addOnId)).toEqual([insurance, ofPlatform, lao]);
    expect((await terms([], 'USD')).map(({ addOnId }) => addOnId)).toEqual([insurance, ofPlatform]);
    expect((await terms(['1'], 'KHR')).map(({ addOnId }) => addOnId)).toEqual([riel]);
  });

  test.each<[string, Viewer]>([
    ['a guest', guest()],
    ['an admin', holding({ 'pricing.edit': 'all' })],
  ])('is told to neighbours, not to %s', async (_, viewer) => {
    await expect(terms(['1'], 'USD', viewer)).rejects.toThrow(/FORBIDDEN|UNAUTHENTICATED/);
  });
});

describe('an add-on', () => {
  test.each<[string, object, string]>([
    ["is no operator's insurance", { kind: 'INSURANCE', mostPerSeat: 1 }, 'kind PLATFORM_ONLY'],
    [
      "is no platform's flexible ticket",
      { kind: 'FLEX', operatorId: null, mostPerSeat: 1 },
      'operatorId OPERATOR_ONLY',
    ],
    ['insures a seat once', { kind: 'INSURANCE', operatorId: null }, 'mostPerSeat ONCE_A_SEAT'],
    ['costs something', { fixed: 0 }, 'fixed NO_PRICE'],
    ['costs what can be paid', { currency: 'KHR', fixed: 150 }, 'fixed RANGE'],
    ['costs no more than half the seat', { percent: 5001 }, 'percent MAX'],
    ['costs no less than nothing', { fixed: -1 }, 'fixed MIN'],
    ['is had so often at most', { mostPerSeat: 11 }, 'mostPerSeat MAX'],
    ['has a currency that books are kept in', { currency: 'EUR' }, 'currency MATCHES'],
    ['is sold on what runs', { transportTypes: ['PLANE'] }, 'transportTypes UNKNOWN'],
    ['is of an operator that there is', { operatorId: '77' }, 'operatorId UNKNOWN'],
    ['has an English name', { names: { km: 'កាបូប', en: '' } }, 'names.en REQUIRED'],
  ])('%s', async (_, more, problem) => {
    expect(wrong(await made(more))).toEqual([problem]);
  });

  test('stays of its kind, its operator and its currency; all else may be said otherwise', async () => {
    const { id } = await made();
    const saved = (more: object) => ask('update', { id, version: 1, input: bag(more) });
    expect(wrong(await saved({ kind: 'OTHER', operatorId: null, currency: 'THB' }))).toEqual([
      'kind FIXED',
      'operatorId FIXED',
      'currency FIXED',
    ]);
    expect(await saved({ fixed: 250, mostPerSeat: 2 })).toMatchObject({ id, version: 2, fixed: 250, mostPerSeat: 2 });
    const sold = await terms(['1'], 'USD');
    expect(sold.find(({ addOnId }) => addOnId === id)).toMatchObject({ version: 2, fixed: 250 });
  });

  test.each([
    ['of no kind', `kind = 'PLANE'`, 'add_on_kind_check'],
    ['of no currency', `currency = 'EUR'`, 'add_on_currency_check'],
    ['that costs nothing', 'fixed = null, percent = 0', 'add_on_price_check'],
    ['that costs less than nothing', 'fixed = -1, percent = 10', 'add_on_fixed_check'],
    ['that costs more than half', 'percent = 5001', 'add_on_percent_check'],
    ['without number', 'most_per_seat = 0', 'add_on_most_per_seat_check'],
    ['of two flexible tickets on a seat', `kind = 'FLEX', most_per_seat = 2`, 'add_on_once_a_seat_check'],
    ['that is flexible for nobody', `kind = 'FLEX', most_per_seat = 1, operator_id = null`, 'add_on_flex_check'],
    ["of an operator's insurance", `kind = 'INSURANCE', most_per_seat = 1`, 'add_on_insurance_check'],
  ])('%s is nowhere', async (_, change, constraint) => {
    const { id } = await made();
    await expect(world.outside.change(`update add_on set ${change} where id = $1`, [id])).rejects.toMatchObject({
      constraint,
    });
  });
});

describe('whose it is', () => {
  test("an operator's staff sees the platform's, and looks after its own alone", async () => {
    const [own, foreign, ofPlatform] = [
      await made(),
      await made({ operatorId: '2' }),
      await made({ operatorId: null }),
    ];
    expect(await ask('one', { id: own.id }, OF_OPERATOR)).toMatchObject({ mayChange: true });
    expect(await ask('one', { id: ofPlatform.id }, OF_OPERATOR)).toMatchObject({ mayChange: false });
    expect(await ask('one', { id: foreign.id }, OF_OPERATOR)).toBeNull();
    for (const { id } of [foreign, ofPlatform]) {
      expect(await ask('update', { id, version: 1, input: bag() }, OF_OPERATOR)).toMatchObject({
        code: 'RECORD_NOT_FOUND',
      });
      expect(await ask<NounReport>('end', { ids: [id], active: false }, OF_OPERATOR)).toMatchObject({ done: [] });
    }
    expect(await made({ fixed: 300 }, OF_OPERATOR)).toMatchObject({ operator: { id: '1' }, fixed: 300 });
    expect(await made({ kind: 'FLEX', mostPerSeat: 1 }, OF_OPERATOR)).toMatchObject({ kind: 'FLEX' });
    const { operatorId: _own, ...ours } = bag();
    expect(await ask('create', { input: ours })).toMatchObject({ operator: null });
  });

  test.each<[string, string | null, Viewer]>([
    ["an operator's staff makes none of another", '2', OF_OPERATOR],
    ["an operator's staff makes none of the platform", null, OF_OPERATOR],
    ["a country's makes none of another country", '3', OF_CAMBODIA],
    ["a country's makes none of the platform, which every country sells", null, OF_CAMBODIA],
  ])('%s', async (_, operatorId, viewer) => {
    expect(wrong(await made({ operatorId }, viewer))).toEqual(['operatorId UNKNOWN']);
  });

  test("a country's staff makes those of the operators that are at home there", async () => {
    expect(await made({ operatorId: '2' }, OF_CAMBODIA)).toMatchObject({ operator: { id: '2' } });
  });

  test.each<[string, Viewer]>([
    ['a guest', guest()],
    ['who may not change prices', holding({ 'coupon.manage': 'all' })],
  ])('%s neither makes nor lists any', async (_, viewer) => {
    expect((await made({}, viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    expect((await ask('list', {}, viewer)).code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });
});
