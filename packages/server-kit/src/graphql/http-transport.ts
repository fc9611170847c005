import type { Clock } from '@naga/kernel/clock.js';
import type { ExecutionResult } from 'graphql';
import { Pool } from 'undici';
import { signViewer, VIEWER_HEADER, type ViewerKeys } from '../viewer/signed-viewer.js';
import type { Viewer } from '../viewer/viewer.js';
import { type GraphRequest, serviceUnavailable, type Transport } from './transport.js';

/** Longer than any work of ours; a subgraph that says nothing for so long is not there. */
const PATIENCE_MS = 30_000;

/** A connection that was closed while it waited for work: what it carried has not been read. */
const isStale = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET'].includes(String((error as { code?: unknown }).code));

/** A subgraph in another process, at e.g. http://booking:4001/graphql. */
export class HttpTransport implements Transport {
  readonly #pool: Pool;
  readonly #path: string;

  constructor(
    url: string,
    private readonly keys: ViewerKeys,
    private readonly clock: Clock,
  ) {
    const { origin, pathname } = new URL(url);
    this.#pool = new Pool(origin, {
      connections: 64,
      pipelining: 1,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
    this.#path = pathname;
  }

  /** Throws SERVICE_UNAVAILABLE when the subgraph cannot be reached or does not answer as one. */
  async send(request: GraphRequest, viewer: Viewer): Promise<ExecutionResult> {
    const isRead = !request.query.startsWith('mutation');
    try {
      return await this.#post(request, viewer).catch((error: unknown) => {
        if (isRead && isStale(error)) return this.#post(request, viewer);
        throw error;
      });
    } catch (error) {
      throw serviceUnavailable(error as Error);
    }
  }

  async #post(request: GraphRequest, viewer: Viewer): Promise<ExecutionResult> {
    const { body } = await this.#pool.request({
      path: this.#path,
      method: 'POST',
      headers: { 'content-type': 'application/json', [VIEWER_HEADER]: signViewer(viewer, this.keys, this.clock) },
      body: JSON.stringify(request),
    });
    return JSON.parse(await body.text()) as ExecutionResult;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
