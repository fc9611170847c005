/** One field of one change, as people read it. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly masked: boolean;
}

/** What the triggers leave of a secret, and of personal data with the digits of its checksum. */
const MASKED = /^(.*\*{3}.*?)(#[0-9a-f]{3})?$/s;

const fieldOf = (column: string): string => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const textOf = (value: unknown): string | null => {
  if (value == null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const shown = (value: unknown): string | null => {
  const text = textOf(value);
  return text === null ? null : (MASKED.exec(text)?.[1] ?? text);
};

const isMasked = (value: unknown): boolean => typeof value === 'string' && MASKED.test(value);

/**
 * The difference an entry tells, field by field in alphabetical order: of an insert what was written, of a delete what
 * was there (what was empty is left out), of an update both sides.
 */
export function fieldChanges(action: string, changes: Readonly<Record<string, unknown>>): FieldChange[] {
  const pairs = Object.entries(changes).map(([column, value]): [string, unknown, unknown] => {
    if (action === 'update') return [column, ...(value as [unknown, unknown])];
    return action === 'delete' ? [column, value, null] : [column, null, value];
  });
  return pairs
    .filter(([, before, after]) => before !== null || after !== null)
    .map(([column, before, after]) => ({
      field: fieldOf(column),
      before: shown(before),
      after: shown(after),
      masked: isMasked(before) || isMasked(after),
    }))
    .sort((a, b) => (a.field < b.field ? -1 : 1));
}
