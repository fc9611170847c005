import { cacheLogMeans } from '@naga/server-kit/testing/nouns/cache-log-means.js';
import { byDays, type RecordedMeans, writeRow } from '@naga/server-kit/testing/nouns/recorded-means.js';
import { gtfsImportNoun } from '../src/gtfs-import/gtfs-import.noun.js';
import { GTFS_IMPORT_STATES } from '../src/gtfs-import/import-words.js';
import { routeLogNoun } from '../src/route-cache/route-log.noun.js';
import { ABROAD } from './noun-world.js';

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-04'] as const;
/** Those that no job takes up. */
const AT_REST = GTFS_IMPORT_STATES.filter((state) => !state.endsWith('ING'));

/** The nth feed, as its row has it: of an operator of Cambodia, or of one that is at home elsewhere. */
export const feedRow = (n: number): object => ({
  operator_id: n % 2 === 0 ? '1' : ABROAD,
  made_by: 9,
  made_at: new Date(Date.UTC(2026, 10, 1 + (n % 3), 8, n)).toISOString(),
  file_name: `Sample ${n}.zip`,
  bytes: n,
  vehicle_type_ids: [1],
  state: AT_REST[n % AT_REST.length],
  tries: 0,
  done: 0,
  total: 0,
});

/** How the nth record of each noun is written that no form says. */
export const recordedMeans: ReadonlyMap<string, RecordedMeans> = new Map<string, RecordedMeans>([
  [
    gtfsImportNoun.name,
    {
      write: (database, n) => writeRow(database, 'gtfs_import', feedRow(n)),
      words: ({ fileName }) => String(fileName),
      found: byDays('madeAt', DAYS),
      within: ({ operatorId }) => operatorId === '1',
    },
  ],
  [routeLogNoun.name, cacheLogMeans],
]);
