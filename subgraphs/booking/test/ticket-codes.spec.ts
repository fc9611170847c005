import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
const CLASS = `{ __typename ... on TicketClassRecord { id version left } ... on Refused { code facts } }`;
const RANGE = `{ __typename ... on CodeRangeRecord { id version from to left active } ... on Refused { code facts } }`;
const asking = {
  code: `mutation ($bookingId: ID!, $partId: ID!, $ticketCode: String!) {
    answer: changeTicketCode(bookingId: $bookingId, partId: $partId, ticketCode: $ticketCode) {
      __typename ... on Booking { ...B } ... on Refused { code facts } } } ${FRAGMENT}`,
  create: `mutation ($input: TicketClassRecordInput!) { answer: createTicketClass(input: $input) ${CLASS} }`,
  range: `mutation ($input: CodeRangeRecordInput!) { answer: createCodeRange(input: $input) ${RANGE} }`,
  mend: `mutation ($id: ID!, $version: Int!, $input: CodeRangeRecordInput!) {
    answer: updateCodeRange(id: $id, version: $version, input: $input) ${RANGE} }`,
  end: `mutation ($ids: [ID!]!, $active: Boolean! = false) {
    answer: setCodeRangesActive(ids: $ids, active: $active) { done failed { id code } } }`,
  ranges: `query ($classId: ID) { answer: codeRangeRecords(filter: { classId: $classId }, order: FROM) {
    rows { id version from to left active } } }`,
  turn: `mutation ($ids: [ID!]!, $active: Boolean!) {
    answer: setTicketClassesActive(ids: $ids, active: $active) { done failed { id code } } }`,
  list: `query ($filter: TicketClassRecordFilter, $order: TicketClassRecordOrder, $descending: Boolean! = false) {
    answer: ticketClassRecords(filter: $filter, order: $order, descending: $descending) { rows { id name left } } }`,
};

interface SeenClass {
  readonly id: string;
  readonly left: number;
}
interface SeenRange extends SeenClass {
  readonly version: number;
  readonly from: number;
  readonly to: number;
  readonly active: boolean;
}

let operator = 100;
/** An operator nobody has sold for yet, with who looks after its codes. */
function anOperator(): { operatorId: string; keeper: Traveller; clerk: Traveller } {
  const operatorId = String(++operator);
  world.catalogue.abroad.set(operatorId, 'KH');
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
  const made = await keeper.ask<SeenClass>(asking.create, { input: { ...everybody, operatorId, ...more } });
  for (const [from, to] of ranges) await keeper.ask(asking.range, { input: { classId: made.id, from, to } });
  return made.id;
}
const rangesOf = async ({ keeper }: ReturnType<typeof anOperator>, classId: string): Promise<SeenRange[]> =>
  (await keeper.ask<{ rows: SeenRange[] }>(asking.ranges, { classId })).rows;
const codesOf = ({ legs }: SeenBooking) => legs.flatMap(({ parts }) => parts.map(({ ticketCode }) => ticketCode));
const buys = async (operatorId: string, ...seats: object[]): Promise<SeenBooking> =>
  world.aTraveller().buys(
    world.aDeparture({ operatorId }).leg(),
    seats.map((person, n) => seat(`${n + 1}A`, person as Record<string, unknown>)),
  );

describe('codes come from the class that fits', () => {
  test('locals and foreigners from their own, in order, ranges one after the other', async () => {
    const of = anOperator();
    const locals = await aClass(of, { prefix: 'LOC-', allowForeigners: false }, [1, 2], [10, 20]);
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
    expect(rows.map(({ left }) => left)).toEqual([98, 10]);
    expect(await rangesOf(of, locals)).toMatchObject([
      { from: 1, to: 2, left: 0 },
      { from: 10, to: 20, left: 10 },
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
    const adds = (classId: string, from: number, to: number) =>
      of.keeper.ask(asking.range, { input: { classId, from, to } });
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
    expect(await adds(id, 50, 60)).toMatchObject({ __typename: 'CodeRangeRecord' });
  });

  test.each([
    ['digits too few for the last number', 900, 1000, 'TOO_LONG'],
    ['the last before the first', 9, 8, 'RANGE'],
  ])('%s', async (_, from, to, code) => {
    const of = anOperator();
    const { errors } = await of.keeper.raw(asking.range, { input: { classId: await aClass(of), from, to } });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'to', code }] });
  });

  test('for nobody, or of a form that reads in two ways: refused', async () => {
    const { operatorId, keeper } = anOperator();
    const wrong = async (more: object) =>
      (await keeper.raw(asking.create, { input: { ...everybody, operatorId, ...more } })).errors?.[0]?.extensions;
    expect(await wrong({ allowForeigners: false, allowLocals: false })).toMatchObject({
      fields: [{ path: 'allowLocals', code: 'REQUIRED' }],
    });
    expect(await wrong({ prefix: 'A1' })).toMatchObject({ fields: [{ path: 'prefix', code: 'MATCHES' }] });
    expect(await wrong({ operatorId: '99999' })).toMatchObject({ fields: [{ path: 'operatorId', code: 'UNKNOWN' }] });
  });

  test('small letters are meant as capitals', async () => {
    const of = anOperator();
    await aClass(of, { prefix: 'loc-', suffix: '-x' }, [1, 9]);
    expect(codesOf(await buys(of.operatorId, {}))).toEqual(['LOC-001-X']);
  });

  test('another operator’s look as if they did not exist', async () => {
    const [of, other] = [anOperator(), anOperator()];
    const id = await aClass(of, {}, [1, 9]);
    const refusedAt = async (document: string, input: object) =>
      (await other.keeper.raw(document, { input })).errors?.[0]?.extensions;
    expect(await refusedAt(asking.range, { classId: id, from: 20, to: 30 })).toMatchObject({
      fields: [{ path: 'classId', code: 'UNKNOWN' }],
    });
    expect(await refusedAt(asking.create, { ...everybody, operatorId: of.operatorId })).toMatchObject({
      fields: [{ path: 'operatorId', code: 'UNKNOWN' }],
    });
    expect(await rangesOf(other, id)).toEqual([]);
    const [range] = await rangesOf(of, id);
    expect(await other.keeper.ask(asking.end, { ids: [range!.id] })).toMatchObject({
      failed: [{ code: 'RECORD_NOT_FOUND' }],
    });
    const { errors } = await of.clerk.raw(asking.list);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'catalogue.edit' });
  });

  test('people of a country look after those of its operators', async () => {
    const [here, abroad] = [anOperator(), anOperator()];
    world.catalogue.abroad.set(abroad.operatorId, 'LA');
    const [ours, theirs] = [await aClass(here, {}, [1, 9]), await aClass(abroad, {}, [1, 9])];
    const admin = world.aUser({ userId: '11', roleId: 11, countryCode: 'KH', grants: { 'catalogue.edit': 'country' } });
    const { rows } = await admin.ask<{ rows: { id: string }[] }>(asking.list, { filter: { ids: [ours, theirs] } });
    expect(rows.map(({ id }) => id)).toEqual([ours]);
    const added = await admin.ask<SeenRange>(asking.range, { input: { classId: ours, from: 20, to: 30 } });
    expect(added).toMatchObject({ from: 20, left: 11 });
    const { errors } = await admin.raw(asking.range, { input: { classId: theirs, from: 20, to: 30 } });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'classId' }] });
  });

  test.each<[string, Record<string, unknown>, number[]]>([
    ['by prefix', {}, [0, 1, 2]],
    ['the one with most left first', { order: 'LEFT', descending: true }, [1, 0, 2]],
    ['for locals', { filter: { createFor: 'ONLINE' } }, [2]],
    ['by what its codes begin with', { filter: { text: 'b-' } }, [1]],
    ['by a code of theirs', { filter: { text: 'b-017' } }, [1]],
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
});

describe('a range', () => {
  const mends = (of: ReturnType<typeof anOperator>, { id, version }: SeenRange, input: object) =>
    of.keeper.raw(asking.mend, { id, version, input });

  test('of which nothing was given is moved, and none of its numbers before are kept', async () => {
    const of = anOperator();
    const classId = await aClass(of, {}, [1, 9]);
    const [range] = await rangesOf(of, classId);
    await mends(of, range!, { classId, from: 5, to: 6 });
    expect(await rangesOf(of, classId)).toMatchObject([{ from: 5, to: 6, left: 2, version: 2 }]);
    expect(codesOf(await buys(of.operatorId, {}))).toEqual(['MI-005']);
    expect(await of.keeper.ask(asking.list)).toMatchObject({ rows: [{ left: 1 }] });
  });

  test('that was begun keeps what it gave, and is made longer or shorter behind it', async () => {
    const of = anOperator();
    const classId = await aClass(of, {}, [1, 9]);
    await buys(of.operatorId, {}, {}, {});
    const [range] = await rangesOf(of, classId);
    for (const [input, path, code] of [
      [{ classId, from: 2, to: 9 }, 'from', 'FIXED'],
      [{ classId, from: 1, to: 2 }, 'to', 'MIN'],
    ] as const)
      expect((await mends(of, range!, input)).errors?.[0]?.extensions).toMatchObject({ fields: [{ path, code }] });
    await mends(of, range!, { classId, from: 1, to: 4 });
    expect(codesOf(await buys(of.operatorId, {}, {}))).toEqual(['MI-004', `N${of.operatorId}-000001`]);
    const [short] = await rangesOf(of, classId);
    await mends(of, short!, { classId, from: 1, to: 20 });
    expect(codesOf(await buys(of.operatorId, {}))).toEqual(['MI-005']);
  });

  test('that was ended gives none, though its numbers stay its own, and goes on where it was', async () => {
    const of = anOperator();
    const classId = await aClass(of, {}, [1, 9]);
    const booked = await buys(of.operatorId, {});
    const [range] = await rangesOf(of, classId);
    expect(await of.keeper.ask(asking.end, { ids: [range!.id] })).toMatchObject({ done: [range!.id] });
    expect(await of.keeper.ask(asking.list)).toMatchObject({ rows: [{ left: 0 }] });
    const meanwhile = await buys(of.operatorId, {});
    expect(codesOf(meanwhile)).toEqual([`N${of.operatorId}-000001`]);
    const byHand = { bookingId: booked.id, partId: booked.legs[0]!.parts[0]!.id, ticketCode: 'MI-005' };
    expect(await of.clerk.ask(asking.code, byHand)).toMatchObject({ code: 'TICKET_CODE_RESERVED' });
    await of.keeper.ask(asking.end, { ids: [range!.id], active: true });
    expect(codesOf(await buys(of.operatorId, {}))).toEqual(['MI-002']);
    expect(await of.keeper.ask(asking.list)).toMatchObject({ rows: [{ left: 7 }] });
  });

  test('is mended while tickets are sold: no number twice, none behind its end', async () => {
    const of = anOperator();
    const classId = await aClass(of, {}, [1, 40]);
    const [range] = await rangesOf(of, classId);
    const [booked] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => buys(of.operatorId, {}, {}))),
      mends(of, range!, { classId, from: 1, to: 30 }),
    ]);
    const codes = booked.flatMap(codesOf);
    expect(new Set(codes).size).toBe(24);
    expect(codes.every((code) => /^MI-0[0-3]\d$/.test(code!))).toBe(true);
    expect(await rangesOf(of, classId)).toMatchObject([{ to: 30, left: 6 }]);
  });
});
