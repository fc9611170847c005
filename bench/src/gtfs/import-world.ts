import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PART_BYTES } from '@naga/catalogue/gtfs-import/upload-feed.command.js';
import subgraph from '@naga/catalogue/subgraph.js';
import { Database } from '@naga/server-kit/database/database.js';
import { startPostgres } from '@naga/server-kit/postgres/start-postgres.js';
import { ACT_AS_TEST } from '@naga/server-kit/testing/start-test-subgraph.js';
import pg from 'pg';
import { ROOT } from '../servers/start-pinned.js';
import type { Step } from './do-step.js';

const run = promisify(execFile);
/** A town, an operator and what it drives with. */
const WORLD = `
  insert into location (slug, names, type, country_code, latitude, longitude)
    values ('phnom-penh', '{"en":"Phnom Penh"}', 'CITY', 'KH', 11.55, 104.92);
  insert into operator (slug, names, country_code) values ('bench', '{"en":"Bench"}', 'KH');
  insert into vehicle_category (names) values ('{"en":"Coach"}');
  insert into seat_layout (name, floors, rows, columns, number_of_seats) values ('One', 1, 1, 1, 1);
  insert into vehicle_type (names, transport_type, vehicle_category_id, seat_layout_id, gallery)
    values ('{"en":"Bus"}', 'BUS', 1, 1, '{}')`;
const START = `insert into gtfs_import (operator_id, made_at, file_name, bytes, vehicle_type_ids, state)
  values (1, now(), 'feed.zip', $1, '{1}', 'UPLOADING') returning id::text as id`;
const STANDS = 'select state, failure from gtfs_import where id = $1';
const PART = 'insert into gtfs_import_part (import_id, position, content) values ($1, $2, $3)';

/** What can be measured of a feed; how a step is called while it is done, and where it leaves the feed. */
const ENDS = { READING: 'UPLOADING', REHEARSING: 'REHEARSED', APPLYING: 'APPLIED', UNDOING: 'UNDONE' } as const;
export type StepName = keyof typeof ENDS;

export interface ImportWorld {
  readonly client: pg.Client;
  /** Keeps the archive of a feed as an upload does; answers the import's id. */
  upload(bytes: Buffer): Promise<string>;
  /** Does a step of it in a process of its own. Throws an Error where it does not end well. */
  step(id: string, name: StepName): Promise<Step>;
  end(): Promise<void>;
}

/**
 * An empty catalogue of one operator in one town, on a PostgreSQL of its own.
 * `heapMb`: what a step may hold in its heap before it is told to have too little.
 */
export async function importWorld(heapMb?: number): Promise<ImportWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'naga-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'pg'), password: 'bench' });
  const { name, entities, migrations } = subgraph;
  const database = await Database.open({ url: postgres.url, schema: name, entities, migrations });
  await database.migrate();
  await database.close();
  const client = new pg.Client({ connectionString: postgres.url, options: `-c search_path=${name},public` });
  await client.connect();
  await client.query(`${ACT_AS_TEST};${WORLD}`);
  return {
    client,
    async upload(bytes) {
      const { rows } = await client.query<{ id: string }>(START, [bytes.length]);
      const { id } = rows[0]!;
      for (let at = 0; at * PART_BYTES < bytes.length; at++)
        await client.query(PART, [id, at, bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES)]);
      return id;
    },
    async step(id, step) {
      if (step !== 'READING')
        await client.query('update gtfs_import set state = $2, tries = 0 where id = $1', [id, step]);
      const limit = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
      const script = [...limit, '--expose-gc', '--import', './tools/typescript.mjs', 'bench/src/gtfs/do-step.ts', step];
      const { stdout } = await run(process.execPath, script, {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: postgres.url },
      });
      const { rows } = await client.query<{ state: string; failure: string | null }>(STANDS, [id]);
      if (rows[0]!.state !== ENDS[step]) throw new Error(`${step} ended in ${rows[0]!.state}: ${rows[0]!.failure}`);
      return JSON.parse(stdout) as Step;
    },
    async end() {
      await client.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
