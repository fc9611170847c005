import { once } from 'node:events';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { accountForPostgres, runAsAllowed } from './run-as-allowed.js';

/**
 * Makes an empty database cluster in `dataDir`, UTF-8 in the locale C.UTF-8 (pg_trgm sees no Khmer in plain C).
 * The folder gets its name only when it is complete, so that an interrupted first start repairs itself.
 */
export async function initialiseCluster(initdb: string, dataDir: string, password: string): Promise<void> {
  const unfinished = `${dataDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const account = accountForPostgres();
  if (account) chownSync(unfinished, account.uid, account.gid);

  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    await run(initdb, [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
  } finally {
    rmSync(passwordFile);
  }
  renameSync(unfinished, dataDir);
}

async function run(initdb: string, args: string[]): Promise<void> {
  const child = runAsAllowed(initdb, args);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed with ${code}: ${said}`);
}
