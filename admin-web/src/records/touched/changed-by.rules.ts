/** A record before and after a change; `id` left out: a new one. */
export interface ChangedRecord<Input> {
  readonly id: string | undefined;
  readonly before: Input;
  readonly after: Input;
}

interface Felt<Input, Narrowed> {
  /** Fields that people feel who have seats on it. */
  readonly fields: readonly string[];
  readonly narrowed?: (after: Input, changed: readonly string[]) => Narrowed;
}

/** Which records change so that somebody feels it, and whom alone: narrowed where all of them would be alike. */
export function changedBy<Input extends Readonly<Record<string, unknown>>, Narrowed extends object>(
  records: readonly ChangedRecord<Input>[],
  { fields, narrowed }: Felt<Input, Narrowed>,
): { readonly ids: string[]; readonly narrowed: Narrowed | undefined } {
  const felt = records.flatMap(({ id, before, after }) => {
    const changed = fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    return id === undefined || changed.length === 0 ? [] : [{ id, whom: narrowed?.(after, changed) }];
  });
  const isAlike = new Set(felt.map(({ whom }) => JSON.stringify(whom))).size === 1;
  return { ids: felt.map(({ id }) => id), narrowed: isAlike ? felt[0]!.whom : undefined };
}
