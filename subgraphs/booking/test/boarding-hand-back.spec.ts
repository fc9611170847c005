import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BoardingWorld, type Code } from './boarding-world.js';
import { accountIn } from './books.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { expectSoundBooks } from './walks/sound-books.js';
import { expectWholeWorld } from './whole-world.js';
import { type Departure, type SeenBooking, type Traveller } from './world.js';

let boarding: BoardingWorld;
// Of its own for each: so many may not promise to pay on boarding by one telephone.
beforeEach(async () => {
  boarding = await BoardingWorld.open();
  boarding.begin();
});
afterEach(() => boarding.close());

const SHARE = FARE.FOREIGN + FEE / 2;

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
  expect(0 - line!.sum).toBe(await inHand(told));
}

describe('cash of a scan that boarded nobody, which its conductor gave back', () => {
  test('given back by the hand that took it, it is off what he hands in, once; what it paid is owed again', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    boarding.toTheDoor();
    const door = boarding.doorOf(departure);
    const refused = { clientId: randomUUID(), partId: codes[0]!.partId, collected: 500 };
    expect(await door.outcomeOf(refused)).toBe('NOT_PAID');
    await expectToldCash(told);
    const back = { clientId: randomUUID(), kind: 'HAND_BACK' as const, partId: refused.partId };
    const whole = { ...back, collected: 500, refusedId: refused.clientId };
    expect(await door.outcomeOf({ ...whole, clientId: randomUUID(), collected: 400 })).toBe('NOTHING_TO_HAND_BACK');
    expect(await door.outcomeOf({ ...whole, clientId: randomUUID(), refusedId: randomUUID() })).toBe(
      'NOTHING_TO_HAND_BACK',
    );
    expect(await Promise.all([door.outcomeOf(whole), door.outcomeOf(whole)])).toEqual(['HANDED_BACK', 'HANDED_BACK']);
    expect(await door.outcomeOf({ ...whole, clientId: randomUUID() })).toBe('NOTHING_TO_HAND_BACK');
    expect(await inHand(told)).toBe(0);
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'TO_COLLECT', due: { amount: 2 * SHARE } });
    expect((await door.sees())!.passengers.map(({ owed }) => owed.amount)).toEqual([SHARE, SHARE]);
    await expectToldCash(told);
    expect(await door.outcomesOf(...codes.map(({ partId }) => ({ partId, collected: SHARE })))).toEqual([
      'BOARDED',
      'BOARDED',
    ]);
    await expectToldCash(told);
  });

  test('what waited for a counter goes back by his hand instead; what a counter paid out does not', async () => {
    const told = await twoWhoPromised();
    const { departure, traveller, codes } = told;
    await traveller.ask(documents.cancel, { id: traveller.bookingId });
    boarding.toTheDoor();
    const door = boarding.doorOf(departure);
    const [one, other] = codes.map(({ partId }) => ({ clientId: randomUUID(), partId, collected: SHARE }));
    expect(await door.outcomesOf(one!, other!)).toEqual(['REVOKED', 'REVOKED']);
    const back = ({ clientId: refusedId, partId }: { clientId: string; partId: string }) =>
      door.outcomeOf({ kind: 'HAND_BACK', partId, collected: SHARE, refusedId });
    expect(await back(one!)).toBe('HANDED_BACK');
    expect(refundsOf((await traveller.sees())!).toSorted()).toEqual([
      ['canceled', SHARE],
      ['created', SHARE],
      ['done', SHARE],
    ]);
    expect(await inHand(told)).toBe(SHARE);
    await expectToldCash(told);
    const counter = boarding.world.aPlatformAdmin();
    await counter.ask(documents.requestCode, { id: traveller.bookingId });
    const { pnr } = (await traveller.sees())!;
    await counter.ask(documents.handOutCash, { code: pnr, holderCode: await traveller.codeOf() });
    expect(await back(other!)).toBe('NOTHING_TO_HAND_BACK');
    await expectWholeWorld(boarding.world);
    await expectSoundBooks(boarding.world);
  });

  test('a colleague at another company’s door hands nothing of it back', async () => {
    const { departure, codes } = await twoWhoPromised();
    boarding.toTheDoor();
    const refused = { clientId: randomUUID(), partId: codes[0]!.partId, collected: 500 };
    await boarding.doorOf(departure).scans(refused);
    const stranger = boarding.doorOf(boarding.world.aDeparture({ operatorId: '8' }), '8');
    const back = { kind: 'HAND_BACK' as const, partId: refused.partId, collected: 500, refusedId: refused.clientId };
    expect(await stranger.outcomeOf(back)).toBe('UNKNOWN_TICKET');
  });
});
