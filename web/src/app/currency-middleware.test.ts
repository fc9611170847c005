import { describe, expect, test } from '@jest/globals';
import { playing } from '../../test/graph.js';
import { aMember } from '../../test/member.js';
import { aVisit, sent } from '../../test/visit.js';
import { memberContext, type Member } from '../session/member.js';
import { visitContext, type Visit } from '../session/visit.js';
import { currencyMiddleware } from './currency-middleware.js';

/** What is answered, what the profile is told, and in which currency the page then shows prices. */
async function visit(path: string, member: Member | null | undefined = null, facts: Partial<Visit> = {}) {
  const graph = playing({ KeepCurrency: () => ({ updateProfile: { __typename: 'Me', id: '41' } }) });
  const context = aVisit(facts, graph);
  context.set(memberContext, member);
  const request = sent(path);
  const args = { request, context, params: {}, url: new URL(request.url) };
  const response = (await currencyMiddleware(args as never, async () => new Response('page'))) as Response;
  return {
    said: [response.status, response.headers.get('location'), response.headers.get('set-cookie')],
    kept: graph.asked.map(({ variables }) => variables),
    currency: context.get(visitContext).currency,
  };
}
const KHR = 'currency=KHR; Path=/; Max-Age=2592000; SameSite=Lax';
const NONE = 'currency=; Path=/; Max-Age=0; SameSite=Lax';

test.each([
  ['/faq?a=1&currency=KHR', '/faq?a=1', KHR],
  ['/kh/faq?currency=charged', '/kh/faq', NONE],
])('a chosen currency is kept for 30 days and goes from the address: %s', async (path, to, cookie) => {
  expect(await visit(path)).toMatchObject({ said: [302, to, cookie], kept: [] });
});

test.each(['/faq?currency=EUR', '/faq?currency='])(
  'a currency that is none of ours is nobody’s choice: %s',
  async (path) => {
    expect(await visit(path, aMember())).toMatchObject({ said: [200, null, null], kept: [] });
  },
);

describe('who is signed in', () => {
  test.each([
    ['KHR', 'KHR', KHR],
    ['charged', '', NONE],
  ])('keeps what he chooses on his profile, too: %s', async (said, currency, cookie) => {
    const found = await visit(`/faq?currency=${said}`, aMember({ currency: 'THB' }));
    expect(found).toMatchObject({ said: [302, '/faq', cookie], kept: [{ currency }] });
  });

  test('reads in the currency of his profile on another device, and in that of its cookie where he has none', async () => {
    expect(await visit('/faq', aMember({ currency: 'KHR' }))).toMatchObject({
      said: [200, null, null],
      currency: 'KHR',
    });
    expect(await visit('/faq', aMember({ currency: 'KHR' }), { currency: 'THB' })).toMatchObject({ currency: 'KHR' });
    expect(await visit('/faq', aMember(), { currency: 'THB' })).toMatchObject({ currency: 'THB' });
  });
});

test.each([
  ['acts for somebody', aMember({ impersonatedBy: 'Dara Sok', currency: 'KHR' })],
  ['is a guest', null],
  ['cannot be told now', undefined],
])('who %s reads in the currency of his own cookie, and changes no profile', async (_, member) => {
  expect(await visit('/faq', member, { currency: 'THB' })).toMatchObject({ currency: 'THB' });
  expect(await visit('/faq?currency=KHR', member)).toMatchObject({ said: [302, '/faq', KHR], kept: [] });
});
