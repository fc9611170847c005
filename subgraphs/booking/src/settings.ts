import type { Settings } from '@naga/server-kit/settings/setting.js';

/** What the platform's admins set of selling seats. */
export const SETTINGS = {
  /** How long seats are held at first (rules.md 3). At least so long that who left can still be told (reminder/). */
  HOLD_MINUTES: { unit: 'MINUTES', least: 6, most: 30, byDefault: 10 },
  /** Who did not come so often to what he was to pay on boarding pays before … */
  NO_SHOWS: { unit: 'TIMES', least: 1, most: 10, byDefault: 2 },
  /** … for so long after the ride. */
  NO_SHOW_DAYS: { unit: 'DAYS', least: 7, most: 365, byDefault: 90 },
  /** Reminders of tomorrow's ride leave from this hour of the day … */
  REMIND_FROM: { unit: 'CLOCK', least: 6, most: 12, byDefault: 9 },
  /** … until before this one. */
  REMIND_UNTIL: { unit: 'CLOCK', least: 13, most: 22, byDefault: 21 },
  /** Times that tickets of one booking are sent again within 24 hours. */
  TICKET_RESENDS: { unit: 'TIMES', least: 1, most: 10, byDefault: 3 },
} as const satisfies Settings;

export type SettingKey = keyof typeof SETTINGS;
