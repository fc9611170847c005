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
