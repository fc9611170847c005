import { useState } from 'react';

/** A row as it was read when it was chosen. */
interface Chosen {
  readonly id: string;
  readonly version?: number;
}

/**
 * Rows of a list that something is done with at once. They stay chosen from page to page, however many are in sight, and
 * the list says how many; once its `filter` says something else nothing is chosen, so that nobody ends what another list
 * found. Each has the version it had when it was chosen, whatever the list says of it by now.
 */
export function useChosen(filter: object, rows: readonly Chosen[] = []) {
  const found = JSON.stringify(filter);
  const [{ within, chosen: all }, set] = useState<{ within: string; chosen: readonly Chosen[] }>({
    within: found,
    chosen: [],
  });
  const chosen = within === found ? all : [];
  const ids = chosen.map(({ id }) => id);
  const asRead = (id: string): Chosen => [...chosen, ...rows].find((row) => row.id === id) ?? { id };
  return {
    ids,
    versions: chosen.flatMap(({ version }) => version ?? []),
    /** What its table shows and changes. */
    selection: { ids, onChange: (wanted: readonly string[]) => set({ within: found, chosen: wanted.map(asRead) }) },
    forget: () => set({ within: found, chosen: [] }),
  };
}
