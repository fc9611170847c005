import type { Setting } from './setting.js';
import type { SavedRow } from './settings.queries.js';

/** A setting with what somebody said of it. */
export interface SettingView extends Setting {
  readonly key: string;
  readonly value: number | null;
  readonly version: number;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

export async function settingView(
  key: string,
  setting: Setting,
  saved: readonly SavedRow[],
  nameOf: (userId: string) => Promise<string | null>,
): Promise<SettingView> {
  const row = saved.find((one) => one.key === key);
  return {
    key,
    ...setting,
    value: row?.value ?? null,
    version: row?.version ?? 0,
    savedAt: row?.savedAt ?? null,
    savedBy: row === undefined ? null : await nameOf(row.savedById),
  };
}
