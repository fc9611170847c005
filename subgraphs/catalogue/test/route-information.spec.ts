import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { routeInformationNoun } from '../src/route-information/route-information.noun.js';
import { staff } from './staff.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const place = (slug: string, countryCode = 'KH') => market.place(slug, { names: { en: slug }, countryCode });
const [phnomPenh, kampot, kep] = ['phnom-penh', 'kampot', 'kep'].map((slug) => place(slug)) as [string, string, string];
const vientiane = place('vientiane', 'LA');
const stops = [phnomPenh, kampot].map((id) => market.stop(id, id));
market.departure(market.route(market.operator('mekong'), stops), ['07:30', '10:30']);
const PICTURE = 'a'.repeat(40);
const said = (title: string) => ({
  wayBackToo: false,
  title: { en: title, km: `${title} km` },
  about: { en: 'By the sea.\n\nPepper grows here.', km: 'តាមមាត់សមុទ្រ។' },
  advice: null,
  border: null,
  gallery: [],
  active: true,
});
market.rows.routeInformations.push(
  {
    ...said('The pepper road'),
    id: '1',
    fromLocationId: phnomPenh,
    toLocationId: kampot,
    wayBackToo: true,
    border: { en: 'None.' },
    gallery: [PICTURE],
  },
  { ...said('One way'), id: '2', fromLocationId: kampot, toLocationId: kep },
  { ...said('There'), id: '3', fromLocationId: phnomPenh, toLocationId: kep, wayBackToo: true },
  { ...said('And back'), id: '4', fromLocationId: kep, toLocationId: phnomPenh, wayBackToo: true },
  { ...said('Not yet'), id: '5', fromLocationId: vientiane, toLocationId: phnomPenh, wayBackToo: true, active: false },
);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const read = async (from: string, to: string, fields = 'title') =>
  (
    await ask<{ routeInformation: { title: string } | null }>(
      catalogue,
      `query ($from: String!, $to: String!) { routeInformation(from: $from, to: $to) { ${fields} } }`,
      { from, to },
      guest({ language: 'km' }),
    )
  ).routeInformation;

test('a way is described in the language of who reads, with its pictures', async () => {
  expect(await read('phnom-penh', 'kampot', 'id title about advice border gallery')).toEqual({
    id: '1',
    title: 'The pepper road km',
    about: 'តាមមាត់សមុទ្រ។',
    advice: null,
    border: 'None.',
    gallery: [`/files/catalogue/${PICTURE}.webp`],
  });
});

test.each([
  ['the way back reads what is said of it as well', 'kampot', 'phnom-penh', 'The pepper road km'],
  ['a place is known by its number', kampot, phnomPenh, 'The pepper road km'],
  ['what is said of one way alone is not read of the other', 'kep', 'kampot', undefined],
  ['two ways with texts of their own read those', 'phnom-penh', 'kep', 'There km'],
  ['and back', 'kep', 'phnom-penh', 'And back km'],
  ['what is switched off is not read', 'vientiane', 'phnom-penh', undefined],
  ['nor back', 'phnom-penh', 'vientiane', undefined],
  ['nobody wrote of it', 'vientiane', 'kep', undefined],
  ['a place that is none', 'phnom-penh', 'nowhere', undefined],
])('%s', async (_name, from, to, title) => {
  expect((await read(from, to))?.title).toBe(title);
});

const { active: _, ...WORDS } = said('Along the coast');
const create = async (input: object, viewer = staff('country', { countryCode: 'KH' })) => {
  const document = nounDocuments(catalogue.subgraph.schema, routeInformationNoun).create;
  const { errors } = await catalogue.run(document, { input: { ...WORDS, ...input } }, viewer);
  return errors?.[0]!.extensions;
};

test.each([
  ['a pair that has one', { fromLocationId: phnomPenh, toLocationId: kampot }, 'toLocationId', 'TAKEN'],
  ['a way that leads nowhere', { fromLocationId: kep, toLocationId: kep }, 'toLocationId', 'UNFIT'],
  [
    'a way that begins in another country',
    { fromLocationId: vientiane, toLocationId: kep },
    'fromLocationId',
    'UNKNOWN',
  ],
])('%s is refused at its field', async (_name, input, path, code) => {
  expect(await create(input)).toMatchObject({ fields: [{ path, code }] });
});

test('operators do not look after ways', async () => {
  expect(await create({ fromLocationId: kampot, toLocationId: vientiane }, staff('operator'))).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('what is written now is read at once, and its pair was changed then', async () => {
  const changedAt = async () =>
    (await ask<{ locationPairs: { changedAt: string }[] }>(catalogue, '{ locationPairs { changedAt } }'))
      .locationPairs[0]!.changedAt;
  const before = await changedAt();
  catalogue.clock.advance({ hours: 1 });
  const document = nounDocuments(catalogue.subgraph.schema, routeInformationNoun).update;
  const pair = { fromLocationId: phnomPenh, toLocationId: kampot };
  const { errors } = await catalogue.run(
    document,
    { id: '1', version: 1, input: { ...WORDS, ...pair } },
    staff('country', { countryCode: 'KH' }),
  );
  expect(errors).toBeUndefined();
  await catalogue.subgraph.services.catalogue.settled();
  expect((await read('phnom-penh', 'kampot'))?.title).toBe('Along the coast km');
  expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(before));
});
