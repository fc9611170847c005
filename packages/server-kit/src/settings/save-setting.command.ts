import type { AnyContext } from '../graphql/context.js';
import { ChangedMeanwhile } from '../graphql/changed-meanwhile.js';
import { InvalidInput } from '../graphql/refusal.js';
import type { Setting } from './setting.js';
import { savedSettings } from './settings.queries.js';
import { valueProblem } from './settings.rules.js';

export interface SaidOfSetting {
  readonly key: string;
  /** That was looked at; 0: nobody had said anything. */
  readonly version: number;
  /** Null: the default again. */
  readonly value: number | null;
}

/** Writes nothing where another version is there. */
const WRITE = `insert into setting (key, value, version, saved_at, saved_by_id)
  select $1::text, $2::int, 1, to_timestamp($4::float8 / 1000), $5::bigint
    where $3::int = 0 or exists (select 1 from setting where key = $1::text)
  on conflict (key) do update set value = excluded.value, version = setting.version + 1,
    saved_at = excluded.saved_at, saved_by_id = excluded.saved_by_id
    where setting.version = $3::int
  returning version`;

/** What holds from now on, in every process. Refused: CHANGED_MEANWHILE; BAD_USER_INPUT at `value`. */
export async function saveSetting(
  { database, clock, viewer }: AnyContext,
  setting: Setting,
  { key, version, value }: SaidOfSetting,
): Promise<void> {
  if (viewer.kind !== 'user') throw new Error('only people save settings');
  const problem = valueProblem(setting, value);
  if (problem !== undefined) throw new InvalidInput([problem]);
  const written = await database.change(WRITE, [key, value, version, clock.now(), viewer.userId]);
  if (written.length > 0) return;
  const last = (await savedSettings(database)).find((one) => one.key === key);
  throw new ChangedMeanwhile({ by: null, at: last?.savedAt.toISOString() ?? null }, last?.savedById ?? null);
}
