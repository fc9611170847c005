import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { aClerk, newsOf, staffDocuments, support, timelineOf } from './staff.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let other: Departure;
beforeEach(() => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  world.pricing.surcharge = 0;
  other = world.aDeparture({ date: '2026-11-24' });
});

/** Two seats of somebody, after the hour of grace: a dollar each is to be paid. */
async function bought(who: Traveller = world.aTraveller()): Promise<SeenBooking> {
  const booking = await who.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  world.clock.advance({ minutes: 61 });
  return booking;
}
const wishFor = ({ id, legs }: SeenBooking, departure = other, more: object = {}) => ({
  id,
  partIds: legs[0]!.parts.map((part) => part.id),
  rides: [{ legId: departure.leg() }],
  ...more,
});
type Answer = SeenBooking & SeenRefusal;
const begins = (who: Traveller, booking: SeenBooking, departure?: Departure, more?: object): Promise<Answer> => {
  who.bookingId = booking.id;
  return who.ask<Answer>(documents.beginExchange, wishFor(booking, departure, more));
};
const staff = (scope: Scope, more: object): Traveller =>
  world.aUser({ userId: '900', roleId: 4, grants: { 'booking.view': scope, 'booking.edit': scope }, ...more });

describe('who exchanges a booking for its travellers', () => {
  test.each<[string, Scope, object, string]>([
    ['the platform', 'all', {}, 'Booking'],
    ['its country', 'country', { countryCode: 'KH' }, 'Booking'],
    ['another country', 'country', { countryCode: 'LA' }, 'BOOKING_NOT_FOUND'],
    ['its operator', 'operator', { operatorId: '7' }, 'Booking'],
    ['another operator', 'operator', { operatorId: '8' }, 'BOOKING_NOT_FOUND'],
    ['its branch', 'branch', { operatorId: '7', branchId: '71' }, 'Booking'],
    ['another branch', 'branch', { operatorId: '7', branchId: '72' }, 'BOOKING_NOT_FOUND'],
    ['an agency that did not sell it', 'agency', { agencyId: '5' }, 'BOOKING_NOT_FOUND'],
    ['somebody who did not buy it', 'own', {}, 'BOOKING_NOT_FOUND'],
  ])('%s', async (_, scope, more, expected) => {
    const booking = await bought();
    const { __typename, code } = (await begins(staff(scope, more), booking)) as Answer & { __typename: string };
    expect(code ?? __typename).toBe(expected);
  });

  test('not who may only look: he is told which right he lacks', async () => {
    const booking = await bought();
    const finance = world.aUser({ userId: '901', roleId: 9, operatorId: '7', grants: { 'booking.view': 'operator' } });
    const { errors } = await finance.raw(documents.beginExchange, wishFor(booking));
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'booking.edit' } }]);
  });

  test.each<[string, Scope, object, string]>([
    ['its operator', 'operator', { operatorId: '7' }, 'NOT_YOUR_DEPARTURE'],
    ['its branch', 'branch', { operatorId: '7', branchId: '71' }, 'NOT_YOUR_DEPARTURE'],
    ['its country', 'country', { countryCode: 'KH' }, 'NOT_YOUR_DEPARTURE'],
    ['the platform', 'all', {}, ''],
  ])('to a departure of somebody else abroad, %s: %s', async (_, scope, more, refused) => {
    const booking = await bought();
    const abroad = world.aDeparture({
      date: '2026-11-24',
      operatorId: '8',
      change: (facts) => ({ ...facts, operatorCountryCode: 'LA' }),
    });
    for (const document of [documents.exchangeOffer, documents.beginExchange]) {
      const { code = '' } = await staff(scope, more).ask<Answer>(document, wishFor(booking, abroad));
      expect(code).toBe(refused);
    }
  });

  test('a token in the hand of an operator’s clerk leads where its traveller likes', async () => {
    const traveller = world.aTraveller();
    const booking = await traveller.buys(world.aDeparture({ operatorId: '8' }).leg(), [seat('1A')]);
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    const clerk = aClerk(world);
    const { bookingToken } = traveller.viewer as { bookingToken?: string };
    clerk.viewer = { ...clerk.viewer, bookingToken } as Traveller['viewer'];
    const there = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
    expect(await begins(clerk, booking, there)).toMatchObject({ __typename: 'Booking' });
  });
});

describe('the difference, where staff exchange', () => {
  const ways = async (who: Traveller) =>
    (await who.ask<{ method: string }[]>(documents.methods, { id: who.bookingId })).map(({ method }) => method);

  test('is paid in cash before the counter, while the seats are held and no longer', async () => {
    const traveller = world.aTraveller();
    const booking = await bought(traveller);
    const clerk = aClerk(world);
    const begun = await begins(clerk, booking, other, { expected: 200 });
    expect(await ways(clerk)).toContain('CASH_COLLECTION');
    expect(await ways(traveller)).not.toContain('CASH_COLLECTION');
    expect(await traveller.startsToPay<SeenRefusal>('CASH_COLLECTION')).toMatchObject({ code: 'METHOD_NOT_AVAILABLE' });
    const { payment, booking: open } = await clerk.startsToPay('CASH_COLLECTION');
    expect(payment).toMatchObject({ code: expect.stringMatching(/^\d{8}$/), expiresAt: open.exchange!.expiresAt });
    expect(Date.parse(open.exchange!.expiresAt) - Date.parse(begun.exchange!.expiresAt)).toBe(5 * 60_000);
    expect(await newsOf(world, 'payment.cash_awaited', booking)).toEqual([]);

    const before = await accountOf(world, 'cash_in_hand', 'operator:7');
    expect(await clerk.ask(documents.collectCash, { code: payment.code })).toMatchObject({
      booking: { status: 'RE_BOOKED', paymentStatus: 'PAID', due: { amount: 0 } },
    });
    expect((await accountOf(world, 'cash_in_hand', 'operator:7')) - before).toBe(200);
    await expectBalancedBooks(world);
  });

  test('is not taken for seats that are free again', async () => {
    const clerk = aClerk(world);
    const booking = await bought();
    await begins(clerk, booking);
    const { payment } = await clerk.startsToPay('CASH_COLLECTION');
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    expect(await clerk.ask(documents.collectCash, { code: payment.code })).toMatchObject({ code: 'CASH_CODE_OVER' });
    expect(await clerk.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', exchange: null });
  });

  test('is taken out of the agency’s balance for a sale of its own', async () => {
    const agent = world.anAgent('301', 100_000);
    await agent.holds(world.aDeparture().leg(), [seat('1A')]);
    await agent.tellsNames();
    await agent.startsToPay('AGENT_BALANCE');
    world.clock.advance({ minutes: 61 });
    const booking = (await agent.sees())!;
    await begins(agent, booking);
    const before = await accountOf(world, 'agent_balance', '301');
    expect((await agent.startsToPay('AGENT_BALANCE')).booking).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
    });
    expect((await accountOf(world, 'agent_balance', '301')) - before).toBe(100);
    await expectBalancedBooks(world);
  });

  test('is paid by the traveller on the page that staff give him', async () => {
    const clerk = support(world);
    const booking = await bought();
    await begins(clerk, booking);
    const { payment } = await clerk.startsToPay('CARD');
    expect(payment.payUrl).not.toBeNull();
    await clerk.decides(payment.reference, 'APPROVE');
    expect(await clerk.sees()).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID' });
  });

  test('goes back the way it came, or as credit to the customer who bought it', async () => {
    const guests = await bought();
    world.pricing.surcharge = -400;
    expect(await begins(support(world), guests, other, { refundTo: 'WALLET' })).toMatchObject({
      code: 'WALLET_NOT_YOURS',
    });
    expect(await begins(support(world), guests)).toMatchObject({
      status: 'RE_BOOKED',
      refunds: [{ amount: { amount: 600 }, toWallet: false, state: 'created' }],
    });
    const before = await accountOf(world, 'wallet', '801');
    world.pricing.surcharge = 0;
    const customers = await bought(world.aCustomer('801'));
    world.pricing.surcharge = -400;
    const there = world.aDeparture({ date: '2026-11-25' });
    expect(await begins(support(world), customers, there, { refundTo: 'WALLET' })).toMatchObject({
      status: 'RE_BOOKED',
      refunds: [{ amount: { amount: 600 }, toWallet: true, state: 'done' }],
    });
    expect((await accountOf(world, 'wallet', '801')) - before).toBe(-600);
    await expectBalancedBooks(world);
  });

  test('of what was sold at a counter never becomes the seller’s own credit', async () => {
    const grants = { 'booking.create': 'operator', 'booking.view': 'operator', 'booking.edit': 'operator' } as const;
    const clerk = world.aUser({ userId: '902', roleId: 4, operatorId: '7', grants });
    const sold = await bought(clerk);
    world.pricing.surcharge = -400;
    const colleague = aClerk(world);
    expect(await begins(colleague, sold, other, { refundTo: 'WALLET' })).toMatchObject({ code: 'WALLET_NOT_YOURS' });
  });
});

test('what staff exchanged is theirs in timeline and audit, and the traveller gets a mail with his new ticket', async () => {
  const clerk = aClerk(world);
  const booking = await bought();
  await begins(clerk, booking);
  const { payment } = await clerk.startsToPay('CASH_COLLECTION');
  await clerk.ask(documents.collectCash, { code: payment.code });
  expect(await timelineOf(clerk, booking)).toEqual(expect.arrayContaining(['exchange.begun', 'booking.exchanged']));
  const { timeline } = await clerk.ask<{ timeline: { type: string; actor: string }[] }>(staffDocuments.timeline, {
    id: booking.id,
  });
  expect(timeline.find(({ type }) => type === 'exchange.begun')?.actor).toBe('user:47');
  const audit = await world.rows<{ actor: string }>(
    `select distinct actor_user_id::text as actor from audit_entry where entity = 'Exchange' and of_id = $1`,
    [booking.id],
  );
  expect(audit).toEqual([{ actor: '47' }]);
  expect(await newsOf(world, 'booking.exchanged', booking)).toMatchObject([{ ticketIds: [expect.any(String)] }]);
});
