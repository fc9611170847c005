import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { newScratchFolder } from '@naga/server-kit/testing/scratch-folder.js';

/** Tells the workers of a run where the market was loaded. */
export const MARKET = 'NAGA_E2E_MARKET';

export const newDataDir = (): string => newScratchFolder('naga-e2e');

export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

/** A data folder of one's own that holds the demonstration market, in which nothing was bought yet. */
export function newMarket(): string {
  const market = process.env[MARKET];
  if (market === undefined) throw new Error(`${MARKET} is not set: jest's global setup loads the market`);
  const dataDir = newDataDir();
  // PostgreSQL's files stay those of the account it runs under.
  execFileSync('cp', ['-a', `${market}/.`, dataDir]);
  return dataDir;
}
