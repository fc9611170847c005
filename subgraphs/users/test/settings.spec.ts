import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { providersOf } from '../src/providers.js';
import { usersEnv } from '../src/env.js';
import { type SettingKey, SETTINGS } from '../src/settings.js';
import { type SignedIn, staff } from './staff.js';
import { ENV, World } from './world.js';

let world: World;
let admin: SignedIn;
let desk: SettingsDesk<SettingKey>;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
  desk = new SettingsDesk('users', SETTINGS, world.users);
});
afterAll(() => world.close());

test('who saved it is named, and another process hears of it', async () => {
  const another = await desk.elsewhere();
  try {
    expect(await desk.saves('SEAT_ALERTS', 0, 2, admin)).toMatchObject({ value: 2, version: 1, savedBy: 'Dara Keo' });
    await another.settled();
    expect(another.current.SEAT_ALERTS).toBe(2);
    expect(await desk.saves('SEAT_ALERTS', 0, 3, admin)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      facts: { by: 'Dara Keo' },
    });
  } finally {
    await another.stop();
  }
});

test('support writes messages and sets nothing', async () => {
  const support = await staff(world, 7);
  await expect(desk.lists(support)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  await expect(desk.saves('SEAT_ALERTS', 1, 3, support)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

const PROVIDERS = '{ usersProviders { kind state name host } }';

test('who carries messages is told without what opens him', async () => {
  const inbox = { state: 'SANDBOX', name: 'inbox', host: null };
  expect(await world.ask(PROVIDERS, {}, admin)).toEqual(
    ['MAIL', 'SMS', 'TELEGRAM'].map((kind) => ({ kind, ...inbox })),
  );
  const secrets = {
    SMTP_URL: 'smtp://mailer:hunter2@mail.example.com:587',
    SMS_URL: 'https://sms.example/send?key=hunter2',
    SMS_TOKEN: 'hunter2',
    TELEGRAM_TOKEN: 'hunter2',
  };
  const told = providersOf(usersEnv({ ...ENV, ...secrets }));
  expect(told.map(({ kind, name, state, host }) => `${kind} ${state} ${name} ${host}`)).toEqual([
    'MAIL CONFIGURED smtp mail.example.com:587',
    'SMS CONFIGURED http sms.example',
    'TELEGRAM CONFIGURED bot api.telegram.org',
  ]);
  await expect(world.ask(PROVIDERS, {}, await staff(world, 7))).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
});
