import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signBoardingPass } from '../src/ticket/boarding-pass.js';
import { AT_THE_DOOR, BoardingWorld, type SeenRefusal } from './boarding-world.js';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { aClerk, staffDocuments } from './staff.js';
import { seat } from './world.js';

let boarding: BoardingWorld;
beforeAll(async () => {
  boarding = await BoardingWorld.open();
});
afterAll(() => boarding.close());
beforeEach(() => boarding.begin());

describe('TICKETED → BOARDED', () => {
  test('by the signed code, at the door of this departure, today: once, with when and by whom', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A', '1B');
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    expect(await door.scans({ qr: codes[0]!.qr })).toMatchObject({
      outcome: 'BOARDED',
      partId: codes[0]!.partId,
      boardedAt: AT_THE_DOOR,
      boardedBy: { id: '47' },
    });
    boarding.world.clock.advance({ minutes: 2 });
    expect(await door.scans({ qr: codes[0]!.qr })).toMatchObject({
      outcome: 'ALREADY_BOARDED',
      boardedAt: AT_THE_DOOR,
      boardedBy: { id: '47' },
    });
    expect((await door.sees())!.passengers).toMatchObject([
      { seatNumber: '1A', state: 'BOARDED', boardedAt: AT_THE_DOOR, boardedBy: { id: '47' } },
      { seatNumber: '1B', state: 'TICKETED', boardedAt: null, boardedBy: null },
    ]);
    const [event] = await boarding.eventsOf(booking.id);
    expect(event).toMatchObject({
      type: 'ticket.scanned',
      payload: { pnr: booking.pnr, operatorId: '7', parts: [{ partId: codes[0]!.partId, seatNumber: '1A' }] },
    });
  });

  test('by hand from the list, and by a typed code', async () => {
    const departure = boarding.world.aDeparture();
    const { codes } = await boarding.buys(departure, '1A', '1B');
    boarding.toTheDoor();
    const [one, other] = codes.map(({ partId }) => ({ partId }));
    expect(await boarding.doorOf(departure).outcomesOf(one!, { ...other!, means: 'CODE' })).toEqual([
      'BOARDED',
      'BOARDED',
    ]);
  });

  test('printed before staff gave him another seat: once, and the list says where he sits', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A', '1B');
    const seats = codes.map(({ partId }, index) => ({ partId, seatNumber: ['1B', '3C'][index] }));
    const wish = { bookingId: booking.id, legId: booking.legs[0]!.id, seats };
    expect(await aClerk(boarding.world).ask(staffDocuments.seats, wish)).toMatchObject({ id: booking.id });
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    const [printed] = codes;
    expect(await door.outcomesOf({ qr: printed!.qr })).toEqual(['BOARDED']);
    expect(await door.outcomesOf({ qr: printed!.qr })).toEqual(['ALREADY_BOARDED']);
    expect((await door.sees())!.passengers).toMatchObject([
      { partId: printed!.partId, seatNumber: '1B', state: 'BOARDED' },
      { seatNumber: '3C', state: 'TICKETED' },
    ]);
  });

  test('while he exchanges it: the old ticket is good, and the exchange is given up with what was held for it', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.exchanges(departure, '1A', '1B');
    const { payment } = await traveller.startsToPay();
    expect(await boarding.doorOf(departure).outcomesOf({ qr: codes[0]!.qr })).toEqual(['BOARDED']);
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', exchange: null });
    expect(await Promise.all(codes.map(({ partId }) => boarding.stateOf(partId)))).toEqual(['BOARDED', 'TICKETED']);
    await traveller.decides(payment.reference, 'APPROVE');
    await expectBalancedBooks(boarding.world);
    const { due, refunds } = (await traveller.sees())!;
    expect([due.amount, refunds.reduce((sum, { amount }) => sum + amount.amount, 0)]).toEqual([0, 800]);
    expect(await boarding.stateOf(codes[0]!.partId)).toBe('BOARDED');
    const history = await boarding.world.rows<{ type: string }>(
      'select type from booking_event where booking_id = $1 order by id',
      [traveller.bookingId],
    );
    expect(history.map(({ type }) => type)).toEqual(expect.arrayContaining(['exchange.cancelled', 'ticket.scanned']));
  });

  test('stands on the timeline with who did it', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A');
    boarding.toTheDoor();
    await boarding.doorOf(departure).scans({ qr: codes[0]!.qr });
    const boss = boarding.staff('1', { roleId: 1, grants: { 'booking.view': 'all', 'booking.history': 'all' } });
    const { timeline } = await boss.ask<{ timeline: object[] }>(documents.history, { id: booking.id });
    expect(timeline.at(-1)).toMatchObject({ type: 'ticket.scanned', actor: 'user:47', facts: { seats: ['1A'] } });
  });
});

describe('refused', () => {
  test('BAD_SIGNATURE: what somebody else signed, or nobody', async () => {
    const departure = boarding.world.aDeparture();
    const { codes } = await boarding.buys(departure, '1A');
    boarding.toTheDoor();
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const forged = { ticketId: 't', partId: codes[0]!.partId, pnr: 'AAAAAA', seatNumber: '1A' };
    const text = signBoardingPass({ ...forged, routeScheduleId: '100', date: '2026-11-23' }, stranger);
    const outcomes = await boarding.doorOf(departure).outcomesOf({ qr: text }, { qr: 'https://naga.example' });
    expect(outcomes).toEqual(['BAD_SIGNATURE', 'BAD_SIGNATURE']);
    expect(await boarding.stateOf(codes[0]!.partId)).toBe('TICKETED');
  });

  test("UNKNOWN_TICKET: another operator's, one that does not exist, one of the other mode", async () => {
    const [mine, theirs] = [boarding.world.aDeparture(), boarding.world.aDeparture({ operatorId: '8' })];
    const { codes } = await boarding.buys(theirs, '1A');
    boarding.toTheDoor();
    const door = boarding.doorOf(mine);
    const sent = [{ qr: codes[0]!.qr }, { partId: codes[0]!.partId }, { partId: '999999' }, { partId: 'x' }, {}];
    for (const answer of (await door.sends(...sent)).answers) {
      expect(answer).toMatchObject({ outcome: 'UNKNOWN_TICKET', partId: null, ridesAt: null });
    }
    door.staff.viewer = { ...door.staff.viewer, mode: 'sandbox' };
    boarding.begin();
    const { codes: live } = await boarding.buys(mine, '2A');
    boarding.toTheDoor();
    expect(await door.outcomeOf({ qr: live[0]!.qr })).toBe('UNKNOWN_TICKET');
  });

  test('WRONG_DEPARTURE and NOT_TODAY say when the ride leaves', async () => {
    const [one, other] = [boarding.world.aDeparture(), boarding.world.aDeparture()];
    const { codes } = await boarding.buys(other, '1A');
    boarding.toTheDoor();
    expect(await boarding.doorOf(one).scans({ qr: codes[0]!.qr })).toMatchObject({
      outcome: 'WRONG_DEPARTURE',
      ridesAt: '2026-11-23T07:30:00+07:00',
    });
    const door = boarding.doorOf(other);
    boarding.toTheDoor('2026-11-22T23:00:00+07:00');
    expect(await door.outcomeOf({ qr: codes[0]!.qr })).toBe('NOT_TODAY');
    expect(await boarding.stateOf(codes[0]!.partId)).toBe('TICKETED');
  });

  test('REVOKED: given back', async () => {
    const departure = boarding.world.aDeparture();
    const traveller = boarding.world.aTraveller();
    await traveller.buys(departure.leg(), [seat('1A'), seat('1B')]);
    const codes = await boarding.codesOf(traveller);
    await traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [codes[0]!.partId] });
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    expect(await door.outcomesOf(...codes.map(({ qr }) => ({ qr })))).toEqual(['REVOKED', 'BOARDED']);
    expect(await door.sees()).toMatchObject({
      passengers: [{ seatNumber: '1B' }],
      revoked: [{ partId: codes[0]!.partId, seatNumber: '1A', state: 'REFUNDED' }],
    });
  });

  test('BEING_CHANGED: the money for its exchange is on its way; once it is made the ticket is REVOKED', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.exchanges(departure, '1A');
    const { payment } = await traveller.startsToPay();
    const door = boarding.doorOf(departure);
    const authorized = `update payment set state = 'AUTHORIZED' where booking_id = $1 and state = 'PENDING'`;
    await boarding.world.test.outside.change(authorized, [traveller.bookingId]);
    expect(await door.outcomeOf({ qr: codes[0]!.qr })).toBe('BEING_CHANGED');
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await door.outcomeOf({ qr: codes[0]!.qr })).toBe('REVOKED');
  });

  test('DEPARTURE_NOT_FOUND: a day on which it does not run, and the door of another operator', async () => {
    const departure = boarding.world.aDeparture({ operatorId: '8' });
    const { codes } = await boarding.buys(departure, '1A');
    boarding.toTheDoor();
    const refused = { code: 'DEPARTURE_NOT_FOUND' };
    expect(await boarding.doorOf(departure).sends<SeenRefusal>({ qr: codes[0]!.qr })).toMatchObject(refused);
    const input = { routeScheduleId: '999999', date: '2026-11-23', scans: [] };
    expect(await boarding.world.anOperator().ask(documents.scans, { input })).toMatchObject(refused);
  });

  test('without ticket.scan, and with it as far as it reaches', async () => {
    const departure = boarding.world.aDeparture();
    const { codes } = await boarding.buys(departure, '1A');
    boarding.toTheDoor();
    const door = boarding.doorOf(departure);
    const input = { ...door.name, scans: [] };
    const seer = boarding.staff('9', { roleId: 9, operatorId: '7', grants: { 'manifest.view': 'operator' } });
    expect((await seer.raw(documents.scans, { input })).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await seer.ask(documents.manifest, { id: door.name.routeScheduleId, date: door.name.date })).not.toBeNull();
    const grants = { 'ticket.scan': 'branch' } as const;
    const [here, elsewhere] = ['71', '72'].map((branchId) =>
      boarding.staff('5', { operatorId: '7', branchId, grants }),
    );
    expect(await elsewhere!.ask(documents.scans, { input })).toMatchObject({ code: 'DEPARTURE_NOT_FOUND' });
    const scans = [{ clientId: randomUUID(), means: 'QR', qr: codes[0]!.qr, at: AT_THE_DOOR }];
    expect(await here!.ask(documents.scans, { input: { ...input, scans } })).toMatchObject({
      answers: [{ outcome: 'BOARDED' }],
    });
  });
});

describe('undone', () => {
  test('within 15 minutes, and boarded again; both stand in the log', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A');
    const { partId } = codes[0]!;
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    await door.scans({ partId });
    boarding.world.clock.advance({ minutes: 15 });
    expect(await door.outcomeOf({ partId, kind: 'UNDO' })).toBe('UNDONE');
    expect(await boarding.stateOf(partId)).toBe('TICKETED');
    expect(await door.outcomeOf({ partId, kind: 'UNDO' })).toBe('NOT_BOARDED');
    expect(await door.outcomeOf({ partId })).toBe('BOARDED');
    expect(await boarding.typesOf(booking.id)).toEqual(['ticket.scanned', 'ticket.scan_undone', 'ticket.scanned']);
    const log = await boarding.world.rows(
      'select kind, outcome, user_id::text as by from scan where part_id = $1 order by id',
      [partId],
    );
    expect(log).toEqual([
      { kind: 'BOARD', outcome: 'BOARDED', by: '47' },
      { kind: 'UNDO', outcome: 'UNDONE', by: '47' },
      { kind: 'UNDO', outcome: 'NOT_BOARDED', by: '47' },
      { kind: 'BOARD', outcome: 'BOARDED', by: '47' },
    ]);
    await expect(boarding.world.rows('delete from scan')).rejects.toThrow(/append-only/);
  });

  test('not later', async () => {
    const departure = boarding.world.aDeparture();
    const { codes } = await boarding.buys(departure, '1A');
    const { partId } = codes[0]!;
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    await door.scans({ partId });
    boarding.toTheDoor('2026-11-23T07:35:01+07:00');
    expect(await door.outcomeOf({ partId, kind: 'UNDO' })).toBe('TOO_LATE_TO_UNDO');
    expect(await boarding.stateOf(partId)).toBe('BOARDED');
  });
});

test('a device is given the public halves of the keys, the signing one first', async () => {
  const keys = await boarding.world.anOperator().ask<{ publicKey: string; current: boolean }[]>(documents.ticketKeys);
  expect(keys).toEqual([{ publicKey: expect.stringMatching(/^MCowBQYDK2VwAyEA/), current: true }]);
});
