import type { RowPages } from '@naga/kernel/to-csv.js';
import { useRef, useState } from 'react';
import type { BulkReport, ListedNoun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { useEnd } from './use-end.js';

/** As many as the graph takes at once. */
const AT_ONCE = 200;

/** Records that were chosen on a list: some by their ids, or all that its filters leave. */
export type Chosen = 'all' | readonly string[];

/** A report that says of what stayed as it was how it is called, as far as that was read. */
export interface NamedReport extends BulkReport {
  readonly names: ReadonlyMap<string, string>;
}

export interface Bulk {
  /** How many were tried, while it goes on. */
  tried: number | undefined;
  /** What became of them; gone with `forget`. */
  report: NamedReport | undefined;
  /** The chosen ones, read to the end where it is all: what is removed is on no page any more. */
  read: (chosen: Chosen) => Promise<readonly string[]>;
  /** Ends records, or switches them; answers what became of them. */
  run: (ids: readonly string[], active?: boolean) => Promise<BulkReport>;
  /** What goes on ends behind the records it is at. */
  stop: () => void;
  forget: () => void;
}

const namesOf = (rows: readonly NounRow[]): [string, string][] => rows.map(({ id, name }) => [id, name]);

/** Changes many records, part by part: what one refuses stops no other, and everything refused is told at the end. */
export function useBulk(noun: ListedNoun, shown: readonly NounRow[], pages: RowPages<NounRow>): Bulk {
  const { run: end } = useEnd(noun);
  const [tried, setTried] = useState<number>();
  const [report, setReport] = useState<NamedReport>();
  const names = useRef(new Map<string, string>());
  const isStopped = useRef(false);
  async function read(chosen: Chosen): Promise<readonly string[]> {
    names.current = new Map(namesOf(shown));
    if (chosen !== 'all') return chosen;
    const ids: string[] = [];
    for await (const rows of pages()) {
      for (const [id, name] of namesOf(rows)) names.current.set(id, name);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }
  async function run(ids: readonly string[], active?: boolean): Promise<BulkReport> {
    isStopped.current = false;
    const all = { done: [] as string[], failed: [] as BulkReport['failed'][number][], names: names.current };
    setTried(0);
    try {
      for (let start = 0; start < ids.length && !isStopped.current; start += AT_ONCE) {
        const part = await end(ids.slice(start, start + AT_ONCE), active);
        all.done.push(...(part?.done ?? []));
        all.failed.push(...(part?.failed ?? []));
        setTried(all.done.length + all.failed.length);
      }
    } finally {
      setTried(undefined);
      setReport(all);
    }
    return all;
  }
  return {
    tried,
    report,
    read,
    run,
    stop: () => (isStopped.current = true),
    forget: () => setReport(undefined),
  };
}
