import type { RowPages } from '@naga/kernel/to-csv.js';
import { useRef, useState } from 'react';
import type { BulkReport, ListedNoun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { useEnd } from './use-end.js';

/** As many as the graph takes at once. */
const AT_ONCE = 200;

/** Records that were chosen on a list: some by their ids, or all that its filters leave. */
export type Chosen = 'all' | readonly string[];

export interface Bulk {
  /** How many were tried, while it goes on. */
  tried: number | undefined;
  /** What became of them; gone with `forget`. */
  report: BulkReport | undefined;
  /** Ends the chosen ones, or switches them; answers what became of them. */
  run: (chosen: Chosen, active?: boolean) => Promise<BulkReport>;
  /** What goes on ends behind the records it is at. */
  stop: () => void;
  forget: () => void;
}

async function* inParts(chosen: Chosen, pages: RowPages<NounRow>): AsyncGenerator<readonly string[]> {
  if (chosen === 'all') {
    // Read to the end first: what is removed is on no page any more.
    const ids: string[] = [];
    for await (const rows of pages()) ids.push(...rows.map(({ id }) => id));
    return yield* inParts(ids, pages);
  }
  for (let start = 0; start < chosen.length; start += AT_ONCE) yield chosen.slice(start, start + AT_ONCE);
}

/** Changes many records, part by part: what one refuses stops no other, and everything refused is told at the end. */
export function useBulk(noun: ListedNoun, pages: RowPages<NounRow>): Bulk {
  const { run: end } = useEnd(noun);
  const [tried, setTried] = useState<number>();
  const [report, setReport] = useState<BulkReport>();
  const isStopped = useRef(false);
  async function run(chosen: Chosen, active?: boolean): Promise<BulkReport> {
    isStopped.current = false;
    const all = { done: [] as string[], failed: [] as BulkReport['failed'][number][] };
    setTried(0);
    try {
      for await (const ids of inParts(chosen, pages)) {
        if (isStopped.current) break;
        const part = await end(ids, active);
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
    run,
    stop: () => (isStopped.current = true),
    forget: () => setReport(undefined),
  };
}
