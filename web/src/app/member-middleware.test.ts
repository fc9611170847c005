import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { data } from 'react-router';
import { playing, type Played } from '../../test/graph.js';
import { aMember, aToken } from '../../test/member.js';
import { aVisit, NOW, sent } from '../../test/visit.js';
import { memberContext } from '../session/member.js';
import { visitContext } from '../session/visit.js';
import { memberMiddleware } from './member-middleware.js';

const FRESH = aToken(NOW + 600_000);
const OLD = aToken(NOW - 60_000);
const NEW = aToken(NOW + 900_000);
const renewed = () => ({ refreshToken: { __typename: 'Session', token: NEW } });
const ended = () => ({ refreshToken: { __typename: 'Refused', code: 'SESSION_ENDED' } });

/** What a page finds and what the browser is told, for a browser with these cookies. */
async function visit(cookie: string, played: Played, path = '/faq') {
  const graph = playing(played);
  const context = aVisit({ headers: { authorization: 'Bearer sent' } }, graph);
  const request = sent(path, undefined, cookie);
  const next = jest.fn(async () => new Response('the page'));
  const args = { request, context, params: {}, url: new URL(request.url) };
  const response = (await memberMiddleware(args as never, next as never)) as Response;
  return {
    member: context.get(memberContext),
    authorization: context.get(visitContext).headers['authorization'],
    cookies: response.headers.getSetCookie(),
    asked: graph.asked.map(({ name }) => name),
    shown: next.mock.calls.length === 1,
    location: response.headers.get('location'),
  };
}
afterEach(() => void jest.useRealTimers());

describe('a visitor', () => {
  test('without a token is a guest, and nobody is asked', async () => {
    expect(await visit('language=en', {})).toMatchObject({ member: null, asked: [], shown: true });
  });

  test('with a token is fetched once', async () => {
    const found = await visit(`token=${FRESH}`, { Member: () => ({ me: aMember() }) });
    expect(found).toMatchObject({ member: aMember(), asked: ['Member'], cookies: [], authorization: 'Bearer sent' });
  });

  test('with a token leaves no page in the browser, which would show it after the sign-out', async () => {
    const page = () => new Response('the page', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    const cacheOf = async (cookie: string) => {
      const request = sent('/dashboard', undefined, cookie);
      const context = aVisit({}, playing({ Member: () => ({ me: aMember() }) }));
      const args = { request, context, params: {}, url: new URL(request.url) };
      const response = (await memberMiddleware(args as never, (async () => page()) as never)) as Response;
      return response.headers.get('Cache-Control');
    };
    expect([await cacheOf(`token=${FRESH}`), await cacheOf('language=en')]).toEqual(['no-store', null]);
  });

  test('whose token is too old gets a new one before anything is asked with it, kept as long as the old one', async () => {
    const found = await visit(`token=${OLD}; remember=1`, { Member: () => ({ me: aMember() }), RenewSession: renewed });
    expect(found).toMatchObject({ asked: ['RenewSession', 'Member'], authorization: `Bearer ${NEW}`, shown: true });
    expect(found.cookies).toEqual([
      expect.stringMatching(new RegExp(`^token=${NEW}; Path=/; Max-Age=31536000; SameSite=Lax`)),
      expect.stringMatching(/^remember=1; Path=\/; Max-Age=31536000/),
    ]);
  });

  test('whose user cannot be found gets one new token, and the same request again', async () => {
    let times = 0;
    const found = await visit(`token=${FRESH}`, {
      Member: () => ({ me: ++times === 1 ? null : aMember() }),
      RenewSession: renewed,
    });
    expect(found).toMatchObject({ member: aMember(), asked: ['Member', 'RenewSession', 'Member'] });
    expect(found.cookies[0]).toMatch(/Max-Age=604800/);
  });

  test('whose session is over is a guest from here on, and the token is forgotten', async () => {
    const found = await visit(`token=${FRESH}`, { Member: () => ({ me: null }), RenewSession: ended });
    expect(found).toMatchObject({ member: null, authorization: undefined, shown: true });
    expect(found.cookies).toEqual([
      expect.stringMatching(/^token=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^remember=; Path=\/; Max-Age=0/),
    ]);
  });

  test('whose user cannot be fetched is neither taken for a guest nor logged out', async () => {
    const found = await visit(`token=${FRESH}`, {
      Member: () => {
        throw data(null, { status: 503 });
      },
    });
    expect(found).toMatchObject({ member: undefined, cookies: [], shown: true });
  });

  test('whose token cannot be renewed now is neither taken for a guest nor logged out', async () => {
    const found = await visit(`token=${OLD}`, {
      RenewSession: () => {
        throw data(null, { status: 503 });
      },
    });
    expect(found).toMatchObject({ member: undefined, cookies: [], shown: true });
  });

  test('waits five seconds for a new token and no longer', async () => {
    jest.useFakeTimers();
    const graph = { execute: () => new Promise<never>(() => undefined) };
    const context = aVisit({}, graph);
    const request = sent('/faq', undefined, `token=${OLD}`);
    const args = { request, context, params: {}, url: new URL(request.url) };
    const answer = memberMiddleware(args as never, (async () => new Response()) as never) as Promise<Response>;
    await jest.advanceTimersByTimeAsync(4999);
    expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect((await answer).headers.getSetCookie()[0]).toMatch(/^token=;/);
  });

  test.each([
    ['/dashboard', '/password/change'],
    ['/', '/password/change'],
    ['/password/change', null],
    ['/logout', null],
  ])('who has to change the password: %s leads to %s', async (path, location) => {
    const played = { Member: () => ({ me: aMember({ mustChangePassword: true }) }) };
    const found = await visit(`token=${FRESH}`, played, path);
    expect([found.location, found.shown]).toEqual([location, location === null]);
  });
});
