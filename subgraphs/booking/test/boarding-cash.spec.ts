import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readBoardingPass } from '../src/ticket/boarding-pass.js';
import { BoardingWorld, type Code } from './boarding-world.js';
import { accountIn, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type SeenBooking } from './world.js';

let boarding: BoardingWorld;
beforeAll(async () => {
  boarding = await BoardingWorld.open();
});
afterAll(() => boarding.close());
beforeEach(() => boarding.begin());

/** What the traveller is mailed of cash that goes back to him. */
const toldOf = (bookingId: string) =>
  boarding.world.rows(
    `select type, (payload->'amount'->>'amount')::int as amount, payload->'places'->0->>'place' as place
     from outbox_event where type in ('refund.done', 'refund.in_cash') and payload->>'bookingId' = $1 order by sequence`,
    [bookingId],
  );

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

  test('the code says what is still owed, and is written anew whenever it is asked for', async () => {
    const departure = boarding.world.aDeparture();
    const { traveller, codes } = await boarding.promises(departure, '1A', '1B');
    const said = (all: readonly Code[]) =>
      all.map(({ qr }) => readBoardingPass(qr, boarding.world.test.subgraph.services.tickets.key)!.owed);
    const at = (asOf: number, amount: number) => ({ amount, currency: 'USD', asOf });
    const bought = boarding.world.clock.now();
    expect(said(codes)).toEqual([at(bought, SHARE), at(bought, SHARE)]);
    boarding.toTheDoor();
    await boarding.doorOf(departure).scans({ qr: codes[0]!.qr, collected: SHARE, owedByList: SHARE });
    const now = boarding.world.clock.now();
    expect(said(await boarding.codesOf(traveller))).toEqual([at(now, 0), at(now, SHARE)]);
    const { booking, codes: paid } = await boarding.buys(boarding.world.aDeparture({ date: '2026-11-25' }), '1A');
    expect(booking.due.amount).toBe(0);
    expect(said(paid)).toEqual([at(now, 0)]);
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
    expect(await toldOf(traveller.bookingId)).toEqual([{ type: 'refund.done', amount: owed, place: 'CONDUCTOR' }]);
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
    const waits = { type: 'refund.in_cash', amount: 5000 - 2 * SHARE, place: null };
    expect(await toldOf(traveller.bookingId)).toEqual([waits]);
    const cash = { account: 'cash_in_hand:operator:7', balance: 5000 };
    expect(await boarding.balancesOf(traveller.bookingId)).toContainEqual(cash);
    await expectWholeWorld(boarding.world);
    expect(await door.outcomeOf({ partId, kind: 'UNDO' })).toBe('UNDONE');
    expect(await toldOf(traveller.bookingId)).toEqual([
      waits,
      { type: 'refund.done', amount: 5000, place: 'CONDUCTOR' },
    ]);
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
