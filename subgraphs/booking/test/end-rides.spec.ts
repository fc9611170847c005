import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BoardingWorld } from './boarding-world.js';
import { seat, type SeenRefusal } from './world.js';

let boarding: BoardingWorld;
beforeAll(async () => {
  boarding = await BoardingWorld.open();
});
afterAll(() => boarding.close());
beforeEach(() => boarding.begin());

const at = (time: string): Promise<void> => {
  boarding.toTheDoor(`2026-11-23T${time}+07:00`);
  return boarding.world.job('end-rides');
};

describe('TICKETED → NO_SHOW', () => {
  test('an hour after the boarding stop was left, not a moment earlier, and never who was scanned', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A', '1B');
    const [came, missed] = codes.map(({ partId }) => partId) as [string, string];
    boarding.toTheDoor();
    await boarding.doorOf(departure).scans({ partId: came });
    await at('08:29:59');
    expect(await boarding.stateOf(missed)).toBe('TICKETED');
    await at('08:30:00');
    await at('08:31:00');
    expect([await boarding.stateOf(came), await boarding.stateOf(missed)]).toEqual(['BOARDED', 'NO_SHOW']);
    expect(await boarding.typesOf(booking.id)).toEqual(['ticket.scanned', 'booking.no_show']);
    const [, event] = await boarding.eventsOf(booking.id);
    expect(event!.payload).toMatchObject({ parts: [{ partId: missed, seatNumber: '1B', fare: 1250 }] });
  });

  test('of each passenger’s own stop', async () => {
    const departure = boarding.world.aDeparture();
    const traveller = boarding.world.aTraveller();
    await traveller.buys(departure.leg(2, 4), [seat('1A')]);
    const { partId } = (await boarding.codesOf(traveller))[0]!;
    await at('09:00:00');
    expect(await boarding.stateOf(partId)).toBe('TICKETED');
    await at('10:30:00');
    expect(await boarding.stateOf(partId)).toBe('NO_SHOW');
    expect(await traveller.sees()).toMatchObject({ status: 'NO_SHOW', refundOffer: null });
  });

  test('twice to what was to be paid there, lets only his own telephone pay before, however it is written', async () => {
    const promises = async (date: string, number: string, mobileNumber: string) => {
      const traveller = boarding.world.aTraveller();
      await traveller.holds(boarding.world.aDeparture({ date }).leg(), [seat(number)]);
      await traveller.tellsNames({ mobileNumber });
      return { traveller, answer: await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING') };
    };
    for (const mobileNumber of ['081 234 5678', '+66 81/234 5678'])
      await (await promises('2026-11-23', '1A', mobileNumber)).traveller.does('confirm');
    await at('09:00:00');
    expect((await promises('2026-11-25', '1B', '0066 81 234 5678')).answer).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'NO_SHOWS' },
    });
    // Its last eight digits are the same.
    expect((await promises('2026-11-25', '1C', '091 234 5678')).answer).not.toHaveProperty('code');
  });

  test('is corrected by a scan that was made in time and came late, and by no other', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A', '1B');
    const [intime, late] = codes.map(({ partId }) => partId) as [string, string];
    await at('09:00:00');
    const outcomes = await boarding
      .doorOf(departure)
      .outcomesOf(
        { partId: intime, at: '2026-11-23T07:25:00+07:00' },
        { partId: late, at: '2026-11-23T08:45:00+07:00' },
      );
    expect(outcomes).toEqual(['BOARDED', 'NO_SHOW']);
    expect([await boarding.stateOf(intime), await boarding.stateOf(late)]).toEqual(['BOARDED', 'NO_SHOW']);
    expect(await boarding.typesOf(booking.id)).toEqual(['booking.no_show', 'ticket.scanned']);
  });
});

describe('BOARDED → COMPLETED', () => {
  test('two hours after the arrival; the booking is completed, and nothing of it is taken back', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A');
    const { partId } = codes[0]!;
    const door = boarding.doorOf(departure);
    boarding.toTheDoor();
    await door.scans({ partId });
    await at('13:29:59');
    expect(await boarding.stateOf(partId)).toBe('BOARDED');
    await at('13:30:00');
    await at('13:31:00');
    expect(await boarding.stateOf(partId)).toBe('COMPLETED');
    const [row] = await boarding.world.rows<{ status: string }>('select status from booking where id = $1', [
      booking.id,
    ]);
    expect(row!.status).toBe('COMPLETED');
    expect(await boarding.typesOf(booking.id)).toEqual(['ticket.scanned', 'booking.completed']);
    expect(await door.outcomesOf({ partId, kind: 'UNDO' }, { partId })).toEqual([
      'TOO_LATE_TO_UNDO',
      'ALREADY_BOARDED',
    ]);
  });

  test('a batch that arrives after the ride boards, and the timer completes it', async () => {
    const departure = boarding.world.aDeparture();
    const { booking, codes } = await boarding.buys(departure, '1A');
    const { partId } = codes[0]!;
    await at('18:00:00');
    await boarding.doorOf(departure).scans({ partId, at: '2026-11-23T07:25:00+07:00' });
    await at('18:00:30');
    expect(await boarding.stateOf(partId)).toBe('COMPLETED');
    expect(await boarding.typesOf(booking.id)).toEqual(['booking.no_show', 'ticket.scanned', 'booking.completed']);
  });
});
