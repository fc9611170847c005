import { describe, expect, jest, test } from '@jest/globals';
import { playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { aVisit, sent } from '../../../test/visit.js';
import { memberContext, type Member } from '../../session/member.js';
import { guardWith } from './guard-with.js';

async function enter(guard: string, member: Member | null | undefined, path: string) {
  const graph = playing({ EndSession: () => ({ logout: true }) });
  const context = aVisit({}, graph);
  context.set(memberContext, member);
  const request = sent(path);
  const params = path.startsWith('/kh/') ? { lang: 'kh' } : {};
  const next = jest.fn(async () => new Response('inside'));
  const args = { request, context, params, url: new URL(request.url) };
  const response = (await guardWith(guard)(args as never, next as never)) as Response;
  return {
    isInside: next.mock.calls.length === 1,
    location: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
    isNewDocument: response.headers.has('X-Remix-Reload-Document'),
    asked: graph.asked.map(({ name }) => name),
  };
}

describe('a guard', () => {
  test('of members sends a guest to the sign-in in his language, which knows the way back without prefix', async () => {
    expect(await enter('auth', null, '/kh/visits?page=2')).toMatchObject({
      isInside: false,
      location: '/kh/auth/login?redirectPath=%2Fvisits%3Fpage%3D2',
      cookies: [],
    });
  });

  test('of guests sends members to their landing, to the back office by a new document', async () => {
    expect(await enter('guest', aMember(), '/kh/auth/login')).toMatchObject({ location: '/kh/dashboard' });
    const admin = aMember({ roleId: 1, landing: '/admin' });
    expect(await enter('guest', admin, '/kh/auth/login')).toMatchObject({ location: '/admin', isNewDocument: true });
  });

  test('of the agency ends the session of whoever does not belong there', async () => {
    const found = await enter('agency', aMember(), '/agency');
    expect(found).toMatchObject({
      location: '/agent/login?redirectPath=%2Fagency&notice=restricted-agency',
      asked: ['EndSession'],
    });
    expect(found.cookies[0]).toMatch(/^token=; Path=\/; Max-Age=0/);
    expect(await enter('agency', aMember({ roleId: 3 }), '/agency')).toMatchObject({ isInside: true, asked: [] });
  });

  test('takes nobody for a guest because the user could not be fetched', async () => {
    await expect(enter('auth', undefined, '/visits')).rejects.toMatchObject({ init: { status: 503 } });
  });

  test('that nobody knows raises', async () => {
    await expect(enter('member', null, '/visits')).rejects.toThrow('Unknown access guard: member');
  });
});
