import { join } from 'node:path';
import { type Postgres, startPostgres } from '../postgres/start-postgres.js';
import { newScratchFolder } from './scratch-folder.js';

/** Nothing in a test need survive a power cut. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  autovacuum: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

declare global {
  var testPostgres: Postgres | undefined;
}

/** jest's globalSetup: one PostgreSQL for all workers; each spec clones a database from a template. */
export default async function setUp(): Promise<void> {
  const dataDir = join(newScratchFolder('naga-test'), 'pg');
  globalThis.testPostgres = await startPostgres({ dataDir, password: 'test', settings: FORGETFUL });
  process.env['TEST_DATABASE_URL'] = globalThis.testPostgres.url;
}
