import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { untilWaiting } from '@naga/server-kit/testing/until-waiting.js';
import { codesByHand, codesOf, partIds } from './awaited-codes.js';
import { type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
const { anOperator, buys, give, ticketsOf } = codesByHand(() => world);

const RANGE = `select r.id::text as id, r.class_id::text as "classId", r.version, r.range_from::int as "from", r.range_to::int as "to",
  r.next::int as next, r.active from code_range r join ticket_class c on c.id = r.class_id where c.operator_id = $1`;
const MEND = `mutation ($id: ID!, $version: Int!, $input: CodeRangeRecordInput!) {
  answer: updateCodeRange(id: $id, version: $version, input: $input) {
    __typename ... on CodeRangeRecord { from to } ... on Refused { code } } }`;
const END = 'mutation ($ids: [ID!]!) { answer: setCodeRangesActive(ids: $ids, active: false) { done } }';

interface Range {
  readonly id: string;
  readonly classId: string;
  readonly version: number;
}

/** An operator with the codes 1 to 9, a ride of two seats that waits for its codes, and who looks after both. */
async function aStage() {
  const { operatorId, clerk } = await anOperator(1, 9);
  const keeper = world.aUser({ userId: `6${operatorId}`, operatorId, grants: { 'catalogue.edit': 'operator' } });
  const { booking } = await buys(operatorId);
  const range = async () => (await world.rows<Range>(RANGE, [operatorId]))[0]!;
  return { operatorId, clerk, keeper, booking, range, was: await range() };
}
type Stage = Awaited<ReturnType<typeof aStage>>;

/** The second seat's code is typed, the first one's is drawn. */
const gives = ({ clerk, booking }: Stage, ticketCode = 'BOOK-1') =>
  give<SeenBooking & SeenRefusal>(clerk, booking, [{ partId: partIds(booking)[1], ticketCode }]);
const mends = ({ keeper, was: { id, version, classId } }: Stage, from: number, to: number) =>
  keeper.raw(MEND, { id, version, input: { classId, from, to } });
const ends = ({ keeper, was }: Stage) => keeper.ask(END, { ids: [was.id] });

/** Both at once: whoever comes first asks for the range first, while somebody else keeps it. */
const inTurn = async <A, B>({ was }: Stage, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
  const running = await inRowTransaction(world.test.outside, async (holder) => {
    await holder.rows('select 1 from code_range where id = $1 for update', [was.id]);
    const one = first();
    await untilWaiting(world.test.outside, 1);
    const other = second();
    await untilWaiting(world.test.outside, 2);
    return [one, other] as const;
  });
  return Promise.all(running);
};
const problemOf = async (answer: ReturnType<Traveller['raw']>) => (await answer).errors?.[0]?.extensions;
/** Codes that were given, each with one ticket of its own. */
const givenOf = async ({ operatorId, booking }: Stage): Promise<string[]> => {
  expect(await ticketsOf(booking)).toBe(1);
  const rows = await world.rows<{ code: string; is: boolean }>(
    `select t.code, t.code = p.ticket_code as is from ticket_code t join part p on p.id = t.part_id
      where t.operator_id = $1 order by p.position`,
    [operatorId],
  );
  expect(rows.every((row) => row.is)).toBe(true);
  return rows.map(({ code }) => code);
};

test('a range that is moved before a code of it is given by hand gives one of its new numbers', async () => {
  const stage = await aStage();
  const [moved, given] = await inTurn(
    stage,
    () => mends(stage, 5, 6),
    () => gives(stage),
  );
  expect(moved).toMatchObject({ data: { answer: { from: 5, to: 6 } } });
  expect(codesOf(given)).toEqual(['PAD-005', 'BOOK-1']);
  expect(await givenOf(stage)).toEqual(['PAD-005', 'BOOK-1']);
  expect(await stage.range()).toMatchObject({ from: 5, to: 6, next: 6 });
});

test('of which a code was given first it is not moved', async () => {
  const stage = await aStage();
  const [given, moved] = await inTurn(
    stage,
    () => gives(stage),
    () => problemOf(mends(stage, 5, 6)),
  );
  expect(codesOf(given)).toEqual(['PAD-001', 'BOOK-1']);
  expect(moved).toMatchObject({ fields: [{ path: 'from', code: 'FIXED' }] });
  expect(await givenOf(stage)).toEqual(['PAD-001', 'BOOK-1']);
  expect(await stage.range()).toMatchObject({ from: 1, to: 9, next: 2 });
});

test.each([true, false])('that is ended meanwhile gives none afterwards; ended first: %s', async (isEndedFirst) => {
  const stage = await aStage();
  if (isEndedFirst)
    await inTurn(
      stage,
      () => ends(stage),
      () => gives(stage),
    );
  else
    await inTurn(
      stage,
      () => gives(stage),
      () => ends(stage),
    );
  const drawn = isEndedFirst ? `N${stage.operatorId}-000001` : 'PAD-001';
  expect(await givenOf(stage)).toEqual([drawn, 'BOOK-1']);
  expect(await stage.range()).toMatchObject({ active: false, next: isEndedFirst ? 1 : 2 });
});

test('that grows over the code that is typed goes before it, or is refused behind it', async () => {
  const [one, two] = [await aStage(), await aStage()];
  const [grown, refused] = await inTurn(
    one,
    () => mends(one, 1, 20),
    () => gives(one, 'PAD-015'),
  );
  expect(grown).toMatchObject({ data: { answer: { to: 20 } } });
  expect(refused).toMatchObject({ code: 'TICKET_CODE_RESERVED' });
  expect(await one.range()).toMatchObject({ to: 20, next: 1 });
  const [given, behind] = await inTurn(
    two,
    () => gives(two, 'PAD-015'),
    () => mends(two, 1, 20),
  );
  expect(codesOf(given)).toEqual(['PAD-001', 'PAD-015']);
  expect(behind).toMatchObject({ data: { answer: { code: 'CODES_OVERLAP' } } });
  expect(await givenOf(two)).toEqual(['PAD-001', 'PAD-015']);
  expect(await two.range()).toMatchObject({ to: 9, next: 2 });
});

test('that somebody else fights for is taken at the second try, and each code is given once', async () => {
  const stage = await aStage();
  const statements = await statementsOf(async () => {
    const given = await inRowTransaction(world.test.outside, async (holder) => {
      await holder.rows('select 1 from code_range where id = $1 for update', [stage.was.id]);
      const giving = gives(stage);
      await untilWaiting(world.test.outside, 1);
      // Now each waits for the other, and who gives is told so first.
      await holder.rows(`set local deadlock_timeout = '10s'`);
      await holder.rows('select 1 from booking where id = $1 for update', [stage.booking.id]);
      return [giving] as const;
    });
    expect(codesOf(await given[0])).toEqual(['PAD-001', 'BOOK-1']);
  });
  expect(statements.filter((statement) => statement === 'select 1 from booking where id = $1 for update')).toHaveLength(
    3,
  );
  expect(await givenOf(stage)).toEqual(['PAD-001', 'BOOK-1']);
  expect(await stage.range()).toMatchObject({ next: 2 });
});
