import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importMarket } from '../src/market/import-market.command.js';
import definition from '../src/subgraph.js';

interface Row {
  id: string;
  slug: string;
  citySlug: string;
  nights: number;
  durationMinutes: number;
  rating: number | null;
  reviewCount: number;
  autoDiscount: number;
  category: { slug: string; experienceCount: number };
  prices: { adult: { amount: number } };
}
interface Listed {
  experiences: { total: number; rows: Row[] };
}

let world: TestSubgraph<undefined>;
beforeAll(async () => {
  world = await startTestSubgraph(definition);
  await importMarket(world.subgraph.contextFor(guest()), world.clock.now());
});
afterAll(() => world.close());

const LIST = `query ($filter: ExperienceFilterInput, $sort: ExperienceSort! = POPULAR, $page: Int! = 1, $pageSize: Int! = 24) {
  experiences(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    total rows { id slug title citySlug kind nights durationMinutes rating reviewCount autoDiscount
      category { slug name experienceCount } prices { adult { amount currency } } }
  } }`;

async function list(variables: object, viewer = guest()) {
  const { data, errors } = await world.run<Listed, object>(LIST, variables, viewer);
  expect(errors).toBeUndefined();
  return data!.experiences;
}
const slugs = async (variables: object) => (await list(variables)).rows.map(({ slug }) => slug);
const idOf = async (text: string) => (await list({ filter: { text } })).rows[0]!.id;

const PRICE = `query ($id: ID!, $guests: ExperienceGuestsInput!) { experiencePrice(id: $id, guests: $guests) {
  lines { kind count unit { amount } amount { amount } } discount { amount currency } total { amount currency } } }`;

test('entities and tables say the same', async () => {
  expect(await schemaDrift(world.subgraph.database)).toEqual([]);
});

describe('the demonstration market', () => {
  test('is loaded into empty tables only', async () => {
    const before = (await list({})).total;
    expect(before).toBeGreaterThanOrEqual(20);
    expect(await importMarket(world.subgraph.contextFor(guest()), world.clock.now())).toBe(false);
    expect((await list({})).total).toBe(before);
  });

  test('has a title, a summary and a description in every language', async () => {
    const query = `{ experiences(pageSize: 100) { rows { title summary description meetingPoint terms cityName
      titles { en km th vi es } } } }`;
    for (const language of LANGUAGES) {
      const { data } = await world.run<{ experiences: { rows: Record<string, string>[] } }, object>(
        query,
        {},
        guest({ language }),
      );
      for (const { titles, ...row } of data!.experiences.rows) {
        expect(row['title']).toBe((titles as unknown as Record<string, string>)[language]);
        expect(Object.values(row).every((text) => text.length > 0)).toBe(true);
      }
    }
  });
});

describe('the list', () => {
  test('is filtered by city, category and kind, and counts what it found', async () => {
    const kampot = await list({ filter: { citySlug: 'kampot' } });
    expect(kampot.total).toBe(kampot.rows.length);
    expect(new Set(kampot.rows.map(({ citySlug }) => citySlug))).toEqual(new Set(['kampot']));
    expect(await slugs({ filter: { citySlug: 'kampot', kind: 'PACKAGE' } })).toEqual(['kampot-riverside-retreat']);
    const boats = await list({ filter: { categorySlug: 'boat' } });
    expect(boats.rows[0]).toMatchObject({ category: { slug: 'boat', experienceCount: boats.total } });
    expect(await slugs({ filter: { citySlug: 'atlantis' } })).toEqual([]);
  });

  test.each([
    ['a word of the title', 'fireflies', 'kampot-river-fireflies'],
    ['a misspelt word', 'firefleis', 'kampot-river-fireflies'],
    ['the Khmer title', 'អំពិលអំពែក', 'kampot-river-fireflies'],
    ['the Thai title', 'หิ่งห้อย', 'kampot-river-fireflies'],
    ['Vietnamese without its marks', 'dom dom', 'kampot-river-fireflies'],
    ['Spanish in capitals', 'LUCIÉRNAGAS', 'kampot-river-fireflies'],
  ])('is searched by %s', async (_, text, slug) => expect((await slugs({ filter: { text } }))[0]).toBe(slug));

  test('is sorted as asked', async () => {
    const by = async (sort: string, value: (row: Row) => number) =>
      (await list({ sort, pageSize: 100 })).rows.map(value);
    const price = (row: Row) => row.prices.adult.amount * (100 - row.autoDiscount);
    const up = (values: number[]) => [...values].sort((a, b) => a - b);
    const prices = await by('PRICE', price);
    expect(prices).toEqual(up(prices));
    const ratings = await by('RATING', (row) => -(row.rating ?? -9));
    expect(ratings).toEqual(up(ratings));
    const durations = await by('DURATION', (row) => row.nights * 10_000 + row.durationMinutes);
    expect(durations).toEqual(up(durations));
    const reviews = await by('POPULAR', (row) => -row.reviewCount);
    expect(reviews).toEqual(up(reviews));
  });

  test('comes in pages that do not overlap', async () => {
    const [first, second] = await Promise.all([slugs({ pageSize: 5 }), slugs({ page: 2, pageSize: 5 })]);
    expect(new Set([...first!, ...second!]).size).toBe(10);
  });

  test.each([
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ filter: { text: 'x'.repeat(101) } }, 'text'],
  ])('%j is refused by name', async (variables, path) => {
    const { errors } = await world.run(LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  test('takes two statements, however long the page', async () => {
    const counts = [];
    for (const pageSize of [1, 100]) {
      counts.push((await statementsOf(() => list({ pageSize, filter: { text: 'a\u0000' } }))).length);
    }
    expect(counts).toEqual([2, 2]);
  });
});

describe('one experience', () => {
  test('is read with all its fields, in the language of the reader', async () => {
    const query = `query ($id: ID!) { experience(id: $id) { slug title description terms cityName citySlug maxGuests
      latitude longitude includes imageHue prices { adult { amount } senior { amount } child { amount } infant { amount } } } }`;
    const id = await idOf('bokor mountain');
    const { data } = await world.run<{ experience: object }, object>(query, { id }, guest({ language: 'km' }));
    expect(data!.experience).toMatchObject({
      slug: 'bokor-mountain-day',
      title: 'ភ្នំបូកគោដោយរថយន្ត',
      cityName: 'កំពត',
      prices: { adult: { amount: 2600 }, senior: { amount: 2400 }, child: { amount: 1700 }, infant: { amount: 0 } },
    });
  });

  test.each(['0', '999999', 'x', '-1', '1; drop table experience', '9'.repeat(40)])('%s is unknown', async (id) => {
    expect((await world.run('query ($id: ID!) { experience(id: $id) { id } }', { id })).data).toEqual({
      experience: null,
    });
  });

  test('references of a whole list cost one statement', async () => {
    const ids = (await list({ pageSize: 10 })).rows.map(({ id }) => id);
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Experience { id title } } }';
    const r = [...ids, '424242'].map((id) => ({ __typename: 'Experience', id }));
    let answer: unknown;
    const statements = await statementsOf(async () => {
      answer = (await world.run(query, { r })).data;
    });
    expect(statements).toHaveLength(1);
    expect(answer).toMatchObject({ _entities: [...ids.map((id) => ({ id })), null] });
  });
});

describe('what is there', () => {
  test('cities and categories with the number of their experiences, one statement each', async () => {
    const { total } = await list({});
    for (const field of ['experienceCities', 'experienceCategories']) {
      const statements = await statementsOf(async () => {
        const { data } = await world.run<Record<string, { slug: string; experienceCount: number }[]>, object>(
          `{ ${field} { slug name experienceCount } }`,
        );
        expect(data![field]!.reduce((sum, { experienceCount }) => sum + experienceCount, 0)).toBe(total);
      });
      expect(statements).toHaveLength(1);
    }
  });
});

describe('the price', () => {
  test('is the sum of its lines minus the automatic discount, rounded per line', async () => {
    const { data } = await world.run(PRICE, { id: await idOf('bokor mountain'), guests: { adults: 2, children: 1 } });
    // 15 % of 52.00 is 7.80, of 17.00 is 2.55
    expect(data).toEqual({
      experiencePrice: {
        lines: [
          { kind: 'adult', count: 2, unit: { amount: 2600 }, amount: { amount: 5200 } },
          { kind: 'child', count: 1, unit: { amount: 1700 }, amount: { amount: 1700 } },
        ],
        discount: { amount: 1035, currency: 'USD' },
        total: { amount: 5865, currency: 'USD' },
      },
    });
  });

  test('is null for too many guests and for what is unknown', async () => {
    const id = await idOf('bokor mountain');
    const none = { data: { experiencePrice: null } };
    expect(await world.run(PRICE, { id, guests: { adults: 15 } })).toEqual(none);
    expect(await world.run(PRICE, { id: '424242', guests: {} })).toEqual(none);
  });

  test('refuses guests below nothing by name', async () => {
    const { errors } = await world.run(PRICE, { id: await idOf('bokor mountain'), guests: { adults: -1 } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: [{ path: 'adults', code: 'MIN' }] });
  });
});
