import { RELOAD_CAUSES } from '../../reload/reload.entity.js';
import { byDays, type RecordedMeans, writeRow } from './recorded-means.js';

const ASKED = { at: '2027-01-01T00:00:00Z', asked_by_id: 9 } as const;
const DAYS = ['2026-12-01', '2027-01-02', '2027-01-04'] as const;

/** The nth reading, as its row has it; `clearingId`: of who asked for it by hand. Those are the latest, after the world's own. */
export const reloadRow = (n: number, clearingId: string | null): object => ({
  at: new Date(Date.UTC(2027, 0, clearingId === null ? 1 + (n % 3) : 9, 8, n)).toISOString(),
  cause: clearingId === null ? RELOAD_CAUSES[n % 3] : 'BY_HAND',
  clearing_id: clearingId,
  tables: n % 3 === 1 ? [`sample_${n}`, 'stop'] : [],
  process: `sample-${n} 4711`,
  ms: n % 90,
  entries: n % 5 === 0 ? null : n,
  failure: n % 5 === 0 ? `no such table sample_${n}` : null,
  part_rows: clearingId === null ? null : n % 11,
});

/** How the nth line of the log of a cache is written. */
export const cacheLogMeans: RecordedMeans = {
  async write(database, n) {
    const clearingId = n % 4 === 3 ? await writeRow(database, 'cache_clearing', ASKED) : null;
    return writeRow(database, 'cache_reload', reloadRow(n, clearingId));
  },
  words: ({ tables, process }) => (tables as readonly string[])[0] ?? String(process),
  keys: { failed: ({ failure }) => Number(failure !== null) },
  found: {
    ...byDays('at', DAYS),
    failed: { values: [true, false], has: ({ failure }, failed: boolean) => (failure !== null) === failed },
  },
};
