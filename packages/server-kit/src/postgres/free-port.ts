import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to outgoing connections and to those who take any port: nobody else chooses one there. */
const [LOWEST, HIGHEST] = [15_000, 32_000];

const random = (): number => LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));

/** By this process, whose next server may listen a while after it was told where. */
const given = new Set<number>();

/**
 * A TCP port of 127.0.0.1 that nobody listens on at this moment, and that hardly anybody will take before we do: one
 * from the system's own range may be an outgoing connection's a moment later. A process is given each once.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = random();
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
