import { freePort } from '@naga/server-kit/postgres/free-port.js';
import { createServer } from 'node:net';

const TRIES = 100;

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** `port`, or the first free one after it. 0: any, known before it listens, because links name it. */
export async function nextFreePort(port: number, host: string): Promise<number> {
  if (port === 0) return freePort();
  for (let candidate = port; candidate < Math.min(port + TRIES, 65_536); candidate++) {
    if (await isFree(candidate, host)) return candidate;
  }
  throw new Error(`no free port from ${port} on`);
}
