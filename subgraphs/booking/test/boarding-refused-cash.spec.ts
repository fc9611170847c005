import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AT_THE_DOOR, BoardingWorld, type Code } from './boarding-world.js';
import { accountIn } from './books.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { expectSoundBooks } from './walks/sound-books.js';
import { expectWholeWorld } from './whole-world.js';
import { type Departure, seat, type SeenBooking, type Traveller } from './world.js';

let boarding: BoardingWorld;
beforeAll(async () => {
  boarding = await BoardingWorld.open();
});
afterAll(() => boarding.close());
beforeEach(() => boarding.begin());

const SHARE = FARE.FOREIGN + FEE / 2;
const minutes = (count: number) => new Date(Date.parse(AT_THE_DOOR) + count * 60_000).toISOString();

interface Case {
  readonly departure: Departure;
  readonly traveller: Traveller;
  readonly codes: Code[];
}
async function twoWhoPromised(): Promise<Case> {
  const departure = boarding.world.aDeparture();
  return { departure, ...(await boarding.promises(departure, '1A', '1B')) };
}

const inHand = ({ traveller }: Case) => accountIn(boarding.world, traveller.bookingId, 'cash_in_hand');
/** What the traveller is mailed of his cash, oldest first: what pays his booking, and what a counter gives back. */
const toldOf = ({ traveller }: Case) =>
  boarding.world.rows<{ told: string }>(
    `select type || ' ' || (payload->'amount'->>'amount') || coalesce(' ' || (payload->>'why'), '') as told from outbox_event
     where type in ('payment.cash_received', 'refund.in_cash') and payload->>'bookingId' = $1 order by sequence`,
    [traveller.bookingId],
  );
const receipt = (amount: number) => ({ told: `payment.cash_received ${amount}` });
const waits = (amount: number) => ({ told: `refund.in_cash ${amount} NOT_OWED` });

const refundsOf = ({ refunds }: SeenBooking) => refunds.map(({ state, amount: { amount } }) => [state, amount]);

/** Books balance, and the operator's statement tells of all the cash that he has. */
async function expectToldCash(told: Case): Promise<void> {
  await expectWholeWorld(boarding.world);
  await expectSoundBooks(boarding.world);
  await boarding.world.job('settle');
  const [line] = await boarding.world.rows<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from settlement_line where booking_id = $1 and kind = 'CASH_COLLECTED'`,
    [told.traveller.bookingId],
  );
  expect(-line!.sum).toBe(await inHand(told));
}

describe('cash of a scan that boards nobody is booked: the conductor has it', () => {
  test('REVOKED: given back meanwhile; it counts for who rides with him, and boards him for what is left', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    const [gone, stays] = codes.map(({ partId }) => partId) as [string, string];
    await traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [gone] });
    boarding.toTheDoor();
    const door = boarding.doorOf(departure);
    expect(await door.scans({ partId: gone, collected: SHARE, owedByList: SHARE })).toMatchObject({
      outcome: 'REVOKED',
      taken: { amount: SHARE },
    });
    expect(await inHand(told)).toBe(SHARE);
    expect(await toldOf(told)).toEqual([receipt(SHARE)]);
    const left = FARE.FOREIGN + FEE - SHARE;
    expect(await traveller.sees()).toMatchObject({ paid: { amount: SHARE }, due: { amount: left }, refunds: [] });
    expect(await door.outcomeOf({ partId: stays, collected: left, owedByList: left })).toBe('BOARDED');
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PAID', due: { amount: 0 }, refunds: [] });
    await expectToldCash(told);
  });

  test('REVOKED, and nobody is left who owes anything: all of it goes back in cash', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    await traveller.ask(documents.cancel, { id: traveller.bookingId });
    boarding.toTheDoor();
    const scan = { clientId: randomUUID(), partId: codes[0]!.partId, collected: SHARE, owedByList: SHARE };
    const door = boarding.doorOf(departure);
    const first = await door.scans(scan);
    expect(first).toMatchObject({ outcome: 'REVOKED', taken: { amount: SHARE } });
    expect(await Promise.all([door.scans(scan), door.scans(scan)])).toEqual([first, first]);
    const seen = (await traveller.sees())!;
    expect(refundsOf(seen)).toEqual([['created', SHARE]]);
    expect(await toldOf(told)).toEqual([waits(SHARE)]);
    expect(seen).toMatchObject({ status: 'CANCELLED', paid: { amount: SHARE }, due: { amount: 0 } });
    await expectToldCash(told);
  });

  test('ALREADY_BOARDED: two doors took it, one of them at once; what was paid twice goes back', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    boarding.toTheDoor();
    for (const { partId } of codes) {
      const scan = { partId, collected: SHARE, owedByList: SHARE };
      const [here, there] = [boarding.doorOf(departure), boarding.doorOf(departure)];
      const both = await Promise.all([here.scans(scan), there.scans(scan)]);
      expect(both.map(({ outcome, taken }) => [outcome, taken?.amount ?? null]).toSorted()).toEqual([
        ['ALREADY_BOARDED', SHARE],
        ['BOARDED', null],
      ]);
    }
    const seen = (await traveller.sees())!;
    const back = refundsOf(seen).reduce((sum, [, amount]) => sum + (amount as number), 0);
    expect([seen.paid.amount, seen.due.amount, back]).toEqual([4 * SHARE, 0, 2 * SHARE]);
    await expectToldCash(told);
  });

  test('NO_SHOW: he came too late, and paid; the operator has his share of it, and his statement says so', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    const door = boarding.doorOf(departure);
    boarding.toTheDoor('2026-11-23T08:45:00+07:00');
    await boarding.world.job('end-rides');
    await boarding.world.job('settle');
    expect(await accountIn(boarding.world, traveller.bookingId, 'uncollected')).toBe(-2 * SHARE);
    const scan = { partId: codes[1]!.partId, at: minutes(75), collected: SHARE, owedByList: SHARE };
    expect(await door.scans(scan)).toMatchObject({ outcome: 'NO_SHOW', taken: { amount: SHARE } });
    expect((await door.sees())!.passengers.map(({ state, owed }) => [state, owed.amount])).toEqual([
      ['NO_SHOW', SHARE],
      ['NO_SHOW', 0],
    ]);
    expect(await accountIn(boarding.world, traveller.bookingId, 'uncollected')).toBe(-SHARE);
    expect(await traveller.sees()).toMatchObject({ paid: { amount: SHARE }, due: { amount: SHARE }, refunds: [] });
    await expectToldCash(told);
    const stated = await boarding.world.rows(
      `select n.part_id::text as "partId", n.kind, sum(n.amount)::int < 0 as missing from settlement_line n
       where n.booking_id = $1 and n.kind = 'NOT_COLLECTED' group by 1, 2 order by 1`,
      [traveller.bookingId],
    );
    expect(stated).toEqual(
      [codes[0]!, codes[1]!].map(({ partId }, index) => ({ partId, kind: 'NOT_COLLECTED', missing: index === 0 })),
    );
  });

  test('NOT_PAID: it is taken off what he owes, and the rest boards him', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    boarding.toTheDoor();
    const door = boarding.doorOf(departure);
    const partId = codes[0]!.partId;
    const answer = await door.scans({ partId, collected: 500 });
    expect(answer).toMatchObject({ outcome: 'NOT_PAID', taken: { amount: 500 } });
    expect(await toldOf(told)).toEqual([receipt(500)]);
    expect((await door.sees())!.passengers[0]!.owed.amount).toBe(answer.owed!.amount);
    expect(await door.outcomeOf({ partId, collected: answer.owed!.amount })).toBe('BOARDED');
    const { due } = (await traveller.sees())!;
    expect(await door.outcomeOf({ partId: codes[1]!.partId, collected: due.amount })).toBe('BOARDED');
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PAID', due: { amount: 0 }, refunds: [] });
    await expectToldCash(told);
  });

  test('REVOKED, and more than all of them owe: he has a receipt of what was owed, and reads what waits', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    await traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [codes[0]!.partId] });
    const { due } = (await traveller.sees())!;
    boarding.toTheDoor();
    await boarding.doorOf(departure).scans({ partId: codes[0]!.partId, collected: due.amount + 700 });
    expect(await toldOf(told)).toEqual([waits(700), receipt(due.amount)]);
    await expectToldCash(told);
  });

  test('WRONG_DEPARTURE: of another ride of the same operator, and once, however often it is sent', async () => {
    const told = await twoWhoPromised();
    const other = boarding.world.aDeparture();
    boarding.toTheDoor();
    const scan = { clientId: randomUUID(), partId: told.codes[0]!.partId, collected: SHARE };
    const door = boarding.doorOf(other);
    const first = await door.scans(scan);
    expect(first).toMatchObject({ outcome: 'WRONG_DEPARTURE', taken: { amount: SHARE } });
    expect(first.ridesAt).toBe('2026-11-23T07:30:00+07:00');
    expect(await door.scans(scan)).toEqual(first);
    expect(await inHand(told)).toBe(SHARE);
    expect(await boarding.stateOf(told.codes[0]!.partId)).toBe('TICKETED');
    await expectToldCash(told);
  });

  test('nothing where no ticket is known: not of another operator, nor of seats that nobody has bought yet', async () => {
    const departure = boarding.world.aDeparture({ operatorId: '8' });
    const { traveller, codes } = await boarding.promises(departure, '1A');
    const [mine, holder] = [boarding.world.aDeparture(), boarding.world.aTraveller()];
    const held = await holder.holds(mine.leg(), [seat('1A')]);
    boarding.toTheDoor();
    const door = boarding.doorOf(mine);
    const parts = [codes[0]!.partId, held.legs[0]!.parts[0]!.id];
    const { answers } = await door.sends(...parts.map((partId) => ({ partId, collected: SHARE })));
    expect(answers).toMatchObject(parts.map(() => ({ outcome: 'UNKNOWN_TICKET', taken: null })));
    expect(await traveller.sees()).toMatchObject({ paid: { amount: 0 } });
    expect(await holder.sees()).toMatchObject({ paid: { amount: 0 } });
  });
});
