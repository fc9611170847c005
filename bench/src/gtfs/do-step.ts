/** Work on one feed in a process of its own, as a worker has it but without a catalogue in memory. Tells what it took as JSON. */
import assert from 'node:assert/strict';
import { setInterval } from 'node:timers';
import { Archive } from '@naga/catalogue/gtfs-import/archive.js';
import { readFeed } from '@naga/catalogue/gtfs-import/read-feed.js';
import { workOnImports } from '@naga/catalogue/gtfs-import/work-on-imports.command.js';
import type { CatalogueContext } from '@naga/catalogue/journey/asking.js';
import subgraph from '@naga/catalogue/subgraph.js';
import { systemClock } from '@naga/kernel/clock.js';
import { Database } from '@naga/server-kit/database/database.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { createLog } from '@naga/server-kit/log.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import pg from 'pg';

/** What a step took. */
export interface Step {
  readonly ms: number;
  readonly statements: number;
  /** Resident megabytes before it began, and the most. */
  readonly before: number;
  readonly most: number;
}

const LOOK_MS = 50;
const MB = 1024 * 1024;
const limits = { packed: 32 * MB, unpacked: 1024 * MB, ratio: 100, files: 60 };

let statements = 0;
const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
const { query } = prototype;
prototype.query = function counting(...args) {
  statements += 1;
  return query.apply(this, args);
};

const { name, entities, migrations } = subgraph;
const database = await Database.open({ url: process.env['DATABASE_URL']!, schema: name, entities, migrations });
const context = {
  viewer: service(name, { requestId: 'bench' }),
  clock: systemClock,
  log: createLog('warn'),
  database,
  neighbours: { ask: async () => ({ soldDepartures: [] }) },
  services: { gtfsUnpackedBytes: limits.unpacked, baseUrl: 'https://naga.example' },
} as unknown as CatalogueContext;

/** Reads the feed that lies ready and makes lines of it, and nothing else. */
async function readOnly(): Promise<void> {
  const parts = await database.rows<{ content: Buffer }>('select content from gtfs_import_part order by position');
  const archive = await Archive.open(Buffer.concat(parts.map(({ content }) => content)), limits);
  await inRowTransaction(database, async (transaction) => {
    const { problems, lines } = await readFeed(transaction, archive);
    assert.equal(problems.count, 0);
    let count = 0;
    for await (const { timings } of lines) count += Math.min(1, timings.length);
    assert.equal(count, lines.count);
  });
}

const resident = (): number => process.memoryUsage.rss() / MB;
await database.rows('select 1');
globalThis.gc?.();
const before = resident();
let most = before;
const look = setInterval(() => (most = Math.max(most, resident())), LOOK_MS);
statements = 0;
const start = performance.now();
await (process.argv[2] === 'READING' ? readOnly() : workOnImports(context));
const ms = performance.now() - start;
clearInterval(look);
const step: Step = { ms, statements, before, most: Math.max(most, resident()) };
process.stdout.write(JSON.stringify(step));
await database.close();
