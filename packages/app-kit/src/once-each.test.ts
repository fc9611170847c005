import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, gql, InMemoryCache, ServerError } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { buildSchema, getNamedType, isObjectType, isUnionType } from 'graphql';
import { of, throwError } from 'rxjs';
import { ONCE_EACH, onceEach } from './once-each.js';

const TOP_UP = gql`
  mutation TopUpAgency($amount: Int!) {
    topUpAgency(agencyId: "7", amount: $amount, currency: "USD", note: "Transfer") {
      __typename
    }
  }
`;
const RESEND = gql`
  mutation ResendTickets {
    resendTickets(bookingId: "7") {
      __typename
    }
  }
`;

/** As long as it waits in all for one that still runs. */
const WAITS_MS = 1000 + 2000 + 4000 + 8000;

type Outcome = 'done' | 'refused' | 'lost' | 'running' | 'away' | 'errors';
const answer = (__typename: string) => of({ data: { topUpAgency: { __typename } } });
const serverError = (status: number) =>
  throwError(() => new ServerError('x', { response: new Response('', { status }), bodyText: '' }));
const OUTCOMES: Record<Outcome, () => ReturnType<ApolloLink.RequestHandler>> = {
  done: () => answer('AgencyBalance'),
  refused: () => answer('Refused'),
  lost: () => throwError(() => new TypeError('Failed to fetch')),
  running: () => serverError(409),
  away: () => serverError(503),
  errors: () => of({ errors: [{ message: 'x' }] }),
};

/** A page of a tab: its client, with the outcomes of what it sends, and the keys it sent. */
function aPage(store: Storage, keys: unknown[]) {
  const outcomes: Outcome[] = [];
  const end = new ApolloLink((operation) => {
    keys.push(operation.getContext().headers?.['idempotency-key']);
    return OUTCOMES[outcomes.shift()!]();
  });
  const client = new ApolloClient({ link: ApolloLink.from([...onceEach(store), end]), cache: new InMemoryCache() });
  return async (amount: number, ...coming: Outcome[]) => {
    outcomes.push(...coming);
    const pressed = client.mutate({ mutation: TOP_UP, variables: { amount } }).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(WAITS_MS);
    await pressed;
    expect(outcomes).toEqual([]);
  };
}

/** Which of the keys are the same: a letter for each. */
const letters = (keys: readonly unknown[]) => keys.map((key) => 'abcdef'[keys.indexOf(key)]).join('');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('a write whose work is money', () => {
  test.each<[string, [number, ...Outcome[]][], string]>([
    [
      'a second time after an answer is another write',
      [
        [1, 'done'],
        [1, 'done'],
      ],
      'ab',
    ],
    [
      'pressed again after a lost answer it is the same, until one came',
      [
        [1, 'lost'],
        [1, 'lost'],
        [1, 'done'],
        [1, 'done'],
      ],
      'aaad',
    ],
    [
      'a refusal is an answer',
      [
        [1, 'refused'],
        [1, 'done'],
      ],
      'ab',
    ],
    [
      'a server that is away, or fails, has not answered',
      [
        [1, 'away'],
        [1, 'errors'],
        [1, 'done'],
        [1, 'done'],
      ],
      'aaad',
    ],
    [
      'other variables are another write, and leave the first waiting',
      [
        [1, 'lost'],
        [2, 'done'],
        [1, 'done'],
      ],
      'aba',
    ],
    [
      'one that still runs is asked for again',
      [
        [1, 'running', 'running', 'done'],
        [1, 'done'],
      ],
      'aaad',
    ],
    [
      'not for ever',
      [
        [1, 'running', 'running', 'running', 'running', 'running'],
        [1, 'done'],
      ],
      'aaaaaa',
    ],
  ])('%s', async (_, presses, expected) => {
    const keys: unknown[] = [];
    const press = aPage(sessionStorage, keys);
    for (const one of presses) await press(...one);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(letters(keys)).toBe(expected);
  });

  test('is the same one after a reload, and another one in another tab', async () => {
    const keys: unknown[] = [];
    await aPage(sessionStorage, keys)(1, 'lost');
    await aPage(sessionStorage, keys)(1, 'lost');
    const another = new Map<string, string>();
    const otherTab = {
      getItem: (name: string) => another.get(name) ?? null,
      setItem: (name: string, value: string) => void another.set(name, value),
      removeItem: (name: string) => void another.delete(name),
    } as Storage;
    await aPage(otherTab, keys)(1, 'done');
    expect(letters(keys)).toBe('aac');
    expect([another.size, sessionStorage.length]).toEqual([0, 1]);
  });

  test('keeps nothing once it was answered', async () => {
    await aPage(sessionStorage, [])(1, 'done');
    expect(sessionStorage).toHaveLength(0);
  });
});

test('what finds its work done carries no key', async () => {
  const sent: unknown[] = [];
  const end = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers);
    return of({ data: { resendTickets: { __typename: 'Booking' } } });
  });
  const link = ApolloLink.from([...onceEach(sessionStorage), end]);
  await new ApolloClient({ link, cache: new InMemoryCache() }).mutate({ mutation: RESEND });
  expect([sent, sessionStorage.length]).toEqual([[undefined], 0]);
});

test('each is a mutation of the graph, and answers no token', () => {
  const contract = new URL('../../../schema/api.graphql', import.meta.url);
  const schema = buildSchema(readFileSync(contract, 'utf8'), { assumeValid: true, assumeValidSDL: true });
  const mutations = schema.getMutationType()!.getFields();
  for (const name of ONCE_EACH) {
    const answered = getNamedType(mutations[name]!.type);
    const types = isUnionType(answered) ? answered.getTypes() : [answered];
    const fields = types.flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : []));
    expect([name, fields.filter((field) => /token|secret|password/i.test(field))]).toEqual([name, []]);
  }
});
