import { freePort } from '@naga/server-kit/postgres/free-port.js';
import type { LocalService } from '../../../e2e/harness/compose.js';
import type { Subgraphs } from './subgraphs.js';

const SUBGRAPHS = ['catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo'];

/** Starts two of each subgraph and of the gateway, each gateway with subgraphs of its own; answers where the gateways are. */
export async function startTwice(market: Subgraphs): Promise<readonly string[]> {
  const first = [...SUBGRAPHS, 'gateway'].map((name) => market.service(name));
  const moved = new Map<number, number>();
  for (const { port } of first) moved.set(port, await freePort());
  const second = first.map((local) => copyOf(local, moved));
  for (const all of [first, second]) {
    const [gateway, ...subgraphs] = all.toReversed();
    await Promise.all(subgraphs.map((local) => market.start(local, 'any')));
    await market.start(gateway!, 'any');
  }
  return [first, second].map((all) => `http://127.0.0.1:${all.at(-1)!.port}`);
}

/** The same service on another port, with neighbours on others. */
function copyOf({ env, port, ...local }: LocalService, moved: ReadonlyMap<number, number>): LocalService {
  const there = (value: string): string =>
    value.replace(/(127\.0\.0\.1:)(\d+)(\/graphql)/g, (all, host: string, known: string, path: string) =>
      moved.has(Number(known)) ? `${host}${moved.get(Number(known))}${path}` : all,
    );
  const entries = Object.entries(env).map(([key, value]) => [key, there(value)]);
  const own = moved.get(port)!;
  return { ...local, port: own, env: { ...Object.fromEntries(entries), PORT: String(own) } };
}
