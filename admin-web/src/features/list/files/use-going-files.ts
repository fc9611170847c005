import { useEffect, useState } from 'react';
import type { CsvProgress } from '../list-csv.js';
import type { GoingFile } from './GoingFiles.js';
import type { WantedFile } from './use-files.js';

/** What is kept of files while they are written: how far each is, and the way to stop it. */
export function useGoingFiles() {
  const [going, setGoing] = useState<readonly GoingFile[]>([]);
  const [begun] = useState(() => new Set<AbortController>());
  useEffect(() => () => begun.forEach((one) => one.abort()), [begun]);

  /** `end` takes it away; who stops a file has done so already. */
  function begin({ key, name, total }: WantedFile): CsvProgress & { end: () => void } {
    const one = new AbortController();
    const { signal } = one;
    begun.add(one);
    const end = () => {
      begun.delete(one);
      setGoing((all) => all.filter((other) => other.key !== key));
    };
    const stop = () => {
      one.abort();
      end();
    };
    const onRows = (written: number) => {
      if (!signal.aborted) setGoing((all) => all.map((each) => (each.key === key ? { ...each, written } : each)));
    };
    setGoing((all) => [...all, { key, name, total, written: 0, stop }]);
    return { signal, onRows, end };
  }
  return { going, begin };
}
