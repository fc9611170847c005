import { localMoment } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { untilWaiting } from '@naga/server-kit/testing/until-waiting.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { queueForRating } from '../src/review/tell-rating.js';
import { seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const EMAIL = 'sok.dara@example.com';
const FIELDS = `id authorName travelledOn fromName toName cleanliness punctuality busQuality professionalism average issues
  comments state answer operatorId`;
const WRITE = `mutation ($input: WriteReviewInput!) { answer: writeReview(input: $input) { __typename
  ... on OwnReview { ${FIELDS} } ... on Refused { code facts } } }`;
const RIDE = `query ($id: ID!, $email: String) { answer: rideToReview(ticketId: $id, email: $email) {
  operatorName travelled open authorName changeableUntil review { ${FIELDS} } } }`;
const READ = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 20) {
  answer: operatorReviews(operatorId: $id, page: $page, pageSize: $pageSize) {
    total rating cleanliness punctuality rows { id authorName average comments answer } } }`;
const LIST = `query ($filter: ReviewFilterInput) { answer: reviews(filter: $filter) {
  total rows { id state hiddenReason comments bookingId answer } } }`;
const ONE = 'query ($id: ID!) { answer: review(id: $id) { id state hiddenReason } }';
const STAFF = `__typename ... on StaffReview { id version state hiddenReason answer } ... on Refused { code facts }`;
const HIDE = `mutation ($id: ID!, $version: Int! = 1, $reason: String!) {
  answer: hideReview(id: $id, version: $version, reason: $reason) { ${STAFF} } }`;
const PUBLISH = `mutation ($id: ID!, $version: Int! = 1) {
  answer: publishReview(id: $id, version: $version) { ${STAFF} } }`;
const ANSWER = `mutation ($id: ID!, $version: Int! = 1, $text: String) {
  answer: answerReview(id: $id, version: $version, text: $text) { ${STAFF} } }`;

const MANY = 'id state doneCount changedCount undoneCount failed { id name code facts }';
const PUBLISH_MANY = `mutation ($ids: [ID!], $versions: [Int!], $filter: ReviewFilterInput) {
  answer: publishReviews(ids: $ids, versions: $versions, filter: $filter) { ${MANY} } }`;

const WAITED_FOR = `select wait_event as of from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' order by 1`;

const HIDE_MANY = `mutation ($ids: [ID!], $versions: [Int!], $filter: ReviewFilterInput, $reason: String! = " advertising ") {
  answer: hideReviews(ids: $ids, versions: $versions, filter: $filter, reason: $reason) { ${MANY} } }`;
const UNDO_MANY = `mutation ($id: ID!) { answer: undoReviewBulk(id: $id) { ... on BulkReport { ${MANY} } } }`;

interface Seen {
  readonly __typename: string;
  readonly id: string;
  readonly code: string;
  readonly state: string;
}
interface SeenPage {
  readonly total: number;
  readonly rating: number | null;
  readonly rows: { readonly id: string }[];
}

let operators = 500;
let operatorId: string;
beforeEach(() => {
  operatorId = String(operators++);
});

const FINE = { cleanliness: 5, punctuality: 4, busQuality: 4, professionalism: 4 };

/** A sold ride of this test's operator, ended as `state` says. */
async function aRide({ state = 'COMPLETED', seats = ['1A'] }: { state?: string; seats?: string[] } = {}) {
  const traveller = world.aTraveller();
  const date = addDays(localMoment(world.clock.now()).date, 3);
  const departure = world.aDeparture({ operatorId, date });
  const { id } = await traveller.buys(
    departure.leg(),
    seats.map((number) => seat(number)),
  );
  const { database } = world.test.subgraph.contextFor(service('booking'));
  await database.change('update part set state = $2 where booking_id = $1', [id, state]);
  const [ticket] = await world.rows<{ id: string }>(
    'select t.id from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1',
    [id],
  );
  return { traveller, bookingId: id, ticketId: ticket!.id };
}

const write = (ticketId: string, change: object = {}, as: Traveller = world.aTraveller()) =>
  as.ask<Seen>(WRITE, { input: { ticketId, email: EMAIL, ...FINE, ...change } });

const read = () => world.aTraveller().ask<SeenPage>(READ, { id: operatorId });

const rated = async () => {
  const sql = `select payload - 'at' as payload from outbox_event
    where type = 'operator.rated' and payload->>'operatorId' = $1 order by sequence desc limit 1`;
  return (await world.rows<{ payload: unknown }>(sql, [operatorId]))[0]?.payload;
};

const staff = (scope: 'all' | 'operator' | 'country', where: object = {}): Traveller =>
  world.aUser({
    userId: '900',
    roleId: 1,
    ...where,
    grants: { 'review.reply': scope, ...(scope !== 'operator' && { 'review.moderate': scope }) },
  } as Partial<Extract<Viewer, { kind: 'user' }>> & { userId: string });

describe('who has travelled', () => {
  test('says how it was, once a ride; the operator is rated by it and everybody reads it', async () => {
    const { ticketId } = await aRide();
    const link = { id: ticketId, email: EMAIL };
    expect(await world.aTraveller().ask(RIDE, link)).toEqual({
      operatorName: 'Mekong Express Line',
      travelled: true,
      open: true,
      authorName: 'Sok D.',
      changeableUntil: null,
      review: null,
    });
    const review = await write(ticketId, { issues: ['LUGGAGE', 'LUGGAGE'], comments: '  Clean and on time  ' });
    expect(review).toMatchObject({
      __typename: 'OwnReview',
      authorName: 'Sok D.',
      travelledOn: '2026-11-23',
      fromName: 'Phnom Penh',
      toName: 'Siem Reap',
      average: 4.3,
      issues: ['LUGGAGE'],
      comments: 'Clean and on time',
      state: 'PUBLISHED',
      operatorId,
    });
    expect(await world.aTraveller().ask(RIDE, link)).toMatchObject({
      changeableUntil: new Date(world.clock.now() + 7 * 86_400_000).toISOString(),
      review: { id: review.id },
    });
    expect(await read()).toMatchObject({ total: 1, rating: 4.3, cleanliness: 5, rows: [{ id: review.id }] });
    expect(await rated()).toEqual({ operatorId, rating: 4.3, reviewCount: 1 });
  });

  test('says it anew within a week, and not after', async () => {
    const { ticketId } = await aRide();
    const first = await write(ticketId);
    world.clock.advance({ days: 6 });
    const again = await write(ticketId, { cleanliness: 1 });
    expect(again).toMatchObject({ id: first.id, average: 3.3 });
    expect(await rated()).toEqual({ operatorId, rating: 3.3, reviewCount: 1 });
    world.clock.advance({ days: 1 });
    expect(await world.aTraveller().ask(RIDE, { id: ticketId, email: EMAIL })).toMatchObject({ open: false });
    expect(await write(ticketId)).toMatchObject({ code: 'REVIEW_CLOSED', facts: { until: expect.any(String) } });
    expect(await read()).toMatchObject({ total: 1, rating: 3.3 });
  });

  test('of two at once there is one review', async () => {
    const { ticketId } = await aRide();
    const answers = await Promise.all([write(ticketId), write(ticketId), write(ticketId)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rated()).toMatchObject({ reviewCount: 1 });
  });

  test('with an account needs no e-mail for what he bought himself', async () => {
    const { ticketId, bookingId } = await aRide();
    const { database } = world.test.subgraph.contextFor(service('booking'));
    await database.change('update booking set booked_by_user_id = 4711 where id = $1', [bookingId]);
    const [owner, other] = ['4711', '4712'].map((userId) => world.aUser({ userId }));
    expect(await write(ticketId, { email: null }, other)).toMatchObject({ code: 'TICKET_NOT_FOUND' });
    expect(await write(ticketId, { email: null }, owner)).toMatchObject({ __typename: 'OwnReview' });
  });

  test.each(['TICKETED', 'BOARDED', 'NO_SHOW', 'REFUNDED'])('is nobody whose seat is %s', async (state) => {
    const { ticketId } = await aRide({ state });
    expect(await world.aTraveller().ask(RIDE, { id: ticketId, email: EMAIL })).toMatchObject({ travelled: false });
    expect(await write(ticketId)).toMatchObject({ code: 'NOT_TRAVELLED' });
    expect(await read()).toMatchObject({ total: 0, rating: null });
  });

  test('is not known by another e-mail, another ticket or in the sandbox', async () => {
    const { ticketId } = await aRide();
    const sandbox = world.aTraveller({ mode: 'sandbox' });
    expect(await world.aTraveller().ask(RIDE, { id: ticketId, email: 'else@example.com' })).toBeNull();
    expect(await sandbox.ask(RIDE, { id: ticketId, email: EMAIL })).toBeNull();
    for (const wrong of [{ email: 'else@example.com' }, { email: null }, { ticketId: 'nothing' }])
      expect(await write(ticketId, wrong)).toMatchObject({ code: 'TICKET_NOT_FOUND' });
    expect(await write(ticketId, {}, sandbox)).toMatchObject({ code: 'TICKET_NOT_FOUND' });
  });

  test('rates from 1 to 5 and is told where it does not fit', async () => {
    const { ticketId } = await aRide();
    const input = { ticketId, email: EMAIL, ...FINE, punctuality: 6, comments: 'x'.repeat(2001) };
    const { errors } = await world.aTraveller().raw(WRITE, { input });
    const fields = errors?.[0]?.extensions['fields'] as { path: string }[];
    expect(fields.map(({ path }) => path)).toEqual(['input.punctuality', 'input.comments']);
  });
});

describe('staff', () => {
  test('looks first at what holds a way to reach people; then everybody reads it', async () => {
    const { ticketId } = await aRide();
    const { id } = await write(ticketId, { comments: 'Cheaper at www.other-bus.com' });
    expect(await read()).toMatchObject({ total: 0 });
    expect(await rated()).toMatchObject({ reviewCount: 0, rating: null });
    const admin = staff('all');
    expect(await admin.ask(LIST, { filter: { state: 'WAITING', operatorId } })).toMatchObject({
      total: 1,
      rows: [{ id, state: 'WAITING' }],
    });
    expect(await admin.ask(PUBLISH, { id })).toMatchObject({ state: 'PUBLISHED' });
    expect(await read()).toMatchObject({ total: 1 });
    expect(await rated()).toMatchObject({ reviewCount: 1, rating: 4.3 });
  });

  test('takes a review off the page with a reason; worded anew it is looked at first', async () => {
    const { ticketId } = await aRide();
    const { id } = await write(ticketId, { comments: 'You are all thieves' });
    const admin = staff('all');
    expect(await admin.ask(HIDE, { id, reason: ' insults ' })).toMatchObject({
      state: 'HIDDEN',
      hiddenReason: 'insults',
    });
    expect(await read()).toMatchObject({ total: 0, rating: null });
    expect(await rated()).toMatchObject({ reviewCount: 0 });
    expect(await write(ticketId, { comments: 'We waited for an hour' })).toMatchObject({ state: 'WAITING' });
    for (const reason of [' ', 'x'.repeat(501)])
      expect((await admin.raw(HIDE, { id, reason })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  test('publishes many at once, those it chose or all that the list finds; what was hidden stays so, and is told', async () => {
    const ids: string[] = [];
    for (const comments of ['Fine', 'See www.a.com', 'See www.b.com', 'See www.c.com'])
      ids.push((await write((await aRide()).ticketId, { comments })).id);
    const [read, first, second, hidden] = ids as [string, string, string, string];
    const admin = staff('all');
    await admin.ask(HIDE, { id: hidden, reason: 'advertising' });
    const own = staff('operator', { roleId: 4, operatorId });
    expect((await own.raw(PUBLISH_MANY, { ids })).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const there = staff('country', { roleId: 11, countryCode: 'LA' });
    expect(await there.ask(PUBLISH_MANY, { ids: [first] })).toMatchObject({
      changedCount: 0,
      failed: [{ id: first, code: 'RECORD_NOT_FOUND' }],
    });
    expect(await admin.ask(PUBLISH_MANY, { ids: [read, first, hidden] })).toMatchObject({
      state: 'DONE',
      doneCount: 2,
      changedCount: 1,
      failed: [
        { id: hidden, name: expect.stringMatching(/^Mekong Express Line, 2026-/), code: 'REVIEW_HIDDEN', facts: {} },
      ],
    });
    expect(await rated()).toMatchObject({ reviewCount: 2 });
    expect(await admin.ask(PUBLISH_MANY, { filter: { operatorId, state: 'WAITING' } })).toMatchObject({
      changedCount: 1,
      failed: [],
    });
    expect(await admin.ask(ONE, { id: second })).toMatchObject({ state: 'PUBLISHED' });
    expect(await rated()).toMatchObject({ reviewCount: 3 });
  });

  test('publishes none of many that was worded anew since it was read, or since it was pressed', async () => {
    const rides = [await aRide(), await aRide()];
    const ids: string[] = [];
    for (const { ticketId } of rides) ids.push((await write(ticketId, { comments: 'See www.a.com' })).id);
    const anew = (of: number) => write(rides[of]!.ticketId, { comments: 'See www.b.com' });
    const [admin, facts] = [staff('all'), { by: null, at: expect.any(String), isGuest: true }];
    await anew(0);
    for (const versions of [[1], [1, 1, 1]])
      expect((await admin.raw(PUBLISH_MANY, { ids, versions })).errors?.[0]?.extensions['fields']).toMatchObject([
        { path: 'versions' },
      ]);
    expect(await admin.ask(PUBLISH_MANY, { ids: [ids[0]], versions: [1] })).toMatchObject({
      changedCount: 0,
      failed: [{ id: ids[0], code: 'CHANGED_MEANWHILE', facts }],
    });
    const { database } = world.test.subgraph;
    const pressed = await inRowTransaction(database, async (colleague) => {
      await colleague.rows('select 1 from review where id = $1 for update', [ids[1]]);
      const pressing = admin.ask(PUBLISH_MANY, { filter: { operatorId } });
      await untilWaiting(database, 1);
      await anew(0);
      return [pressing] as const;
    });
    expect(await pressed[0]).toMatchObject({
      changedCount: 1,
      failed: [{ id: ids[0], code: 'CHANGED_MEANWHILE', facts }],
    });
    expect(await admin.ask(ONE, { id: ids[0] })).toMatchObject({ state: 'WAITING' });
  });

  test('hides many for one reason, and is told it at its field; what was hidden before keeps its own', async () => {
    const ids: string[] = [];
    for (const comments of ['Fine', 'See www.a.com', 'See www.b.com'])
      ids.push((await write((await aRide()).ticketId, { comments })).id);
    const admin = staff('all');
    await admin.ask(HIDE, { id: ids[2], reason: 'insults' });
    for (const reason of [' ', 'x'.repeat(501)])
      expect((await admin.raw(HIDE_MANY, { ids, reason })).errors?.[0]?.extensions['fields']).toMatchObject([
        { path: 'reason' },
      ]);
    const own = staff('operator', { roleId: 4, operatorId });
    expect((await own.raw(HIDE_MANY, { ids })).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const there = staff('country', { roleId: 11, countryCode: 'LA' });
    expect(await there.ask(HIDE_MANY, { ids: [ids[0]] })).toMatchObject({
      changedCount: 0,
      failed: [{ id: ids[0], code: 'RECORD_NOT_FOUND' }],
    });
    expect(await admin.ask(HIDE_MANY, { filter: { operatorId } })).toMatchObject({ doneCount: 3, changedCount: 2 });
    expect(await Promise.all(ids.map((id) => admin.ask(ONE, { id })))).toEqual(
      ids.map((id, at) => ({ id, state: 'HIDDEN', hiddenReason: at === 2 ? 'insults' : 'advertising' })),
    );
    expect(await rated()).toMatchObject({ reviewCount: 0 });
  });

  test.each([
    ['hidden', HIDE_MANY, 'PUBLISHED'],
    ['published', PUBLISH_MANY, 'WAITING'],
  ])(
    'takes back what was %s: each is what it was, unless somebody has changed it since',
    async (_, mutation, state) => {
      const comments = state === 'WAITING' ? 'See www.a.com' : 'Fine';
      const rides = [await aRide(), await aRide()];
      const ids: string[] = [];
      for (const { ticketId } of rides) ids.push((await write(ticketId, { comments })).id);
      const admin = staff('all', { userId: '81' });
      const { id } = await admin.ask<Seen>(mutation, { ids });
      await admin.ask(ANSWER, { id: ids[1], version: 2, text: 'Sorry' });
      expect(await admin.ask(UNDO_MANY, { id })).toMatchObject({
        state: 'UNDONE',
        undoneCount: 1,
        failed: [{ id: ids[1], code: 'CHANGED_MEANWHILE', facts: { by: 'User 81' } }],
      });
      expect(await admin.ask(ONE, { id: ids[0] })).toEqual({ id: ids[0], state, hiddenReason: null });
      expect(await rated()).toMatchObject({ reviewCount: 1 });
      expect(await staff('all', { userId: '82' }).ask(UNDO_MANY, { id })).toEqual({});
    },
  );

  test('that hides what its traveller words anew waits for him, and he for nobody: both lock it in one order', async () => {
    const { ticketId } = await aRide();
    const { id } = await write(ticketId, { comments: 'You are all thieves' });
    const { database } = world.test.subgraph;
    const [worded, hidden] = await inRowTransaction(database, async (other) => {
      await queueForRating(other, operatorId);
      const wording = write(ticketId, { comments: 'We waited for an hour' });
      await untilWaiting(database, 1);
      const hiding = staff('all').ask(HIDE, { id, reason: 'insults' });
      await untilWaiting(database, 2);
      // Who hides it holds nothing that he would be waited for who words it: he waits for the review, not for its rating.
      expect(await database.rows(WAITED_FOR)).toEqual([{ of: 'advisory' }, { of: 'transactionid' }]);
      return [wording, hiding] as const;
    }).then((asked) => Promise.all(asked));
    expect(worded).toMatchObject({ __typename: 'OwnReview', state: 'PUBLISHED' });
    expect(hidden).toMatchObject({ code: 'CHANGED_MEANWHILE', facts: { isGuest: true } });
  });

  test('of the operator answers its own and hides none', async () => {
    const { ticketId } = await aRide();
    const { id } = await write(ticketId);
    const [own, other] = [operatorId, '7'].map((of) => staff('operator', { roleId: 4, operatorId: of }));
    expect(await own!.ask(ANSWER, { id, text: ' Thank you! ' })).toMatchObject({ answer: 'Thank you!' });
    expect(await read()).toMatchObject({ rows: [{ answer: 'Thank you!' }] });
    expect(await other!.ask(ANSWER, { id, text: 'Mine' })).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    expect(await other!.ask(LIST, { filter: { operatorId } })).toMatchObject({ total: 0 });
    expect(await other!.ask(ONE, { id })).toBeNull();
    expect((await own!.raw(HIDE, { id, reason: 'no' })).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await own!.ask(ANSWER, { id, version: 2, text: null })).toMatchObject({ answer: null });
  });

  test('learns who was first with a review, and neither answers nor publishes what was worded anew unread', async () => {
    const { ticketId } = await aRide();
    const { id } = await write(ticketId, { comments: 'Cheaper at www.other-bus.com' });
    const [first, second] = ['71', '72'].map((userId) => staff('all', { userId }));
    for (let sent = 0; sent < 2; sent++)
      expect(await first!.ask(ANSWER, { id, text: 'Sorry' })).toMatchObject({ version: 2, answer: 'Sorry' });
    const at = expect.any(String);
    const tries: [string, object][] = [
      [ANSWER, { text: 'Thank you' }],
      [PUBLISH, {}],
      [HIDE, { reason: 'advertising' }],
    ];
    for (const [mutation, said] of tries)
      expect(await second!.ask(mutation, { id, ...said })).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        facts: { by: 'User 71', at, isGuest: false },
      });
    expect(await second!.ask(ONE, { id })).toMatchObject({ state: 'WAITING' });
    await write(ticketId, { comments: 'Cheaper at www.another-bus.com' });
    for (const [mutation, said] of tries)
      expect(await second!.ask(mutation, { id, version: 2, ...said })).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        facts: { by: null, at, isGuest: true },
      });
    expect(await second!.ask(PUBLISH, { id, version: 3 })).toMatchObject({ version: 4, state: 'PUBLISHED' });
    expect(await second!.ask(PUBLISH, { id, version: 3 })).toMatchObject({ version: 4, state: 'PUBLISHED' });
  });

  test('of a country sees what its operators are told', async () => {
    const { ticketId } = await aRide();
    const { id } = await write(ticketId);
    const [here, there] = ['KH', 'LA'].map((countryCode) => staff('country', { roleId: 11, countryCode }));
    expect(await here!.ask(ONE, { id })).toMatchObject({ id });
    expect(await there!.ask(ONE, { id })).toBeNull();
    expect(await there!.ask(HIDE, { id, reason: 'no' })).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
  });

  test('finds by stars, answer and words, in two statements', async () => {
    for (const [stars, comments] of [
      [1, 'Terrible 100%'],
      [3, 'So so'],
      [5, null],
    ] as const) {
      const { ticketId } = await aRide();
      const each = { cleanliness: stars, punctuality: stars, busQuality: stars, professionalism: stars };
      await write(ticketId, { ...each, comments });
    }
    const admin = staff('all');
    const found = async (filter: object) =>
      (await admin.ask<SeenPage>(LIST, { filter: { operatorId, ...filter } })).total;
    expect(await found({})).toBe(3);
    expect(await found({ ratingUpTo: 3 })).toBe(2);
    expect(await found({ ratingUpTo: 2 })).toBe(1);
    expect(await found({ text: '100%' })).toBe(1);
    expect(await found({ text: '0%t' })).toBe(0);
    expect(await found({ answered: true })).toBe(0);
    expect(await found({ answered: false })).toBe(3);
    expect(await statementsOf(() => found({}))).toHaveLength(2);
    expect(await statementsOf(read)).toHaveLength(2);
    expect(await rated()).toEqual({ operatorId, rating: 3, reviewCount: 3 });
  });
});
