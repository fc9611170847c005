import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signBoardingPass } from '../src/ticket/boarding-pass.js';
import { AT_THE_DOOR, BoardingWorld, BOUGHT, type SeenRefusal } from './boarding-world.js';
import { accountIn, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { aClerk, staffDocuments } from './staff.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type SeenBooking } from './world.js';

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

describe('paid on boarding', () => {
  const SHARE = FARE.FOREIGN + FEE / 2;

  test('NOT_PAID until the cash is said to be collected; then the booking is paid, share by share', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.promises(departure, '1A', '1B');
    expect(codes.map(({ payOnBoarding }) => payOnBoarding?.amount)).toEqual([SHARE, SHARE]);
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    expect(await door.scans({ qr: codes[0]!.qr })).toMatchObject({
      outcome: 'NOT_PAID',
      owed: { amount: SHARE, currency: 'USD' },
    });
    expect(await door.outcomeOf({ qr: codes[0]!.qr, collected: SHARE })).toBe('BOARDED');
    expect(await traveller.sees()).toMatchObject({
      paymentStatus: 'TO_COLLECT',
      paid: { amount: SHARE },
      due: { amount: SHARE },
    });
    expect((await door.sees())!.passengers.map(({ owed }) => owed.amount)).toEqual([0, SHARE]);
    expect(await door.outcomeOf({ qr: codes[1]!.qr, collected: SHARE })).toBe('BOARDED');
    expect(await traveller.sees()).toMatchObject({
      paymentStatus: 'PAID',
      payments: [{ state: 'SETTLED' }, { state: 'SETTLED' }],
    });
    expect(await boarding.balancesOf(traveller.bookingId)).toEqual([
      { account: 'cash_in_hand:operator:7', balance: 2 * SHARE },
      expect.objectContaining({ account: 'commission' }),
      expect.objectContaining({ account: 'fees' }),
      expect.objectContaining({ account: 'operator_payable:7' }),
    ]);
  });

  test('undone, the cash goes back by the same hand and is owed again; nothing is deleted', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.promises(departure, '1A');
    const { partId } = codes[0]!;
    const owed = FARE.FOREIGN + FEE;
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    await door.scans({ partId, collected: owed });
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PAID', due: { amount: 0 } });
    await door.scans({ partId, kind: 'UNDO' });
    expect(await traveller.sees()).toMatchObject({
      paymentStatus: 'TO_COLLECT',
      due: { amount: owed },
      payments: [{ state: 'SETTLED' }, { state: 'PENDING', method: 'PAY_ON_BOARDING' }],
      refunds: [{ state: 'done', reason: 'BOARDING_UNDONE', amount: { amount: owed } }],
    });
    expect(await door.outcomeOf({ partId })).toBe('NOT_PAID');
    await door.scans({ partId, collected: owed });
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PAID', due: { amount: 0 } });
    expect(await boarding.balancesOf(traveller.bookingId)).toContainEqual({
      account: 'cash_in_hand:operator:7',
      balance: owed,
    });
  });

  test('the way back was not paid by who paid the way there: given up, nothing goes back of it', async () => {
    const { world } = boarding;
    const [there, back] = [world.aDeparture(), world.aDeparture({ date: '2026-11-27' })];
    const traveller = world.aTraveller();
    await traveller.holdsLegs([
      { legId: there.leg(), seats: [seat('1A')] },
      { legId: back.leg(), direction: 'RETURN', seats: [seat('1A')] },
    ]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    await traveller.does('confirm');
    boarding.toTheDoor();
    const [first] = await boarding.codesOf(traveller);
    const taken = first!.payOnBoarding!.amount;
    expect(await boarding.doorOf(there).outcomeOf({ partId: first!.partId, collected: taken })).toBe('BOARDED');
    expect((await traveller.sees())!.refundOffer).toMatchObject({ amount: { amount: 0 } });
    const given = await traveller.ask<SeenBooking>(documents.cancel, { id: traveller.bookingId });
    expect(given).toMatchObject({ status: 'PARTIALLY_CANCELLED', paid: { amount: taken }, refunds: [] });
    expect(given.due.amount).toBe(0);
    expect(given.fees).toContainEqual({
      name: 'waived',
      amount: { amount: taken - FARE.FOREIGN - FEE },
    });
    await expectBalancedBooks(world);
  });

  test('who gave more than his share gives a ride back: what is on its way back to him pays for nobody', async () => {
    const { world } = boarding;
    const [there, back] = [world.aDeparture(), world.aDeparture({ date: '2026-11-27' })];
    const [traveller, seats] = [world.aTraveller(), [seat('1A'), seat('1B')]];
    await traveller.holdsLegs([
      { legId: there.leg(), seats },
      { legId: back.leg(), direction: 'RETURN', seats },
    ]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    await traveller.does('confirm');
    boarding.toTheDoor();
    const [first] = await boarding.codesOf(traveller);
    const collected = 2 * first!.payOnBoarding!.amount;
    expect(await boarding.doorOf(there).outcomeOf({ partId: first!.partId, collected })).toBe('BOARDED');
    const { legs } = (await traveller.sees())!;
    const partIds = [legs[1]!.parts[0]!.id];
    const given = await traveller.ask<SeenBooking>(documents.cancel, { id: traveller.bookingId, partIds });
    expect(given.refunds).toMatchObject([{ state: 'created' }]);
    await expectWholeWorld(world);
    const codes = await boarding.codesOf(traveller);
    const owed = codes.reduce((sum, { payOnBoarding }) => sum + (payOnBoarding?.amount ?? 0), 0);
    expect(owed).toBe(given.due.amount);
    const paid = collected - given.refunds[0]!.amount.amount;
    const kept = given.fees.find(({ name }) => name === 'cancellation')?.amount.amount ?? 0;
    expect(owed).toBe(3 * FARE.FOREIGN + FEE + kept - paid);
    await traveller.does('cancel');
  });

  test('more than is owed is booked as it was given, counts for who boards with him, and the rest goes back in cash', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.promises(departure, '1A', '1B');
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    const { partId } = codes[0]!;
    expect(await door.outcomeOf({ partId, collected: 5000 })).toBe('BOARDED');
    expect(await traveller.sees()).toMatchObject({
      paid: { amount: 5000 },
      due: { amount: 0 },
      refunds: [{ state: 'created', reason: 'OVERPAID', amount: { amount: 5000 - 2 * SHARE } }],
    });
    const cash = { account: 'cash_in_hand:operator:7', balance: 5000 };
    expect(await boarding.balancesOf(traveller.bookingId)).toContainEqual(cash);
    await expectWholeWorld(boarding.world);
    expect(await door.outcomeOf({ partId, kind: 'UNDO' })).toBe('UNDONE');
    expect(await boarding.balancesOf(traveller.bookingId)).not.toContainEqual(
      expect.objectContaining({ account: cash.account }),
    );
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'TO_COLLECT', due: { amount: 2 * SHARE } });
    const scans = codes.map((code) => ({ partId: code.partId, collected: SHARE }));
    expect(await door.outcomesOf(...scans)).toEqual(['BOARDED', 'BOARDED']);
    await expectWholeWorld(boarding.world);
  });

  test('who rides with him gives his seat back: his share of the fee, which nobody is left to pay, is let go', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.promises(departure, '1A', '1B');
    boarding.toTheDoor();
    await boarding.doorOf(departure).scans({ partId: codes[0]!.partId, collected: SHARE });
    const given = await traveller.ask<SeenBooking>(documents.cancel, {
      id: traveller.bookingId,
      partIds: [codes[1]!.partId],
    });
    expect(given).toMatchObject({ paymentStatus: 'PAID', paid: { amount: SHARE }, due: { amount: 0 } });
    expect(given.fees).toContainEqual({ name: 'waived', amount: { amount: -FEE / 2 } });
    expect(await accountIn(boarding.world, traveller.bookingId, 'customer')).toBe(0);
    expect(await accountIn(boarding.world, traveller.bookingId, 'fees')).toBe(-FEE / 2);
    await expectWholeWorld(boarding.world);
  });

  test('who did not come owes his own share, and nobody else pays it', async () => {
    const departure = boarding.world.aDeparture();
    const { codes } = await boarding.promises(departure, '1A', '1B');
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    await door.scans({ partId: codes[0]!.partId, collected: SHARE });
    boarding.toTheDoor('2026-11-23T08:30:00+07:00');
    await boarding.world.job('end-rides');
    expect((await door.sees())!.passengers).toMatchObject([
      { state: 'BOARDED', owed: { amount: 0 } },
      { state: 'NO_SHOW', owed: { amount: SHARE } },
    ]);
  });
});

describe('kept by a device without network', () => {
  const minutes = (count: number) => new Date(Date.parse(AT_THE_DOOR) + count * 60_000).toISOString();

  test('a batch counts in the order of its times, whatever its own; sent twice it is one', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A', '1B');
    const [one, other] = codes.map(({ partId }) => partId) as [string, string];
    const door = boarding.doorOf(departure);
    boarding.toTheDoor('2026-11-23T08:15:00+07:00');
    const batch = [
      { clientId: randomUUID(), partId: one, kind: 'UNDO' as const, at: minutes(3) },
      { clientId: randomUUID(), partId: one, at: minutes(5) },
      { clientId: randomUUID(), partId: other, at: minutes(4) },
      { clientId: randomUUID(), partId: one, at: minutes(1) },
    ];
    const first = await door.sends(...batch);
    expect(first.answers.map(({ outcome }) => outcome)).toEqual(['UNDONE', 'BOARDED', 'BOARDED', 'BOARDED']);
    expect(await door.sends(...batch)).toEqual(first);
    const both = await Promise.all([door.sends(...batch), door.sends(...batch)]);
    expect(both).toEqual([first, first]);
    expect(await boarding.typesOf(booking.id)).toHaveLength(4);
    expect((await door.sees())!.passengers.map(({ boardedAt }) => Date.parse(boardedAt!))).toEqual([
      Date.parse(minutes(5)),
      Date.parse(minutes(4)),
    ]);
  });

  test('the same batch from two devices at once boards everybody once', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A', '1B');
    const [here, there] = [boarding.doorOf(departure), boarding.doorOf(departure)];
    boarding.toTheDoor();
    const scans = codes.map(({ qr }) => ({ qr }));
    const answers = await Promise.all([here.outcomesOf(...scans), there.outcomesOf(...scans)]);
    expect(answers.flat().sort()).toEqual(['ALREADY_BOARDED', 'ALREADY_BOARDED', 'BOARDED', 'BOARDED']);
    expect(await boarding.typesOf(booking.id)).toEqual(['ticket.scanned', 'ticket.scanned']);
  });

  test('what was given back meanwhile is a conflict, and so is who boarded elsewhere', async () => {
    const departure = boarding.world.aDeparture();
    const traveller = boarding.world.aTraveller();
    await traveller.buys(departure.leg(), [seat('1A'), seat('1B')]);
    const codes = await boarding.codesOf(traveller);
    const [device, elsewhere] = [boarding.doorOf(departure), boarding.doorOf(departure)];
    await traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [codes[0]!.partId] });
    boarding.toTheDoor();
    await elsewhere.scans({ qr: codes[1]!.qr });
    boarding.world.clock.advance({ minutes: 5 });
    const { answers } = await device.sends(...codes.map(({ qr }) => ({ qr, at: minutes(1) })));
    expect(answers).toMatchObject([{ outcome: 'REVOKED' }, { outcome: 'ALREADY_BOARDED', boardedAt: AT_THE_DOOR }]);
  });

  test('cash by a list that is older than what is owed is booked as it was given, and boards him', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.promises(departure, '1A', '1B');
    const [partId, other] = codes.map((code) => code.partId) as [string, string];
    const listed = FARE.FOREIGN + FEE / 2;
    await traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [other] });
    const door = boarding.doorOf(departure);
    boarding.toTheDoor('2026-11-23T08:45:00+07:00');
    await boarding.world.job('end-rides');
    expect(await door.outcomeOf({ partId, at: minutes(1), collected: listed })).toBe('NOT_PAID');
    const scan = { partId, at: minutes(1), collected: listed, owedByList: listed };
    expect(await door.outcomeOf({ ...scan, owedByList: FARE.FOREIGN - 1, collected: FARE.FOREIGN - 1 })).toBe(
      'NOT_PAID',
    );
    expect(await door.outcomeOf(scan)).toBe('BOARDED');
    expect(await traveller.sees()).toMatchObject({
      paymentStatus: 'PAID',
      paid: { amount: listed },
      due: { amount: 0 },
    });
    expect(await boarding.balancesOf(traveller.bookingId)).toContainEqual({
      account: 'cash_in_hand:operator:7',
      balance: listed,
    });
    await expectWholeWorld(boarding.world);
  });

  test('a clock that is fast does not board anybody in the future', async () => {
    const departure = boarding.world.aDeparture();
    const { codes } = await boarding.buys(departure, '1A');
    boarding.toTheDoor();
    const answer = await boarding.doorOf(departure).scans({ qr: codes[0]!.qr, at: minutes(30) });
    expect(answer).toMatchObject({ outcome: 'BOARDED', boardedAt: AT_THE_DOOR });
  });

  test.each([
    ['no UUID', { clientId: 'twice' }],
    ['less than no money', { collected: -1 }],
  ])('a scan is refused as input: %s', async (_, wrong) => {
    const departure = boarding.world.aDeparture();
    const { name, staff } = boarding.doorOf(departure);
    const scan = { clientId: randomUUID(), means: 'HAND', partId: '1', at: BOUGHT, ...wrong };
    const { errors } = await staff.raw(documents.scans, { input: { ...name, scans: [scan] } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('a device is given the public halves of the keys, the signing one first', async () => {
  const keys = await boarding.world.anOperator().ask<{ publicKey: string; current: boolean }[]>(documents.ticketKeys);
  expect(keys).toEqual([{ publicKey: expect.stringMatching(/^MCowBQYDK2VwAyEA/), current: true }]);
});
