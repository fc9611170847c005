import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { BoardingWorld } from './boarding-world.js';
import { accountIn } from './books.js';
import { FARE, FEE } from './played-neighbours.js';
import { expectSoundBooks } from './walks/sound-books.js';
import { expectWholeWorld } from './whole-world.js';

let boarding: BoardingWorld;
// Of its own for each: who did not come twice may not promise any more.
beforeEach(async () => {
  boarding = await BoardingWorld.open();
  boarding.begin();
});
afterEach(() => boarding.close());

const SHARE = FARE.FOREIGN + FEE / 2;
/** When the scan was made, that arrives later. */
const IN_TIME = '2026-11-23T07:25:00+07:00';

/** Two who promised and did not come, as the server believes: the scan of the first one arrives late. */
async function bothNoShow() {
  const departure = boarding.world.aDeparture();
  const { traveller, codes } = await boarding.promises(departure, '1A', '1B');
  boarding.toTheDoor('2026-11-23T08:45:00+07:00');
  await boarding.world.job('end-rides');
  await boarding.world.job('settle');
  const uncollected = () => accountIn(boarding.world, traveller.bookingId, 'uncollected');
  const door = boarding.doorOf(departure);
  const owed = async () => (await door.sees())!.passengers.map((one) => one.owed.amount);
  const onPasses = async () =>
    (await boarding.codesOf(traveller)).map(({ payOnBoarding }) => payOnBoarding?.amount ?? 0);
  return { traveller, codes, door, uncollected, owed, onPasses };
}

// What is given beside his own share, what the other one still owes then, and what goes back.
test.each([
  [0, SHARE, 0],
  [300, SHARE - 300, 0],
  [SHARE, 0, 0],
  [SHARE + 200, 0, 200],
])('who boards and gives %d beside his share leaves %d uncollected of who did not come', async (more, left, back) => {
  const { traveller, codes, door, uncollected, owed, onPasses } = await bothNoShow();
  expect(await uncollected()).toBe(-2 * SHARE);
  const scan = { partId: codes[0]!.partId, at: IN_TIME, collected: SHARE + more };
  expect(await door.outcomeOf(scan)).toBe('BOARDED');
  const seen = (await traveller.sees())!;
  expect([seen.due.amount, await uncollected(), await owed()]).toEqual([left, 0 - left, [0, left]]);
  expect(await onPasses()).toEqual([0, left]);
  expect(seen.refunds.map(({ amount }) => amount.amount)).toEqual(back > 0 ? [back] : []);
  await expectWholeWorld(boarding.world);
  await expectSoundBooks(boarding.world);
});

test('undone, he who did not come owes it again', async () => {
  const { traveller, codes, door, uncollected } = await bothNoShow();
  const partId = codes[0]!.partId;
  await door.sends(
    { partId, at: IN_TIME, collected: SHARE + 300 },
    { partId, at: '2026-11-23T07:30:00+07:00', kind: 'UNDO' },
  );
  expect((await door.sees())!.passengers.map(({ owed }) => owed.amount)).toEqual([SHARE, SHARE]);
  expect((await traveller.sees())!.due.amount).toBe(2 * SHARE);
  expect(await uncollected()).toBe(-SHARE);
  await expectWholeWorld(boarding.world);
  await expectSoundBooks(boarding.world);
});
