import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localTime } from '../src/booking/local-time.js';
import { documents } from './documents.js';
import { PICKUP, seat, Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Told {
  readonly type: string;
  readonly payload: {
    heldUntil?: string;
    legs: { departureTime: string; seatNumbers: string[]; pickupAddress: string | null }[];
  };
}

const told = (bookingId: string, type: string) =>
  world.rows<Told>(`select type, payload from outbox_event where payload->>'bookingId' = $1 and type = $2`, [
    bookingId,
    type,
  ]);

/** Goes on to this moment of the world's clock. */
const at = (time: string): void => {
  world.clock.advance({ seconds: (Date.parse(`${time}+07:00`) - world.clock.now()) / 1000 });
};

describe('a guest who left', () => {
  test('is told once that his seats wait, with until when, after three quiet minutes', async () => {
    const guest = world.aTraveller();
    await guest.holds(world.aDeparture().leg(), [seat('1A')]);
    const { expiresAt } = await guest.tellsNames();
    await world.job('tell-left-unpaid');
    expect(await told(guest.bookingId, 'booking.left_unpaid')).toEqual([]);
    world.clock.advance({ minutes: 4 });
    await Promise.all([world.job('tell-left-unpaid'), world.job('tell-left-unpaid')]);
    await world.job('tell-left-unpaid');
    expect(await told(guest.bookingId, 'booking.left_unpaid')).toEqual([
      {
        type: 'booking.left_unpaid',
        payload: expect.objectContaining({ heldUntil: localTime(Date.parse(expiresAt!)) }),
      },
    ]);
  });

  test('is told, too, when he has an account, before he gave a contact', async () => {
    const member = world.aUser({ userId: '77', grants: { 'booking.create': 'own', 'booking.edit': 'own' } });
    await member.holds(world.aDeparture().leg(), [seat('1A')]);
    world.clock.advance({ minutes: 4 });
    await world.job('tell-left-unpaid');
    expect(await told(member.bookingId, 'booking.left_unpaid')).toMatchObject([
      { payload: { bookedByUserId: '77', contactEmail: null } },
    ]);
  });

  test('is not told without an address, with two minutes left, after paying, or by who sells for others', async () => {
    const nameless = world.aTraveller();
    await nameless.holds(world.aDeparture().leg(), [seat('1A')]);
    const agent = world.aUser({
      userId: '78',
      agencyId: '5',
      grants: { 'booking.create': 'own', 'booking.edit': 'own' },
    });
    await agent.holds(world.aDeparture().leg(), [seat('1A')]);
    await agent.tellsNames();
    const buyer = world.aTraveller();
    await buyer.buys(world.aDeparture().leg(), [seat('1A')]);
    const late = world.aTraveller();
    await late.holds(world.aDeparture().leg(), [seat('1A')]);
    await late.tellsNames();
    world.clock.advance({ minutes: 8, seconds: 1 });
    await world.job('tell-left-unpaid');
    for (const { bookingId } of [nameless, agent, buyer, late])
      expect(await told(bookingId, 'booking.left_unpaid')).toEqual([]);
  });
});

describe('a payment that failed', () => {
  test('is told once a day, while the seats can still be paid', async () => {
    const guest = world.aTraveller();
    await guest.holds(world.aDeparture().leg(), [seat('1A')]);
    await guest.tellsNames();
    for (let attempt = 0; attempt < 2; attempt++) {
      const { payment } = await guest.startsToPay();
      await guest.decides(payment.reference, 'DECLINE');
    }
    const { expiresAt } = (await guest.sees())!;
    expect(await told(guest.bookingId, 'payment.failed')).toMatchObject([
      { payload: { heldUntil: expect.any(String) } },
    ]);
    expect(expiresAt).not.toBeNull();
  });
});

describe('the day before travel', () => {
  test('whoever has a ticket is reminded once, of the rides of that day and those who still travel', async () => {
    at('2026-12-01T12:00:00');
    const leg = world.aDeparture({ date: '2026-12-05' }).leg();
    const back = world.aDeparture({ date: '2026-12-06' }).leg();
    const traveller = world.aTraveller();
    const { legs } = await traveller.buysLegs([
      { legId: leg, direction: 'ONWARD', seats: [seat('1A'), seat('1B')], ...PICKUP },
      { legId: back, direction: 'RETURN', seats: [seat('2A'), seat('2B')] },
    ]);
    const gone = world.aTraveller();
    await gone.buys(world.aDeparture({ date: '2026-12-05' }).leg(), [seat('1A')]);
    await gone.does('cancel');
    await traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [legs[0]!.parts[1]!.id] });

    at('2026-12-04T08:59:00');
    await world.job('remind-travellers');
    expect(await told(traveller.bookingId, 'booking.reminder_due')).toEqual([]);
    at('2026-12-04T09:00:00');
    await Promise.all([world.job('remind-travellers'), world.job('remind-travellers')]);
    await world.job('remind-travellers');
    expect(await told(traveller.bookingId, 'booking.reminder_due')).toMatchObject([
      {
        payload: {
          legs: [
            {
              departureTime: '2026-12-05T07:30:00+07:00',
              seatNumbers: ['1A'],
              pickupAddress: PICKUP.pickupAddress,
            },
          ],
        },
      },
    ]);
    expect(await told(gone.bookingId, 'booking.reminder_due')).toEqual([]);

    at('2026-12-05T10:00:00');
    await world.job('remind-travellers');
    expect(await told(traveller.bookingId, 'booking.reminder_due')).toHaveLength(2);
  });

  test('who buys on that day is not reminded', async () => {
    at('2026-12-09T10:00:00');
    const traveller = world.aTraveller();
    await traveller.buys(world.aDeparture({ date: '2026-12-10' }).leg(), [seat('1A')]);
    await world.job('remind-travellers');
    expect(await told(traveller.bookingId, 'booking.reminder_due')).toEqual([]);
  });
});

describe("the language of what is sent to a booking's buyer", () => {
  const speaks = (who: Traveller, language: 'en' | 'km' | 'th'): void => {
    who.viewer = { ...who.viewer, language };
  };
  const languageOf = async ({ bookingId }: Traveller): Promise<string> =>
    (await world.rows<{ language: string }>('select language from booking where id = $1', [bookingId]))[0]!.language;
  const holder = async (who: Traveller): Promise<Traveller> => {
    await who.holds(world.aDeparture({ date: '2026-12-20' }).leg(), [seat('1A')], { language: 'en' });
    return who;
  };

  test('follows the page on which he tells the names, and the one on which he pays', async () => {
    const guest = await holder(world.aTraveller());
    speaks(guest, 'km');
    await guest.tellsNames();
    expect(await languageOf(guest)).toBe('km');
    speaks(guest, 'th');
    const { payment } = await guest.startsToPay();
    await guest.decides(payment.reference, 'APPROVE');
    expect(await told(guest.bookingId, 'booking.confirmed')).toMatchObject([{ payload: { language: 'th' } }]);
  });

  test('is that of the page of an owner who is signed in', async () => {
    const owner = await holder(world.aCustomer('78'));
    speaks(owner, 'km');
    await owner.tellsNames();
    expect(await languageOf(owner)).toBe('km');
  });

  test('stays once he was sent his code for cash, in the language of the page where he chose it', async () => {
    const guest = await holder(world.aTraveller());
    await guest.tellsNames();
    speaks(guest, 'km');
    await guest.startsToPay('CASH_COLLECTION');
    expect(await told(guest.bookingId, 'payment.cash_awaited')).toMatchObject([{ payload: { language: 'km' } }]);
    speaks(guest, 'th');
    await guest.startsToPay();
    expect(await languageOf(guest)).toBe('km');
  });

  test('stays once he was told that his seats wait', async () => {
    const guest = await holder(world.aTraveller());
    await guest.tellsNames();
    world.clock.advance({ minutes: 4 });
    await world.job('tell-left-unpaid');
    speaks(guest, 'km');
    await guest.startsToPay();
    expect(await languageOf(guest)).toBe('en');
  });

  test.each<[string, (booking: Traveller) => Traveller]>([
    ["REST's door", ({ viewer }) => new Traveller(world, { ...viewer, channel: 'api' })],
    ['a member of staff', () => world.aPlatformAdmin()],
    ['who acts as the owner', (owner) => owner.actedBy('1')],
  ])('is not changed by %s', async (_, by) => {
    const owner = await holder(world.aCustomer('79'));
    const other = by(owner);
    other.bookingId = owner.bookingId;
    speaks(other, 'km');
    await other.tellsNames();
    expect(await languageOf(owner)).toBe('en');
  });
});
