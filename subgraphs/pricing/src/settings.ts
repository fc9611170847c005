import type { Settings } from '@naga/server-kit/settings/setting.js';

/** What the platform's admins set of prices and coupons. */
export const SETTINGS = {
  /** Of a random coupon code, behind its prefix: fewer are easier to type, more are harder to guess. */
  COUPON_CODE_LETTERS: { unit: 'LETTERS', least: 6, most: 12, byDefault: 8 },
} as const satisfies Settings;

export type SettingKey = keyof typeof SETTINGS;
