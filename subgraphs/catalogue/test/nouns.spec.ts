import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { scopesOfNoun } from '@naga/server-kit/crud/noun.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { nounDocuments } from '@naga/server-kit/testing/noun-documents.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, SCOPES, type Scope, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { nouns } from '../src/nouns.js';
import { samples } from './noun-samples.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const mekong = market.operator('mekong');
market.departure(market.route(mekong, stops), ['07:30', '10:30']);

const users: Transport = {
  send: () =>
    Promise.resolve({
      data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
    }),
};
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { users } });
});
afterAll(() => catalogue.close());

interface Row {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly code?: string;
  readonly [field: string]: unknown;
}
interface Page {
  readonly total: number;
  readonly next: string | null;
  readonly rows: readonly Row[];
}
interface Report {
  readonly done: readonly string[];
  readonly failed: readonly { id: string; code: string }[];
}

const holding = (grants: Record<string, Scope>, more: object = {}): Viewer => ({
  ...guest({ grants }),
  kind: 'user',
  userId: '9',
  roleId: 1,
  ...more,
});
const OF_SCOPE: Readonly<Record<string, object>> = {
  operator: { operatorId: mekong },
  country: { countryCode: 'KH' },
  branch: { operatorId: mekong, branchId: '1' },
};

test('each noun has a sample, so that it goes through all that follows', () => {
  expect(nouns.map(({ name }) => name)).toEqual([...samples.keys()]);
});

describe.each(nouns.map((noun): [string, Noun] => [noun.name, noun]))('%s', (name, noun) => {
  const sample = samples.get(name)!;
  const admin = holding({ [noun.permission]: 'all' });
  async function ask<T>(what: keyof ReturnType<typeof nounDocuments>, variables: object, viewer = admin): Promise<T> {
    const document = nounDocuments(catalogue.subgraph.schema, noun)[what];
    const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
    return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as T);
  }
  const add = (n: number, viewer = admin) => ask<Row>('create', { input: sample(n) }, viewer);
  const listed = (variables: object = {}, viewer = admin) => ask<Page>('list', variables, viewer);

  test('a record is made, read, listed and found by its words', async () => {
    const made = await add(1);
    expect(made).toMatchObject({ ...sample(1), version: 1 });
    expect(await ask('one', { id: made.id })).toEqual({ ...made, __typename: undefined });
    const { rows } = await listed({ filter: { ids: [made.id] } });
    expect(rows).toEqual([await ask('one', { id: made.id })]);
    const found = await listed({ filter: { text: made.name.toUpperCase() } });
    expect(found.rows.map(({ id }) => id)).toContain(made.id);
    expect((await listed({ filter: { text: 'no such words' } })).total).toBe(0);
  });

  test('what is wrong is said at its field, all of it at once', async () => {
    const required = Object.entries(noun.fields).filter(([, { optional, output }]) => !optional && output() === String);
    const empty = Object.fromEntries(required.map(([field]) => [field, ' ']));
    const answer = await ask<{ fields: { path: string; code: string }[] }>('create', {
      input: { ...sample(2), ...empty },
    });
    expect(required.length === 0 ? [] : answer.fields.map(({ path, code }) => [path, code])).toEqual(
      required.map(([field]) => [field, 'REQUIRED']),
    );
  });

  test('it is sorted by each field that says so, both ways, and read page by page', async () => {
    for (let n = 3; n < 8; n++) await add(n);
    const orders = ['', ...Object.keys(noun.fields).filter((field) => noun.fields[field]!.sorted)];
    for (const field of orders) {
      const order = field === '' ? null : field.replace(/[A-Z]/g, '_$&').toUpperCase();
      const up = await listed({ order, pageSize: 100 });
      const down = await listed({ order, pageSize: 100, descending: true });
      expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).reverse());
      const walked: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page: Page = await listed({ order, pageSize: 2, ...(after && { after }) });
        walked.push(...page.rows.map(({ id }) => id));
        after = page.next;
      }
      expect(walked).toEqual(up.rows.map(({ id }) => id));
    }
  });

  test('a page costs as many statements for a hundred rows as for one', async () => {
    // Who keeps the catalogue in memory reads what was changed before.
    await catalogue.subgraph.services.catalogue.settled();
    const cost = async (pageSize: number) => (await statementsOf(() => listed({ pageSize }))).length;
    expect(await cost(100)).toBe(await cost(1));
  });

  test('it is saved in the version that was read: of two who save at once one is told, and a repeated one is not', async () => {
    const { id } = await add(10);
    const save = (n: number, version = 1) =>
      ask<Row>('update', { id, version, input: { ...sample(n), ...fixedOf(10) } });
    const answers = await Promise.all([save(11), save(12)]);
    expect(answers.map(({ code, version }) => (version === 2 ? 'saved' : code)).sort()).toEqual([
      'CHANGED_MEANWHILE',
      'saved',
    ]);
    expect(answers.find(({ code }) => code === 'CHANGED_MEANWHILE')).toMatchObject({ facts: { by: 'Bopha Chea' } });
    const saved = answers.findIndex(({ version }) => version === 2);
    expect(await save(11 + saved)).toMatchObject({ version: 2 });
    expect(await ask('update', { id: '999999999', version: 1, input: sample(13) })).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  });
  const fixedOf = (n: number) =>
    Object.fromEntries(Object.entries(sample(n)).filter(([field]) => noun.fields[field]!.fixed));

  test('what is unique or refers to nothing is refused at its field', async () => {
    for (const [field, { of }] of Object.entries(noun.fields)) {
      if (of === undefined) continue;
      expect(await ask('create', { input: { ...sample(20), [field]: '999999999' } })).toMatchObject({
        fields: [{ path: field, code: 'UNKNOWN' }],
      });
    }
  });

  test('it ends, and every change of it was written down', async () => {
    const [first, second] = [await add(30), await add(31)];
    const report = await ask<Report>('end', { ids: [first.id, '999999999', second.id] });
    expect(report.done).toEqual([first.id, second.id]);
    expect(report.failed).toMatchObject([{ id: '999999999', code: 'RECORD_NOT_FOUND' }]);
    const entries = await catalogue.outside.rows<{ action: string; by: string }>(
      'select action, actor_user_id::text as by from audit_entry where entity = $1 and row_id = $2 order by at, id',
      [name, first.id],
    );
    expect(entries).toEqual([
      { action: 'insert', by: '9' },
      { action: noun.ends === 'removed' ? 'delete' : 'update', by: '9' },
    ]);
  });

  test('who may not look after it is refused, in each scope', async () => {
    const input = sample(40);
    for (const what of ['list', 'one', 'create', 'update', 'end'] as const) {
      const variables = { id: '1', ids: ['1'], version: 1, input };
      expect(await ask(what, variables, guest())).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await ask(what, variables, holding({ 'booking.view': 'all' }))).toMatchObject({ code: 'FORBIDDEN' });
    }
    for (const scope of SCOPES) {
      const mine = holding({ [noun.permission]: scope }, OF_SCOPE[scope]);
      const page = await listed({}, mine);
      expect(page.total === undefined ? 'refused' : 'let in').toBe(
        scopesOfNoun(noun).includes(scope) || scope === 'all' ? 'let in' : 'refused',
      );
    }
  });
});
