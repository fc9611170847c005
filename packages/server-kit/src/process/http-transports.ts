import type { Clock } from '@naga/kernel/clock.js';
import { HttpTransport } from '../graphql/http-transport.js';
import type { Transport } from '../graphql/transport.js';
import type { ViewerKeys } from '../viewer/signed-viewer.js';

export interface HttpTransports {
  /** The way to one of them; throws on a name without an address. */
  transportOf(name: string): Transport;
  /** When nothing is asked any more. */
  close(): Promise<void>;
}

/** The ways to subgraphs in other processes. `urls`: subgraph → address of its /graphql. */
export function httpTransports(urls: Readonly<Record<string, string>>, keys: ViewerKeys, clock: Clock): HttpTransports {
  const transports = new Map(Object.entries(urls).map(([name, url]) => [name, new HttpTransport(url, keys, clock)]));
  return {
    transportOf(name) {
      const transport = transports.get(name);
      if (transport === undefined) throw new Error(`the address of the subgraph ${name} is not known here`);
      return transport;
    },
    close: async () => void (await Promise.all([...transports.values()].map((transport) => transport.close()))),
  };
}
