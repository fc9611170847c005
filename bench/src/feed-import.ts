import { bigFeed } from './gtfs/big-feed.js';
import type { Step } from './gtfs/do-step.js';
import { type ImportWorld, importWorld, type StepName } from './gtfs/import-world.js';
import type { Finding } from './report.js';

/** As many stop times as the largest feed is to have; GTFS_STOP_TIMES says others. */
const STOP_TIMES = Number(process.env['GTFS_STOP_TIMES'] ?? 1_000_000);
const MB = 1024 * 1024;

/** A table with the same columns, keys and indexes, that nobody is told of and that points at nothing. */
const FLOOR_TABLE = 'create table timing_stop_copied (like timing_stop including all)';
/** PostgreSQL writes where it is told the whole way to. */
const FOLDER = "select current_setting('data_directory') as folder";

/** Milliseconds in which PostgreSQL copies the rows that an import has written, and nothing else. */
async function copied({ client }: ImportWorld): Promise<number> {
  await client.query(FLOOR_TABLE);
  const [{ folder }] = (await client.query(FOLDER)).rows as [{ folder: string }];
  await client.query(`copy timing_stop to '${folder}/timing_stop.copied'`);
  const start = performance.now();
  await client.query(`copy timing_stop_copied from '${folder}/timing_stop.copied'`);
  const ms = performance.now() - start;
  await client.query('drop table timing_stop_copied');
  return ms;
}

const WORDS: Readonly<Record<StepName, string>> = {
  READING: 'read row by row and made to lines',
  REHEARSING: 'rehearsed: read, written and taken back',
  APPLYING: 'applied',
  UNDOING: 'undone',
};

const told = (stopTimes: number, { ms, statements, before, most }: Step): string =>
  `${(ms / 1000).toFixed(1)} s, ${Math.round((stopTimes / ms) * 1000)} rows a second, ${statements} statements, ` +
  `${Math.round(most - before)} MB resident more than before (${Math.round(most)})`;

/**
 * A feed of an operator through all of its steps, each once and in a process of its own, at a quarter of the size and at
 * the whole; beside it PostgreSQL copying the same rows.
 */
export async function* feedImport(): AsyncGenerator<Finding> {
  for (const size of [STOP_TIMES / 4, STOP_TIMES]) {
    const { bytes, stopTimes } = await bigFeed(size);
    const world = await importWorld();
    try {
      const id = await world.upload(bytes);
      for (const name of Object.keys(WORDS) as StepName[]) {
        const step = await world.step(id, name);
        const floor = name === 'APPLYING' ? await copied(world) : undefined;
        yield {
          what: `${stopTimes} stop times, ${(bytes.length / MB).toFixed(1)} MB packed: ${WORDS[name]}`,
          ours: told(stopTimes, step),
          beside:
            floor === undefined
              ? ''
              : `the same rows by COPY, with their keys ${(floor / 1000).toFixed(1)} s: ${(step.ms / floor).toFixed(1)} times`,
        };
      }
    } finally {
      await world.end();
    }
  }
}
