import { Database } from '@naga/server-kit/database/database.js';
import { AddRateLimit } from '../migrations/add-rate-limit.js';
import { CreateGateway } from '../migrations/create-gateway.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { RateLimit } from './limits/rate-limit.entity.js';

const POOL_SIZE = 10;

/** The gateway's own schema of the database, migrated: what its processes must agree on. */
export async function openStore(url: string): Promise<Database> {
  const database = await Database.open({
    url,
    schema: 'gateway',
    entities: [IdempotencyKey, RateLimit],
    migrations: [CreateGateway, AddRateLimit],
    poolSize: POOL_SIZE,
  });
  await database.migrate();
  return database;
}
