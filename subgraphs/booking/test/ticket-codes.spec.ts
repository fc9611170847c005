import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { aClerk, newsOf, timelineOf } from './staff.js';
import { documents } from './documents.js';
import { MANY_PROMISES, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open(MANY_PROMISES);
  world.clock.set('2026-11-20T13:00:00+07:00');
});
afterAll(() => world.close());

const [, FRAGMENT = ''] = /(fragment B on Booking \{[\s\S]*\})$/.exec(documents.booking) ?? [];
const CLASS = `... on TicketClass { id operatorId prefix left active ranges { from to left } } ... on Refused { code facts }`;
const asking = {
  code: `mutation ($bookingId: ID!, $partId: ID!, $ticketCode: String!) {
    answer: changeTicketCode(bookingId: $bookingId, partId: $partId, ticketCode: $ticketCode) {
      __typename ... on Booking { ...B } ... on Refused { code facts } } } ${FRAGMENT}`,
  create: `mutation ($operatorId: ID!, $input: TicketClassInput!) {
    answer: createTicketClass(operatorId: $operatorId, input: $input) { __typename ${CLASS} } }`,
  update: `mutation ($id: ID!, $version: Int! = 1, $input: TicketClassInput!) {
    answer: updateTicketClass(id: $id, version: $version, input: $input) { __typename ${CLASS} } }`,
  range: `mutation ($classId: ID!, $from: SafeInt!, $to: SafeInt!) {
    answer: addCodeRange(classId: $classId, from: $from, to: $to) { __typename ${CLASS} } }`,
  turn: `mutation ($ids: [ID!]!, $active: Boolean!) {
    answer: setTicketClassesActive(ids: $ids, active: $active) { done failed { id code } } }`,
  turnAll: `mutation ($filter: TicketClassFilter!) {
    answer: setTicketClassesActive(filter: $filter, active: false) { id state done failed { id name code } } }`,
  turnBack: `mutation ($id: ID!) { answer: undoTicketClassBulk(id: $id) {
    __typename ... on BulkReport { state failed { id name code } } ... on Refused { code facts } } }`,
  list: `query ($filter: TicketClassFilter, $order: TicketClassOrder, $descending: Boolean! = false) {
    answer: ticketClasses(filter: $filter, order: $order, descending: $descending) {
      total rows { id name version active operatorId operator { id } prefix left ranges { from to left } } } }`,
};

interface SeenClass {
  readonly id: string;
  readonly left: number;
  readonly ranges: readonly { from: number; to: number; left: number }[];
}

let operator = 100;
/** An operator nobody has sold for yet, with who looks after its codes. */
function anOperator(): { operatorId: string; keeper: Traveller; clerk: Traveller } {
  const operatorId = String(++operator);
  const keeper = world.aUser({ userId: `5${operatorId}`, operatorId, grants: { 'catalogue.edit': 'operator' } });
  return { operatorId, keeper, clerk: aClerk(world, operatorId) };
}
const everybody = {
  createFor: 'EVERYBODY',
  journeyType: 'ANY',
  allowForeigners: true,
  allowLocals: true,
  prefix: 'MI-',
  digits: 3,
};
async function aClass(of: ReturnType<typeof anOperator>, more: object = {}, ...ranges: [number, number][]) {
  const { operatorId, keeper } = of;
  const made = await keeper.ask<SeenClass>(asking.create, { operatorId, input: { ...everybody, ...more } });
  for (const [from, to] of ranges) await keeper.ask(asking.range, { classId: made.id, from, to });
  return made.id;
}
const codesOf = ({ legs }: SeenBooking) => legs.flatMap(({ parts }) => parts.map(({ ticketCode }) => ticketCode));
const buys = async (operatorId: string, ...seats: object[]): Promise<SeenBooking> =>
  world.aTraveller().buys(
    world.aDeparture({ operatorId }).leg(),
    seats.map((person, n) => seat(`${n + 1}A`, person as Record<string, unknown>)),
  );

describe('codes come from the class that fits', () => {
  test('locals and foreigners from their own, in order, ranges one after the other', async () => {
    const of = anOperator();
    await aClass(of, { prefix: 'LOC-', allowForeigners: false }, [1, 2], [10, 20]);
    await aClass(of, { prefix: 'ANY-' }, [1, 99]);
    const booked = await buys(
      of.operatorId,
      { nationality: 'LOCAL' },
      {},
      { nationality: 'LOCAL' },
      { nationality: 'LOCAL' },
    );
    expect(codesOf(booked)).toEqual(['LOC-001', 'ANY-001', 'LOC-002', 'LOC-010']);
    const { rows } = await of.keeper.ask<{ rows: SeenClass[] }>(asking.list);
    expect(rows).toMatchObject([
      { left: 98 },
      {
        left: 10,
        ranges: [
          { from: 1, to: 2, left: 0 },
          { from: 10, to: 20, left: 10 },
        ],
      },
    ]);
  });

  test('with none left, and without any, from the operator’s running number: nothing paid fails for want of a code', async () => {
    const of = anOperator();
    await aClass(of, {}, [1, 1]);
    expect(codesOf(await buys(of.operatorId, {}, {}))).toEqual(['MI-001', `N${of.operatorId}-000001`]);
    expect(codesOf(await buys(of.operatorId, {}))).toEqual([`N${of.operatorId}-000002`]);
  });

  test('not from a class that was closed', async () => {
    const of = anOperator();
    const id = await aClass(of, {}, [1, 9]);
    expect(await of.keeper.ask(asking.turn, { ids: [id, '0'], active: false })).toEqual({
      done: [id],
      failed: [{ id: '0', code: 'RECORD_NOT_FOUND' }],
    });
    expect(codesOf(await buys(of.operatorId, {}))).toEqual([`N${of.operatorId}-000001`]);
  });
});

test('all classes that a list finds are closed at once, of one’s own operator, and opened again but who saved one since', async () => {
  const [of, others] = [anOperator(), anOperator()];
  const [first, second, theirs] = [await aClass(of), await aClass(of, { prefix: 'MJ-' }), await aClass(others)];
  const closed = await of.keeper.ask<{ id: string }>(asking.turnAll, { filter: { text: 'M' } });
  expect(closed).toMatchObject({ state: 'DONE', done: [second, first], failed: [] });
  await of.keeper.ask(asking.update, { id: first, version: 2, input: { ...everybody, allowForeigners: false } });
  const stranger = await others.keeper.ask(asking.turnBack, { id: closed.id });
  expect(stranger).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await of.keeper.ask(asking.turnBack, { id: closed.id })).toMatchObject({
    state: 'UNDONE',
    failed: [{ id: first, name: 'MI-001', code: 'CHANGED_MEANWHILE' }],
  });
  const on = await world.rows('select active from ticket_class where id = any($1) order by id', [
    [first, second, theirs],
  ]);
  expect(on).toEqual([{ active: false }, { active: true }, { active: true }]);
});

test('fifty sales at once, every fourth failing at its last step: each number once, none left out', async () => {
  const of = anOperator();
  await aClass(of, { digits: 4 }, [1, 20], [101, 400]);
  await world.rows(`create or replace function fail_poisoned() returns trigger language plpgsql as $$
    begin if new.seat_number like '%D' and new.ticket_code is distinct from old.ticket_code
      then raise exception 'the power went'; end if; return new; end $$`);
  await world.rows(`create trigger poisoned before update on part for each row execute function fail_poisoned()`);
  const departure = world.aDeparture({ operatorId: of.operatorId, rows: 13 });
  const held = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const traveller = world.aTraveller();
      await traveller.holds(departure.leg(), [seat(`${Math.floor(n / 4) + 1}${'ABCD'[n % 4]}`)]);
      await traveller.tellsNames();
      await traveller.startsToPay('PAY_ON_BOARDING');
      return traveller;
    }),
  );
  const answers = await Promise.all(
    held.map((traveller) => traveller.raw(documents.confirm, { id: traveller.bookingId })),
  );
  await world.rows('drop trigger poisoned on part');
  const failed = held.filter((_, n) => answers[n]!.errors !== undefined);
  expect(failed).toHaveLength(12);
  for (const traveller of failed) await traveller.does('confirm');
  const rows = await world.rows<{ code: string }>(
    `select ticket_code as code from part p join leg l on l.id = p.leg_id where l.operator_id = $1 order by 1`,
    [of.operatorId],
  );
  const wanted = [...Array.from({ length: 20 }, (_, n) => n + 1), ...Array.from({ length: 30 }, (_, n) => n + 101)].map(
    (number) => `MI-${String(number).padStart(4, '0')}`,
  );
  expect(rows.map(({ code }) => code)).toEqual(wanted);
});

describe('a code by hand', () => {
  const writes = <T = SeenBooking>(by: Traveller, of: SeenBooking, ticketCode: string): Promise<T> =>
    by.ask<T>(asking.code, { bookingId: of.id, partId: of.legs[0]!.parts[0]!.id, ticketCode });

  test('stands on the ticket; the traveller is told; the one before is never given again', async () => {
    const of = anOperator();
    await aClass(of, {}, [1, 9]);
    const [one, other] = [await buys(of.operatorId, {}), await buys(of.operatorId, {})];
    expect(codesOf(await writes(of.clerk, one, ' paper-17 '))).toEqual(['PAPER-17']);
    expect(await newsOf(world, 'booking.changed', one)).toMatchObject([
      { changes: [{ what: 'TICKET_CODE', before: 'MI-001', after: 'PAPER-17' }] },
    ]);
    expect(await timelineOf(of.clerk, one)).toContain('ticket.code_changed');
    for (const taken of ['PAPER-17', 'MI-001'])
      expect(await writes<SeenRefusal>(of.clerk, other, taken)).toMatchObject({
        code: 'TICKET_CODE_TAKEN',
        facts: { ticketCode: taken },
      });
    expect(codesOf(await writes(of.clerk, one, 'MI-001'))).toEqual(['MI-001']);
  });

  test('is none that a range, or the running number, will give', async () => {
    const of = anOperator();
    await aClass(of, {}, [1, 9]);
    const one = await buys(of.operatorId, {});
    for (const code of ['MI-002', 'MI-009', `N${of.operatorId}-000077`])
      expect(await writes<SeenRefusal>(of.clerk, one, code)).toMatchObject({ code: 'TICKET_CODE_RESERVED' });
    expect(codesOf(await writes(of.clerk, one, 'MI-010'))).toEqual(['MI-010']);
  });

  test('of two clerks who write one code on two tickets one is told that it is taken', async () => {
    const of = anOperator();
    const bookings = await Promise.all([buys(of.operatorId, {}), buys(of.operatorId, {})]);
    const answers = await Promise.all(
      bookings.map((one) => writes<SeenBooking | SeenRefusal>(of.clerk, one, 'ONLY-1')),
    );
    expect(answers.filter((one) => 'code' in one && one.code === 'TICKET_CODE_TAKEN')).toHaveLength(1);
  });

  test('is a code, on a ticket of one’s own operator', async () => {
    const of = anOperator();
    const one = await buys(of.operatorId, {});
    const { errors } = await of.clerk.raw(asking.code, {
      bookingId: one.id,
      partId: one.legs[0]!.parts[0]!.id,
      ticketCode: 'a b',
    });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'ticketCode', code: 'FORM' }] });
    expect(await writes<SeenRefusal>(anOperator().clerk, one, 'X-1')).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});

describe('classes and ranges', () => {
  test('numbers that repeat are refused: another range, the running number, a code by hand', async () => {
    const of = anOperator();
    const id = await aClass(of, {}, [10, 20]);
    const adds = (classId: string, from: number, to: number) => of.keeper.ask(asking.range, { classId, from, to });
    expect(await adds(id, 20, 30)).toMatchObject({ code: 'CODES_OVERLAP' });
    const twin = await aClass(of, { createFor: 'ONLINE' });
    expect(await adds(twin, 5, 10)).toMatchObject({ code: 'CODES_OVERLAP' });
    const running = await aClass(of, { prefix: `N${of.operatorId}-`, digits: 6 });
    expect(await adds(running, 1, 5)).toMatchObject({ code: 'CODES_OVERLAP' });
    const one = await buys(of.operatorId, {});
    await of.clerk.ask(asking.code, {
      bookingId: one.id,
      partId: one.legs[0]!.parts[0]!.id,
      ticketCode: 'MI-042',
    });
    expect(await adds(id, 40, 50)).toMatchObject({ code: 'CODES_OVERLAP' });
    expect(await adds(id, 50, 60)).toMatchObject({ __typename: 'TicketClass' });
  });

  test.each([
    ['digits too few for the last number', 900, 1000, 'TOO_LONG'],
    ['the last before the first', 9, 8, 'RANGE'],
  ])('%s', async (_, from, to, code) => {
    const of = anOperator();
    const { errors } = await of.keeper.raw(asking.range, { classId: await aClass(of), from, to });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'to', code }] });
  });

  test('for nobody, or of a form that reads in two ways: refused', async () => {
    const { operatorId, keeper } = anOperator();
    const wrong = async (more: object) =>
      (await keeper.raw(asking.create, { operatorId, input: { ...everybody, ...more } })).errors?.[0]?.extensions;
    expect(await wrong({ allowForeigners: false, allowLocals: false })).toMatchObject({
      fields: [{ code: 'REQUIRED' }],
    });
    expect(await wrong({ prefix: 'A1' })).toMatchObject({ fields: [{ path: 'input.prefix' }] });
  });

  test('another operator’s look as if they did not exist', async () => {
    const [of, other] = [anOperator(), anOperator()];
    const id = await aClass(of, {}, [1, 9]);
    expect(await other.keeper.ask(asking.range, { classId: id, from: 20, to: 30 })).toMatchObject({
      code: 'TICKET_CLASS_NOT_FOUND',
    });
    expect(await other.keeper.ask(asking.create, { operatorId: of.operatorId, input: everybody })).toMatchObject({
      code: 'TICKET_CLASS_NOT_FOUND',
    });
    expect(await other.keeper.ask(asking.list)).toMatchObject({ total: 0 });
    const { errors } = await of.clerk.raw(asking.list);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'catalogue.edit' });
  });

  test('people of a country look after those of its operators', async () => {
    const [here, abroad] = [anOperator(), anOperator()];
    world.catalogue.abroad.set(here.operatorId, 'KH').set(abroad.operatorId, 'LA');
    const [ours, theirs] = [await aClass(here, {}, [1, 9]), await aClass(abroad, {}, [1, 9])];
    const admin = world.aUser({ userId: '11', roleId: 11, countryCode: 'KH', grants: { 'catalogue.edit': 'country' } });
    const { rows } = await admin.ask<{ rows: { id: string }[] }>(asking.list);
    expect(rows.map(({ id }) => id)).toContain(ours);
    expect(rows.map(({ id }) => id)).not.toContain(theirs);
    expect(await admin.ask(asking.range, { classId: ours, from: 20, to: 30 })).toMatchObject({ id: ours });
    expect(await admin.ask(asking.range, { classId: theirs, from: 20, to: 30 })).toMatchObject({
      code: 'TICKET_CLASS_NOT_FOUND',
    });
  });

  test('of two who change one at once, one is told who was first', async () => {
    const of = anOperator();
    const id = await aClass(of);
    const change = (allowLocals: boolean) =>
      of.keeper.ask<SeenRefusal>(asking.update, { id, input: { ...everybody, allowLocals } });
    const answers = await Promise.all([change(true), change(false)]);
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['CHANGED_MEANWHILE', 'saved']);
  });

  test.each<[string, Record<string, unknown>, number[]]>([
    ['by prefix', {}, [0, 1, 2]],
    ['the one with most left first', { order: 'LEFT', descending: true }, [1, 0, 2]],
    ['for locals', { filter: { createFor: 'ONLINE' } }, [2]],
    ['by what its codes begin with', { filter: { text: 'b-' } }, [1]],
    ['by a code of theirs', { filter: { text: 'b-001' } }, [1]],
    ['of one operator', { filter: { operatorId: '1' } }, []],
    ['that are off', { filter: { active: false } }, []],
  ])('are listed %s', async (_, variables, expected) => {
    const of = anOperator();
    const ids = [
      await aClass(of, { prefix: 'A-' }, [1, 3]),
      await aClass(of, { prefix: 'B-' }, [1, 9]),
      await aClass(of, { prefix: 'C-', createFor: 'ONLINE' }),
    ];
    const { rows } = await of.keeper.ask<{ rows: { id: string; name: string }[] }>(asking.list, variables);
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual(expected);
    expect(rows.every(({ name }) => /^[ABC]-001$/.test(name))).toBe(true);
  });

  test('the list takes two statements', async () => {
    const admin = world.aUser({ userId: '1', roleId: 1, grants: { 'catalogue.edit': 'all' } });
    expect(await statementsOf(() => admin.ask(asking.list))).toHaveLength(2);
  });
});
