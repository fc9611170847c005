import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const GIVE = `mutation ($id: ID!, $rating: Int!, $words: String) { answer: giveFeedback(bookingId: $id, rating: $rating, words: $words) {
  __typename ... on Feedback { rating words language changedAt } ... on Refused { code } } }`;
const ON = `query ($id: ID!) { answer: feedbackOn(bookingId: $id) { rating words } }`;
const LIST = `query ($ratingUpTo: Int, $withWords: Boolean, $text: String, $pageSize: Int) {
  answer: feedback(ratingUpTo: $ratingUpTo, withWords: $withWords, text: $text, pageSize: $pageSize) { total average rows { bookingId pnr rating words } } }`;

type Answer = Record<string, unknown>;
const give = (traveller: Traveller, rating: number, words: string | null = null) =>
  traveller.raw(GIVE, { id: traveller.bookingId, rating, words });
const said = async (traveller: Traveller, rating: number, words: string | null = null): Promise<Answer> => {
  const { data, errors } = await give(traveller, rating, words);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { answer: Answer }).answer;
};

async function aBuyer(): Promise<Traveller> {
  const traveller = world.aTraveller();
  await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
  return traveller;
}
const moderator = (scope: 'country' | 'all', more: { countryCode?: string } = {}) =>
  world.aUser({ userId: '901', roleId: scope === 'all' ? 1 : 11, grants: { 'review.moderate': scope }, ...more });

describe('who has bought', () => {
  test('says how it went, and says it anew in its place', async () => {
    const buyer = await aBuyer();
    expect(await buyer.ask(ON, { id: buyer.bookingId })).toBeNull();
    expect(await said(buyer, 4, '  Easy  ')).toEqual({
      __typename: 'Feedback',
      rating: 4,
      words: 'Easy',
      language: 'en',
      changedAt: null,
    });
    expect(await said(buyer, 5)).toMatchObject({ rating: 5, words: null, changedAt: expect.any(String) });
    expect(await buyer.ask(ON, { id: buyer.bookingId })).toEqual({ rating: 5, words: null });
    const events = await world.rows(`select 1 from booking_event where booking_id = $1 and type = 'feedback.given'`, [
      buyer.bookingId,
    ]);
    expect(events).toHaveLength(1);
  });

  test.each([
    [0, null, 'rating'],
    [6, null, 'rating'],
    [3, 'x'.repeat(1001), 'words'],
  ])('with %s stars and such words is told where it does not fit', async (rating, words, path) => {
    const { errors } = await give(await aBuyer(), rating, words);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  test('is forgotten with his words, which he had taken along', async () => {
    const buyer = await aBuyer();
    await said(buyer, 2, 'My name is Dara');
    await world.test.outside.change('update booking set forget_at = to_timestamp(0) where id = $1', [buyer.bookingId]);
    await world.test.subgraph.runJob('forget-people');
    expect(await world.rows('select rating, words from feedback where booking_id = $1', [buyer.bookingId])).toEqual([
      { rating: 2, words: null },
    ]);
  });
});

test('who only holds seats, or another’s booking, says nothing of it', async () => {
  const holder = world.aTraveller();
  await holder.holds(world.aDeparture().leg(), [seat('1A')]);
  expect(await said(holder, 5)).toEqual({ __typename: 'Refused', code: 'NOTHING_BOUGHT' });
  const stranger = world.aTraveller();
  stranger.bookingId = (await aBuyer()).bookingId;
  expect(await said(stranger, 1)).toEqual({ __typename: 'Refused', code: 'BOOKING_NOT_FOUND' });
  expect(await stranger.ask(ON, { id: stranger.bookingId })).toBeNull();
});

test('who only looks after a booking neither reads what its buyer said nor says it for him', async () => {
  const buyer = await aBuyer();
  await said(buyer, 1, 'The bus was late');
  const [departure] = await world.rows<{ operatorId: string }>(
    'select operator_id::text as "operatorId" from leg where booking_id = $1',
    [buyer.bookingId],
  );
  for (const scope of ['operator', 'all'] as const) {
    const grants = { 'booking.view': scope, 'booking.edit': scope };
    const staff = world.aUser({ userId: '903', roleId: scope === 'all' ? 7 : 4, ...departure, grants });
    expect(await staff.ask(ON, { id: buyer.bookingId })).toBeNull();
    staff.bookingId = buyer.bookingId;
    expect(await said(staff, 5)).toEqual({ __typename: 'Refused', code: 'BOOKING_NOT_FOUND' });
  }
  expect(await buyer.ask(ON, { id: buyer.bookingId })).toEqual({ rating: 1, words: 'The bus was late' });
});

describe('the platform’s people', () => {
  test('read it, newest first, by stars and words, in three statements', async () => {
    const [first, second] = [await aBuyer(), await aBuyer()];
    await said(first, 1, 'The zebra page was slow');
    await said(second, 3, 'The zebra page was fine');
    const admin = moderator('all');
    const all = await admin.ask<{ total: number; average: number; rows: Answer[] }>(LIST, { text: 'ZEBRA' });
    expect(all).toMatchObject({ total: 2, average: 2, rows: [{ rating: 3 }, { rating: 1 }] });
    expect(await admin.ask(LIST, { text: 'zebra', ratingUpTo: 2 })).toMatchObject({ total: 1, rows: [{ rating: 1 }] });
    expect(await admin.ask(LIST, { text: 'zebra', withWords: false })).toMatchObject({ total: 0, average: null });
    expect(await admin.ask(LIST, { text: String(all.rows[0]!['pnr']) })).toMatchObject({ total: 1 });
    expect(await statementsOf(() => admin.ask(LIST, {}))).toHaveLength(3);
    // As many as a file asks for at a time.
    expect(await admin.ask(LIST, { text: 'zebra', pageSize: 200 })).toMatchObject({ total: 2 });
  });

  test('of a country read that of its operators’ bookings only; operators read none', async () => {
    const buyer = await aBuyer();
    await said(buyer, 5, 'A giraffe');
    expect(await moderator('country', { countryCode: 'KH' }).ask(LIST, { text: 'giraffe' })).toMatchObject({
      total: 1,
    });
    expect(await moderator('country', { countryCode: 'LA' }).ask(LIST, { text: 'giraffe' })).toMatchObject({
      total: 0,
    });
    const operator = world.aUser({ userId: '902', roleId: 4, operatorId: '7', grants: { 'review.reply': 'operator' } });
    expect((await operator.raw(LIST, {})).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
