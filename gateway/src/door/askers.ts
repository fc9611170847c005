import type { Channel, Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Limits } from '../limits/limits.js';
import { apiKeyOf, INVALID_API_KEY, type Viewers } from '../viewer/viewers.js';

const channelOf = (url: string): Channel => (url.startsWith('/api/') ? 'api' : 'web');

/** Who asks, found out once a request, and counted if he carries an API key. */
export class Askers {
  readonly #asking = new WeakMap<FastifyRequest, Promise<Viewer>>();
  readonly #known = new WeakMap<FastifyRequest, Viewer>();

  constructor(
    private readonly viewers: Viewers,
    private readonly limits: Limits,
  ) {}

  /** Throws INVALID_API_KEY and TOO_MANY_REQUESTS. */
  readonly of = (request: FastifyRequest): Promise<Viewer> => {
    let asking = this.#asking.get(request);
    if (asking === undefined) {
      asking = this.#find(request);
      this.#asking.set(request, asking);
    }
    return asking;
  };

  /** Who asked, if anybody wanted to know it. */
  known(request: FastifyRequest): Viewer | undefined {
    return this.#known.get(request);
  }

  /** Keys are looked at before anything is done, and answers say what is left of a limit. */
  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      if (apiKeyOf(request.headers) !== undefined) await this.of(request);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const viewer = this.known(request);
      const verdict = viewer && this.limits.verdictOf(viewer);
      if (verdict) {
        void reply.headers({
          'ratelimit-limit': verdict.limit,
          'ratelimit-remaining': verdict.remaining,
          'ratelimit-reset': verdict.resetSeconds,
        });
      }
      done(null, payload);
    });
  }

  async #find(request: FastifyRequest): Promise<Viewer> {
    const { headers, ip, id, url } = request;
    try {
      const viewer = await this.viewers.of({ headers, ip, requestId: id, channel: channelOf(url) });
      this.#known.set(request, viewer);
      await this.limits.countRequest(viewer);
      return viewer;
    } catch (error) {
      const isUnknownKey = error instanceof GraphQLError && error.extensions['code'] === INVALID_API_KEY;
      if (isUnknownKey) await this.limits.countUnknownKey(ip);
      throw error;
    }
  }
}
