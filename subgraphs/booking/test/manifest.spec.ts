import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { BoardingWorld } from './boarding-world.js';
import { documents } from './documents.js';
import { PICKUP, seat } from './world.js';

let boarding: BoardingWorld;
beforeAll(async () => {
  boarding = await BoardingWorld.open();
});
afterAll(() => boarding.close());
beforeEach(() => boarding.begin());

describe('the passenger list of a departure', () => {
  test('has everybody with a ticket in the order of the seats, with all that the driver must know', async () => {
    const departure = boarding.world.aDeparture();
    const traveller = boarding.world.aTraveller();
    await boarding.promises(departure, '10A');
    await traveller.holdsLegs([
      { legId: departure.leg(1, 3), seats: [seat('2B', { nationality: 'LOCAL' })], ...PICKUP },
    ]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'APPROVE');
    await boarding.world.aTraveller().holds(departure.leg(), [seat('3A')]);
    const seen = await boarding.doorOf(departure).sees();
    expect(seen).toMatchObject({
      route: 'Phnom Penh – Siem Reap',
      date: '2026-11-23',
      departureTime: '2026-11-23T07:30:00+07:00',
      operatorName: 'Mekong Express Line',
      vehicleName: 'VIP coach',
      calls: [{ position: 0, name: 'Stop 0' }, {}, {}, {}, { position: 4, time: '2026-11-23T11:30:00+07:00' }],
      revoked: [],
    });
    expect(seen!.passengers).toMatchObject([
      {
        seatNumber: '2B',
        name: 'Sok Dara 2B',
        title: 'MS',
        nationality: 'LOCAL',
        phone: '+855 12 000 111',
        ticketCode: expect.stringMatching(/^N7-\d{6}$/),
        from: 'Stop 1',
        to: 'Stop 3',
        departureTime: '2026-11-23T08:30:00+07:00',
        owed: { amount: 0, currency: 'USD' },
        pickupTime: '06:45',
        pickupPhone: expect.stringContaining('855'),
        taxiDropOff: 'Angkor Guesthouse',
        state: 'TICKETED',
      },
      { seatNumber: '10A', from: 'Stop 0', to: 'Stop 4', owed: { amount: 1300 } },
    ]);
  });

  test('names the seats nobody may buy, of the layout and by the operator', async () => {
    const departure = boarding.world.aDeparture({
      change: (facts) => {
        const seats = facts.leg.vehicle.seatLayout.seats.map((each) => ({ ...each, blocked: each.number === '9D' }));
        return {
          ...facts,
          leg: {
            ...facts.leg,
            vehicle: { ...facts.leg.vehicle, seatLayout: { ...facts.leg.vehicle.seatLayout, seats } },
          },
        };
      },
    });
    const { name } = boarding.doorOf(departure);
    await boarding.world.rows(
      `insert into seat_claim (mode, departure, seat_no, segment, state) values ('live', $1, '4A', '[0,4)', 'blocked')`,
      [`${name.routeScheduleId}@${name.date}`],
    );
    expect((await boarding.doorOf(departure).sees())!.blockedSeats).toEqual(['4A', '9D']);
  });

  test('is there for a departure that the timetable has dropped', async () => {
    const departure = boarding.world.aDeparture();
    await boarding.buys(departure, '1A');
    boarding.world.catalogue.running.clear();
    expect(await boarding.doorOf(departure).sees()).toMatchObject({
      route: 'Phnom Penh – Siem Reap',
      departureTime: '2026-11-23T07:30:00+07:00',
      calls: [],
      passengers: [{ seatNumber: '1A' }],
    });
    expect(await boarding.doorOf(departure, '8').sees()).toBeNull();
  });

  test('speaks the language of its reader', async () => {
    const departure = boarding.world.aDeparture();
    const door = boarding.doorOf(departure);
    door.staff.viewer = { ...door.staff.viewer, language: 'km' };
    expect(await door.sees()).toMatchObject({ route: 'ភ្នំពេញ – សៀមរាប', vehicleName: 'ឡានក្រុង', passengers: [] });
  });

  test('costs four statements, for one passenger and for 120', async () => {
    const departure = boarding.world.aDeparture({ rows: 30 });
    const door = boarding.doorOf(departure);
    const seats = Array.from({ length: 30 }, (_, row) => ['A', 'B', 'C', 'D'].map((letter) => `${row + 1}${letter}`));
    await boarding.buys(departure, '1A');
    const asked = () => door.sees();
    expect(await statementsOf(asked)).toHaveLength(4);
    await boarding.buys(departure, '1B', '1C', '1D');
    for (const row of seats.slice(1)) await boarding.buys(departure, ...row);
    expect((await door.sees())!.passengers).toHaveLength(120);
    expect(await statementsOf(asked)).toHaveLength(4);
  });

  test.each([
    ['the platform', { roleId: 1, grants: { 'manifest.view': 'all' } }, true],
    ['its country', { countryCode: 'KH', grants: { 'manifest.view': 'country' } }, true],
    ['another country', { countryCode: 'LA', grants: { 'manifest.view': 'country' } }, false],
    ['its operator', { operatorId: '7', grants: { 'manifest.view': 'operator' } }, true],
    ['another operator', { operatorId: '8', grants: { 'manifest.view': 'operator' } }, false],
    ['its branch', { operatorId: '7', branchId: '71', grants: { 'manifest.view': 'branch' } }, true],
    ['another branch', { operatorId: '7', branchId: '72', grants: { 'manifest.view': 'branch' } }, false],
  ] as const)('seen by %s', async (_, viewer, sees) => {
    const departure = boarding.world.aDeparture();
    const { routeScheduleId: id, date } = boarding.doorOf(departure).name;
    const staff = boarding.staff('77', viewer);
    expect((await staff.ask(documents.manifest, { id, date })) !== null).toBe(sees);
    const listed = await staff.ask<{ rows: { routeScheduleId: string }[] }>(documents.departures, {
      date,
      pageSize: 200,
    });
    expect(listed.rows.some(({ routeScheduleId }) => routeScheduleId === id)).toBe(sees);
  });

  test('of what is no departure there is none', async () => {
    for (const id of ['x', '0', '999999999999999999999'])
      expect(await boarding.world.anOperator().ask(documents.manifest, { id, date: '2026-11-23' })).toBeNull();
  });
});

describe('the departures of a day', () => {
  test('say how many have a ticket, have boarded, did not come; one statement for all', async () => {
    const date = '2026-11-28';
    const [one, other] = [boarding.world.aDeparture({ date }), boarding.world.aDeparture({ date })];
    const { codes } = await boarding.buys(one, '1A', '1B', '1C');
    const door = boarding.doorOf(one);
    boarding.toTheDoor('2026-11-28T07:20:00+07:00');
    await door.outcomesOf({ qr: codes[0]!.qr });
    const asked = () => door.staff.ask<{ total: number; rows: object[] }>(documents.departures, { date });
    const seen = await asked();
    expect(seen.rows).toMatchObject([
      { routeScheduleId: door.name.routeScheduleId, sold: 3, boarded: 1, noShow: 0, seatCount: 41 },
      { routeScheduleId: boarding.doorOf(other).name.routeScheduleId, sold: 0, boarded: 0 },
    ]);
    expect(await statementsOf(asked)).toHaveLength(1);
    boarding.toTheDoor('2026-11-28T08:30:00+07:00');
    await boarding.world.job('end-rides');
    expect((await asked()).rows[0]).toMatchObject({ sold: 3, boarded: 1, noShow: 2 });
  });

  test('come page by page, of one operator or branch, never beyond the scope', async () => {
    const date = '2026-11-29';
    const ids = ['7', '7', '8'].map((operatorId) => {
      return boarding.world.aDeparture({ date, operatorId }).facts.leg.routeScheduleId;
    });
    const boss = boarding.staff('1', { roleId: 1, grants: { 'manifest.view': 'all' } });
    const asked = async (who: typeof boss, more: object) => {
      const page = await who.ask<{ total: number; rows: { routeScheduleId: string }[] }>(documents.departures, {
        date,
        ...more,
      });
      return [page.total, page.rows.map(({ routeScheduleId }) => ids.indexOf(routeScheduleId))];
    };
    expect(await asked(boss, {})).toEqual([3, [0, 1, 2]]);
    expect(await asked(boss, { page: 2, pageSize: 2 })).toEqual([3, [2]]);
    expect(await asked(boss, { operatorId: '8' })).toEqual([1, [2]]);
    expect(await asked(boss, { branchId: '71' })).toEqual([3, [0, 1, 2]]);
    expect(await asked(boarding.world.anOperator('7'), { operatorId: '8' })).toEqual([0, []]);
    expect(await asked(boarding.world.anOperator('8'), {})).toEqual([1, [2]]);
  });
});
