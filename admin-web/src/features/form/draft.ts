const keyOf = (name: string): string => `naga-admin-draft-${name}`;

type Values = Readonly<Record<string, string | boolean>>;

/** What was typed into a form and not saved, as far as it fits `initial`; undefined when there is nothing. */
export function readDraft<T extends Values>(name: string, initial: T): Partial<T> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Record<string, unknown> | null;
    if (kept === null) return undefined;
    const fits = Object.entries(kept).filter(
      ([field, value]) => Object.hasOwn(initial, field) && typeof value === typeof initial[field],
    );
    return fits.length > 0 ? (Object.fromEntries(fits) as Partial<T>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what differs from `initial` for a reload of this tab; nothing of `secrets`. */
export function keepDraft<T extends Values>(name: string, initial: T, values: T, secrets: readonly string[]): void {
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== initial[field] && !secrets.includes(field),
  );
  if (changed.length === 0) dropDraft(name);
  else sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(changed)));
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));
