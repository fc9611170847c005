import type { FieldProblem } from '../graphql/refusal.js';
import type { Setting, Settings, SettingValues } from './setting.js';

/** What is wrong with a value that somebody wants; null is the default. */
export function valueProblem({ least, most }: Setting, value: number | null): FieldProblem | undefined {
  if (value === null || (Number.isInteger(value) && value >= least && value <= most)) return undefined;
  return { path: 'value', code: 'RANGE', facts: { least, most } };
}

/** What holds: what was saved, as long as it is still allowed; a key that the code no longer knows is nobody's. */
export function valuesOf<Key extends string>(
  settings: Settings<Key>,
  saved: readonly { readonly key: string; readonly value: number | null }[],
): SettingValues<Key> {
  const said = new Map(saved.map(({ key, value }) => [key, value]));
  const entries = Object.entries<Setting>(settings).map(([key, setting]) => {
    const value = said.get(key) ?? null;
    return [key, value === null || valueProblem(setting, value) ? setting.byDefault : value];
  });
  return Object.fromEntries(entries) as SettingValues<Key>;
}
