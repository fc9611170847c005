import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { makeClient } from './apollo.js';

const realFetch = globalThis.fetch;
const sent = jest.fn<(headers: Headers) => void>();
beforeEach(() => {
  sent.mockClear();
  globalThis.fetch = (_, init) => {
    sent(new Headers(init?.headers));
    const body = JSON.stringify({ data: { me: null } });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test.each([
  ['the back office', { channel: 'admin' }, 'admin'],
  ['the website', {}, null],
] as const)('calls of %s say through which door they come', async (_, facts, channel) => {
  await makeClient({ language: 'en', ...facts }).query({ query: gql('query Me { me { id } }') });
  expect(sent.mock.calls.at(-1)?.[0].get('x-channel')).toBe(channel);
});

test('money whose answer was lost is sent again under its key, under another once it was answered', async () => {
  const client = makeClient({ language: 'en', channel: 'admin' });
  const mutation = gql('mutation TopUpAgency { topUpAgency(amount: 1) { total } }');
  const answering = globalThis.fetch;
  const topUp = async (fetch: typeof globalThis.fetch) => {
    globalThis.fetch = fetch;
    await client.mutate({ mutation, variables: { amount: 1 } }).catch(() => undefined);
    return sent.mock.calls.at(-1)?.[0].get('idempotency-key');
  };
  const lost: typeof globalThis.fetch = async (...call) => {
    await answering(...call);
    throw new TypeError('Failed to fetch');
  };
  const [first, second, third] = [await topUp(lost), await topUp(answering), await topUp(answering)];
  expect([first, third]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.not.stringMatching(second!)]);
  expect(second).toBe(first);
});
