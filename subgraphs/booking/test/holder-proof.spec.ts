import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let bought: SeenBooking;
let legId: string;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  traveller = world.aTraveller();
  bought = await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
  legId = world.aDeparture({ date: '2026-11-24' }).leg();
});

const begins = <T>(who: Traveller = traveller): Promise<T> =>
  who.ask<T>(documents.beginExchange, {
    id: bought.id,
    partIds: [bought.legs[0]!.parts[0]!.id],
    rides: [{ legId }],
  });
const proves = <T>(code: string): Promise<T> => traveller.ask<T>(documents.proveHolder, { id: bought.id, code });

test('who changes a booking by its token alone tells a code first that went to its telephone and mailbox', async () => {
  expect(await begins<SeenRefusal>()).toMatchObject({
    code: 'CODE_NEEDED',
    facts: { bookingId: bought.id, phone: '•••111', email: 'S•••@example.com' },
  });
  await traveller.ask(documents.requestCode, { id: bought.id });
  const code = await traveller.codeOf();
  expect(code).toMatch(/^\d{6}$/);
  expect(await proves(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ __typename: 'Booking' });
  expect(await begins()).toMatchObject({ status: 'RE_BOOKED' });
});

test('the proof holds for half an hour, and for the token that told it', async () => {
  await traveller.ask(documents.requestCode, { id: bought.id });
  await proves(await traveller.codeOf());
  const opened = await world.aTraveller().ask<{ accessToken: string }>(documents.byReference, {
    pnr: bought.pnr,
    email: 'sok.dara@example.com',
  });
  const other = world.aTraveller({ bookingToken: opened.accessToken } as never);
  expect(await begins(other)).toMatchObject({ code: 'CODE_NEEDED' });
  world.clock.advance({ minutes: 31 });
  expect(await begins()).toMatchObject({ code: 'CODE_NEEDED' });
});

test('a code is wrong when it is another, used, too old, replaced by a newer one, or tried five times', async () => {
  await traveller.ask(documents.requestCode, { id: bought.id });
  const first = await traveller.codeOf();
  const wrong = first === '000000' ? '000001' : '000000';
  expect(await proves(wrong)).toMatchObject({ code: 'CODE_WRONG' });
  expect(await proves(first)).toMatchObject({ __typename: 'Booking' });
  expect(await proves(first)).toMatchObject({ code: 'CODE_WRONG' });
  world.clock.advance({ minutes: 1 });
  await traveller.ask(documents.requestCode, { id: bought.id });
  const second = await traveller.codeOf();
  for (let tried = 0; tried < 5; tried++)
    expect(await proves(second === '000000' ? '000001' : '000000')).toMatchObject({ code: 'CODE_WRONG' });
  expect(await proves(second)).toMatchObject({ code: 'CODE_WRONG' });
  world.clock.advance({ minutes: 1 });
  await traveller.ask(documents.requestCode, { id: bought.id });
  const third = await traveller.codeOf();
  world.clock.advance({ minutes: 11 });
  expect(await proves(third)).toMatchObject({ code: 'CODE_WRONG' });
});

test('three codes an hour, then no more', async () => {
  for (let sent = 0; sent < 3; sent++) await traveller.ask(documents.requestCode, { id: bought.id });
  const { errors } = await traveller.raw(documents.requestCode, { id: bought.id });
  expect(errors![0]!.extensions).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  world.clock.advance({ minutes: 61 });
  expect(await traveller.ask(documents.requestCode, { id: bought.id })).toMatchObject({ __typename: 'Booking' });
});

test('its owner who is signed in, and staff, need none', async () => {
  const grants = { 'booking.create': 'own', 'booking.edit': 'own', 'booking.view': 'own' } as const;
  const owner = world.aUser({ userId: '77', grants });
  bought = await owner.buys(world.aDeparture().leg(), [seat('1A')]);
  expect(await begins(owner)).toMatchObject({ status: 'RE_BOOKED' });
});
