import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { requestFacts } from '../http/request-facts.js';
import type { Askers } from './askers.js';

/** Kept by users; the field is not part of the public graph. */
const RECORD = `mutation RecordApiRequests($requests: [ApiRequestInput!]!) { recordApiRequests(requests: $requests) }`;

const EVERY_MS = 1000;
const BATCH = 500;
/** While users is away; what comes then is not kept. */
const MOST_WAITING = 5000;

interface ApiRequest {
  readonly keyId: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | undefined;
  readonly status: number;
  readonly duration: number;
  readonly requestId: string;
  readonly ip: string;
}

/** What each API key asked for, handed to users in batches, so that no request waits for it. */
export class RequestLog {
  readonly #waiting: ApiRequest[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly users: Transport,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.#timer = setInterval(() => void this.flush(), EVERY_MS);
    this.#timer.unref();
  }

  register(app: FastifyInstance, askers: Askers): void {
    app.addHook('onResponse', (request, reply, done) => {
      const viewer = askers.known(request);
      if (viewer?.kind === 'user' && viewer.apiKeyId !== undefined && this.#waiting.length < MOST_WAITING) {
        this.#waiting.push({
          keyId: viewer.apiKeyId,
          at: new Date(this.clock.now()).toISOString(),
          method: request.method,
          path: (requestFacts(request) as { path: string }).path,
          operation: operationOf(request),
          status: reply.statusCode,
          duration: Math.round(reply.elapsedTime),
          requestId: request.id,
          ip: request.ip,
        });
      }
      done();
    });
  }

  /** Sends what waits; at the end of the process too. */
  async flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const requests = this.#waiting.splice(0, BATCH);
      try {
        const request = { query: RECORD, variables: { requests } };
        const { errors } = await this.users.send(request, service('gateway', { requestId: 'request-log' }));
        if (errors?.length) throw new Error(errors[0]!.message);
      } catch (err) {
        this.log.warn({ err, lost: requests.length }, 'requests of API keys are not recorded');
        return;
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

function operationOf({ url, body }: FastifyRequest): string | undefined {
  if (!url.startsWith('/graphql')) return undefined;
  const name = (body as { operationName?: unknown } | undefined)?.operationName;
  return typeof name === 'string' && /^\w{1,100}$/.test(name) ? name : undefined;
}
