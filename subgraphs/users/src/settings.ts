import type { Settings } from '@naga/server-kit/settings/setting.js';

/** What the platform's admins set of accounts and their messages. */
export const SETTINGS = {
  /** Alerts of free seats that one reader may have at a time. */
  SEAT_ALERTS: { unit: 'ALERTS', least: 1, most: 50, byDefault: 10 },
  /** How long the link works that leads a new developer to his password. */
  DEVELOPER_LINK_HOURS: { unit: 'HOURS', least: 24, most: 336, byDefault: 72 },
} as const satisfies Settings;

export type SettingKey = keyof typeof SETTINGS;
