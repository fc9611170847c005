import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** jest's globalTeardown: nothing of the test database stays, not even its folder. */
export default async function tearDown(): Promise<void> {
  const postgres = globalThis.testPostgres;
  await postgres?.stop();
  if (postgres) rmSync(dirname(postgres.dataDir), { recursive: true });
}
