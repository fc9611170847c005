import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AT_THE_DOOR, BoardingWorld, BOUGHT } from './boarding-world.js';
import { documents } from './documents.js';
import { FARE, FEE } from './played-neighbours.js';
import { expectWholeWorld } from './whole-world.js';
import { seat } from './world.js';

let boarding: BoardingWorld;
beforeAll(async () => {
  boarding = await BoardingWorld.open();
});
afterAll(() => boarding.close());
beforeEach(() => boarding.begin());

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
    const scan = { partId, at: minutes(1), collected: 0, owedByList: FARE.FOREIGN - 1 };
    expect(await door.outcomeOf(scan)).toBe('NOT_PAID');
    expect(await door.outcomeOf({ ...scan, collected: listed, owedByList: listed })).toBe('BOARDED');
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
