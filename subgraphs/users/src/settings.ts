import type { Settings } from '@naga/server-kit/settings/setting.js';

/** What the platform's admins set of accounts and their messages. */
export const SETTINGS = {
  /** Alerts of free seats that one reader may have at a time. */
  SEAT_ALERTS: { unit: 'ALERTS', least: 1, most: 50, byDefault: 10 },
  /** Alerts of falling prices that one reader may have at a time. */
  FARE_ALERTS: { unit: 'ALERTS', least: 1, most: 50, byDefault: 10 },
  /** How long the link works that leads a new developer to his password. */
  DEVELOPER_LINK_HOURS: { unit: 'HOURS', least: 24, most: 336, byDefault: 72 },
  /** What who recommends us gets when the trip of his friend is over, and what the friend gets; 0: the campaign is over. */
  REFERRER_POINTS: { unit: 'POINTS', least: 0, most: 5_000, byDefault: 200 },
  FRIEND_POINTS: { unit: 'POINTS', least: 0, most: 5_000, byDefault: 100 },
  /** Friends for whom one person gets points in a month … */
  REFERRALS_OF_ONE: { unit: 'TIMES', least: 1, most: 100, byDefault: 10 },
  /** … and all together. */
  REFERRALS_OF_ALL: { unit: 'TIMES', least: 1, most: 100_000, byDefault: 1_000 },
  /** Points on top of what a trip earns, for each of those; 0: no campaign. A point is a cent, so 5 are 5 % of the fare. */
  CASHBACK_POINTS: { unit: 'POINTS', least: 0, most: 50, byDefault: 0 },
  /** What such a campaign gives away in a month at most. */
  CASHBACK_OF_ALL: { unit: 'POINTS', least: 1_000, most: 10_000_000, byDefault: 100_000 },
  /** The most points that staff moves by hand at a time. */
  POINTS_BY_HAND: { unit: 'POINTS', least: 100, most: 100_000, byDefault: 5_000 },
} as const satisfies Settings;

export type SettingKey = keyof typeof SETTINGS;
