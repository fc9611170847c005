import { describe, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable, of } from 'rxjs';
import { Kind } from 'graphql';
import { FindRecordsDocument } from './find-records.generated.js';
import { recordSource } from './find-records.js';
import { loadKinds, typeOf } from './kinds.js';

const kindsOf = async (...types: string[]) => (await loadKinds()).filter((kind) => types.includes(typeOf(kind)));
const page = (type: string, ...rows: object[]) => ({
  __typename: `${type}Page`,
  rows: rows.map((row) => ({ __typename: type, ...row })),
});
const ANSWER = {
  stopRecords: page(
    'StopRecord',
    { id: '7', name: 'Old Market', location: { __typename: 'RecordName', name: 'Kampot' }, operator: null },
    { id: '8', name: 'Airport', location: { __typename: 'RecordName', name: 'Airport' }, operator: null },
  ),
  lines: page('RouteRecord', {
    id: '31',
    name: 'Night bus',
    operator: { __typename: 'RecordName', name: 'Mekong Express' },
  }),
};

function asking() {
  const asked = jest.fn<(variables: Record<string, unknown>, signal: AbortSignal) => void>();
  const link = new ApolloLink((operation) => {
    asked(operation.variables, operation.getContext()['fetchOptions'].signal);
    return new Observable((observer) => {
      observer.next({ data: ANSWER });
      observer.complete();
    });
  });
  return { asked, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

test('every kind of records is in the question', async () => {
  const [operation] = FindRecordsDocument.definitions;
  const given = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  const asked = given.map(({ variable }) => variable.name.value);
  const kinds = await loadKinds();
  expect(kinds.length).toBeGreaterThan(20);
  for (const type of kinds.map(typeOf)) expect(asked).toContain(type[0]!.toLowerCase() + type.slice(1));
});

describe('what records are found', () => {
  test('stands by kind in the order of the kinds, with where and whose it is, and leads to its page', async () => {
    const { asked, client } = asking();
    const { signal } = new AbortController();
    const places = await recordSource(client, async () =>
      (await kindsOf('StopRecord', 'RouteRecord')).toSorted((a, b) => a.path.localeCompare(b.path)),
    )('ma', signal);
    expect(places.map(({ group, title, detail, to }) => [group.id, title, detail, to])).toEqual([
      ['RouteRecord', 'Night bus', 'Mekong Express', '/routes/31'],
      ['StopRecord', 'Old Market', 'Kampot', '/stops/7'],
      ['StopRecord', 'Airport', '', '/stops/8'],
    ]);
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'ma', stopRecord: true, routeRecord: true }),
      signal,
    );
    expect(Object.values(asked.mock.calls[0]![0]).filter((asks) => asks === true)).toHaveLength(2);
  });

  test('stands once, though coupons and promotions are of one type', async () => {
    const coupons = { ...page('CouponRecord', { id: '8', name: 'Festival' }) };
    const link = new ApolloLink(() => of({ data: { couponRecords: coupons } }));
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const places = await recordSource(client, () => kindsOf('CouponRecord'))('fest', new AbortController().signal);
    expect(places.map(({ title, to }) => [title, to])).toEqual([['Festival', '/coupons/8']]);
  });

  test('is nothing for who looks after none, and nobody is asked', async () => {
    const { asked, client } = asking();
    expect(await recordSource(client, () => Promise.resolve([]))('ma', new AbortController().signal)).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });
});
