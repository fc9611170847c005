import type { Settings } from '@naga/server-kit/settings/setting.js';

/** What the platform's admins set of the search (journey/). */
export const SETTINGS = {
  /** A city so near that one may as well start or end there. */
  NEARBY_KILOMETRES: { unit: 'KILOMETRES', least: 10, most: 300, byDefault: 100 },
  /** Pairs that an empty answer proposes. */
  NEARBY_PAIRS: { unit: 'PAIRS', least: 0, most: 12, byDefault: 4 },
  /** How far ahead the next day with a journey is looked for. */
  DAYS_AHEAD: { unit: 'DAYS', least: 1, most: 60, byDefault: 14 },
} as const satisfies Settings;

export type SettingKey = keyof typeof SETTINGS;
