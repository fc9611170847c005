import type { GraphAnswer, GraphClient } from '../src/session/graph.js';

export type { GraphAnswer, GraphClient, GraphOperation } from '../src/session/graph.js';

/** The gateway in another process, over HTTP. Throws when it cannot be reached or does not answer JSON. */
export const graphOverHttp = (url: string): GraphClient => ({
  async execute(operation, headers) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(15_000),
    });
    return (await response.json()) as GraphAnswer;
  },
});
