import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keeper, SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { type SettingKey, SETTINGS } from '../src/settings.js';
import { aClerk, staffDocuments } from './staff.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
let desk: SettingsDesk<SettingKey>;
beforeAll(async () => {
  world = await World.open();
  desk = new SettingsDesk('booking', SETTINGS, world.test);
});
afterAll(() => world.close());

const minutesHeld = async (traveller: Traveller, of = world.aDeparture()): Promise<number> => {
  const { expiresAt } = await traveller.holds(of.leg(), [seat('1A')]);
  return (Date.parse(expiresAt!) - world.clock.now()) / 60_000;
};

test('seats are held as long as it was saved last; who holds some keeps what he was promised', async () => {
  const another = await desk.elsewhere();
  const [early, late] = [world.aTraveller(), world.aTraveller()];
  try {
    expect(await minutesHeld(early)).toBe(10);
    expect(await desk.saves('HOLD_MINUTES', 0, 25)).toMatchObject({ value: 25, version: 1, savedBy: 'User 9' });
    expect(await minutesHeld(late)).toBe(25);
    await another.settled();
    expect(another.current.HOLD_MINUTES).toBe(25);
  } finally {
    await another.stop();
  }
  world.clock.advance({ minutes: 11 });
  await world.job('expire-holds');
  expect([await early.sees(), await late.sees()]).toMatchObject([{ status: 'EXPIRED' }, { status: 'BLOCKED' }]);
  await desk.saves('HOLD_MINUTES', 1, null);
  expect(await minutesHeld(world.aTraveller())).toBe(10);
});

test('tickets are sent again as often as it was saved last', async () => {
  await desk.saves('TICKET_RESENDS', 0, 1);
  const { id: bookingId } = await world.aTraveller().buys(world.aDeparture().leg(), [seat('1A')]);
  const resends = () => aClerk(world).ask<SeenRefusal>(staffDocuments.resend, { bookingId });
  expect(await resends()).not.toHaveProperty('code');
  expect(await resends()).toMatchObject({ code: 'SENT_OFTEN_ENOUGH', facts: { most: 1 } });
});

test('reminders leave in the hours that were saved last', async () => {
  await desk.saves('REMIND_FROM', 0, 11);
  const { id } = await world.aTraveller().buys(world.aDeparture().leg(), [seat('1A')]);
  const reminded = () =>
    world.rows(`select 1 from notice where booking_id = $1 and kind = 'REMINDER'`, [id]).then(({ length }) => length);
  const found: number[] = [];
  for (const time of ['10:59', '11:00']) {
    world.clock.set(`2026-11-22T${time}:00+07:00`);
    await world.job('remind-travellers');
    found.push(await reminded());
  }
  expect(found).toEqual([0, 1]);
});

test('who missed a ride pays before as often, and as long after, as it was saved last', async () => {
  const promises = async (date: string, number: string) => {
    const traveller = world.aTraveller();
    await traveller.holds(world.aDeparture({ date }).leg(), [seat(number)]);
    await traveller.tellsNames({ mobileNumber: '081 234 5678' });
    return { traveller, answer: await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING') };
  };
  const { traveller } = await promises('2026-11-23', '1A');
  await traveller.does('confirm');
  world.clock.set('2026-11-24T09:00:00+07:00');
  await world.job('end-rides');
  expect((await promises('2026-12-20', '1A')).answer).not.toHaveProperty('code');
  await desk.saves('NO_SHOWS', 0, 1);
  expect((await promises('2026-12-20', '1B')).answer).toMatchObject({ facts: { reason: 'NO_SHOWS' } });
  await desk.saves('NO_SHOW_DAYS', 0, 7);
  world.clock.set('2026-12-01T09:00:00+07:00');
  expect((await promises('2026-12-20', '1C')).answer).not.toHaveProperty('code');
});

test('hours of reminders cannot cross, however they are set', () =>
  expect(SETTINGS.REMIND_FROM.most).toBeLessThan(SETTINGS.REMIND_UNTIL.least));

test('who edits every booking sets nothing', async () => {
  const viewer = keeper({ 'booking.edit': 'all' });
  await expect(desk.saves('NO_SHOWS', 1, 5, viewer)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('payments are the sandbox’s, and a wallet that is not configured is offered to nobody', async () => {
  const { data } = await world.test.run('{ bookingProviders { kind state name host } }', {}, keeper());
  expect(data).toEqual({
    bookingProviders: [
      { kind: 'PAYMENT', state: 'SANDBOX', name: 'sandbox', host: null },
      { kind: 'APPLE_WALLET', state: 'OFF', name: 'pkpass', host: null },
      { kind: 'GOOGLE_WALLET', state: 'OFF', name: 'link', host: null },
    ],
  });
});
