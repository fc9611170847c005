import type { Clock } from '@naga/kernel/clock.js';
import type { ExecutionResult } from 'graphql';
import { Pool } from 'undici';
import { signViewer, VIEWER_HEADER, type ViewerKeys } from '../viewer/signed-viewer.js';
import type { Viewer } from '../viewer/viewer.js';
import type { GraphRequest, Transport } from './transport.js';

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
    this.#pool = new Pool(origin, { connections: 64, pipelining: 1 });
    this.#path = pathname;
  }

  async send(request: GraphRequest, viewer: Viewer): Promise<ExecutionResult> {
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
