import { MARKET, newDataDir, removeDataDir } from './data-dir.js';
import { startServer } from './server.js';

/** Before the first test: a site starts from nothing and loads its market, once for all tests of the run. */
export async function loadMarket(): Promise<void> {
  const dataDir = newDataDir();
  const server = await startServer({ dataDir });
  const code = await server.stop();
  if (code !== 0) throw new Error(`the site that loaded the market ended with ${code}`);
  process.env[MARKET] = dataDir;
}

/** After the last test. */
export function removeMarket(): void {
  const dataDir = process.env[MARKET];
  if (dataDir !== undefined) removeDataDir(dataDir);
}
