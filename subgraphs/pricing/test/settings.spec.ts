import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { type SettingKey, SETTINGS } from '../src/settings.js';
import { CouponWorld, PLATFORM } from './coupon-world.js';

let world: CouponWorld;
let desk: SettingsDesk<SettingKey>;
let couponId: string;
beforeAll(async () => {
  world = await CouponWorld.open();
  desk = new SettingsDesk('pricing', SETTINGS, world.test);
  couponId = (await world.create()).id;
});
afterAll(() => world.close());

/** How many letters random codes have that are made now, behind this prefix. */
async function lettersBehind(prefix: string): Promise<number[]> {
  await world.addCodes(couponId, { count: 3, prefix });
  const made = await world.test.outside.rows<{ code: string }>('select code from coupon_code where code like $1', [
    `${prefix}%`,
  ]);
  return made.map(({ code }) => code.length - prefix.length);
}

test('random codes are as long as it was saved last, in every process, and no longer than a code may be', async () => {
  const another = await desk.elsewhere();
  try {
    expect(await lettersBehind('OLD-')).toEqual([8, 8, 8]);
    const saved = { value: 12, version: 1, savedBy: 'User 9' };
    expect(await desk.saves('COUPON_CODE_LETTERS', 0, 12)).toMatchObject(saved);
    expect(await lettersBehind('NEW-')).toEqual([12, 12, 12]);
    await expect(lettersBehind('A-PREFIX-OF-NINETEEN')).rejects.toMatchObject({
      extensions: { fields: [{ path: 'input.prefix', code: 'MATCHES' }] },
    });
    await another.settled();
    expect(another.current).toEqual({ COUPON_CODE_LETTERS: 12 });
  } finally {
    await another.stop();
  }
});

test('what was and what is, and whose hand, stand in the audit', async () => {
  await desk.saves('COUPON_CODE_LETTERS', 1, null);
  const entries = await world.test.outside.rows(
    `select changes, actor_user_id::text as "by" from audit_entry
      where entity = 'PricingSetting' order by id desc limit 1`,
  );
  expect(entries).toEqual([{ changes: { value: [12, null] }, by: '9' }]);
});

test('who looks after coupons does not set it', () =>
  expect(desk.saves('COUPON_CODE_LETTERS', 2, 6, PLATFORM)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  }));
