import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Database } from '../database/database.js';
import { JobTurn } from '../jobs/job-turn.entity.js';
import { ConsumedEvent, OutboxEvent } from '../outbox/outbox.entity.js';
import type { SubgraphDefinition } from '../subgraph.js';

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run specs through jest, whose global setup starts PostgreSQL');
  return url;
}

const urlOf = (name: string): string => Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).toString();

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The template is made once per run, by whichever worker comes first; the others wait for it. */
async function ensureTemplate(
  admin: pg.Client,
  template: string,
  migrate: (url: string) => Promise<void>,
): Promise<void> {
  await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`create database "${template}_new"`);
      await migrate(urlOf(`${template}_new`));
      await admin.query(`alter database "${template}_new" rename to "${template}"`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [template]);
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database of one's own, cloned from a template in about 30 ms. `template` names what `migrate` makes. */
export async function cloneDatabase(template: string, migrate: (url: string) => Promise<void>): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(async (admin) => {
    await ensureTemplate(admin, template, migrate);
    await admin.query(`create database "${name}" template "${template}" strategy file_copy`);
  });
  return {
    url: urlOf(name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`drop database "${name}" with (force)`))),
  };
}

/** The schema of one subgraph, empty. */
export function subgraphDatabase<Services>({
  name,
  entities,
  migrations,
}: SubgraphDefinition<Services>): Promise<TestDatabase> {
  return cloneDatabase(`template_${name}`, async (url) => {
    const database = await Database.open({
      url,
      schema: name,
      entities: [...entities, OutboxEvent, ConsumedEvent, JobTurn],
      migrations,
    });
    await database.migrate();
    await database.close();
  });
}
