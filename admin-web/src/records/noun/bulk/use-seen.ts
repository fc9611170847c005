import { useState } from 'react';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Rows that are chosen as they are read: each with the version it had when it was, whatever the list says of it by now. */
export function useSeen(rows: readonly Versioned[]) {
  const [seen, setSeen] = useState<readonly Versioned[]>([]);
  const choose = (ids: readonly string[]) =>
    setSeen((before) => ids.flatMap((id) => [...before, ...rows].find((row) => row.id === id) ?? []));
  return { ids: seen.map(({ id }) => id), versions: seen.map(({ version }) => version), choose };
}
