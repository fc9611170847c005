import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '../measure/cores.js';
import { type Pinned, ROOT, startPinned } from './start-pinned.js';

/** Limits that protect people would only measure themselves here. */
export const ROOMY = {
  LOGIN_LIMIT_ADDRESS: '100000',
  RATE_LIMIT_SEARCHES: '1000000',
  RATE_LIMIT_REQUESTS: '1000000',
  RATE_LIMIT_GUESSES: '1000000',
  HELD_SEATS: '1000000',
  HELD_SEATS_DEPARTURE: '1000000',
  HELD_SEATS_TRADE: '1000000',
};

export interface Standalone extends Pinned {
  readonly url: string;
  readonly dataDir: string;
  /** Stops it and forgets its data, which `stop` alone keeps. */
  end(): Promise<void>;
}

/** The built marketplace of `npm start` with a demonstration market of its own. */
export async function startStandalone(
  scale: number,
  core: Core,
  dataDir = mkdtempSync(join(tmpdir(), 'naga-bench-')),
): Promise<Standalone> {
  const env = { PORT: '0', DATA_DIR: dataDir, SCALE: String(scale), PAST_DAYS: '0', LOG_LEVEL: 'warn', ...ROOMY };
  const server = await startPinned([process.execPath, join(ROOT, 'standalone/dist/main.js')], core, /Ctrl-C/, env);
  const [, url = ''] = /Site\s+(http:\/\/\S+)/.exec(server.said) ?? [];
  return {
    ...server,
    url: url.replace('localhost', '127.0.0.1'),
    dataDir,
    async end() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
