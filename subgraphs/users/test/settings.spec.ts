import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { type SettingKey, SETTINGS } from '../src/settings.js';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

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
