import { LivingCopy } from '../database/living-copy.js';
import type { Opening } from '../subgraph.js';
import { settingsChannel } from './saved-setting.entity.js';
import type { Settings, SettingValues } from './setting.js';
import { savedSettings } from './settings.queries.js';
import { valuesOf } from './settings.rules.js';

/** What the settings of a subgraph are now: each process hears when one is saved. */
export type LivingSettings<Key extends string> = LivingCopy<SettingValues<Key>>;

export function livingSettings<Key extends string>(
  subgraph: string,
  settings: Settings<Key>,
  { database, databaseUrl, log }: Pick<Opening, 'database' | 'databaseUrl' | 'log'>,
): Promise<LivingSettings<Key>> {
  const read = async (): Promise<SettingValues<Key>> => valuesOf(settings, await savedSettings(database));
  return LivingCopy.start({ databaseUrl, channel: settingsChannel(subgraph), log, read });
}
