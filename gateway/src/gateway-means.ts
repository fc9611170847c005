import type { Clock } from '@naga/kernel/clock.js';
import type { FileStore } from '@naga/server-kit/files/file-store.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type { Checks } from '@naga/server-kit/http/readiness.js';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Safelist } from './graph/safelist.js';
import type { QueueDepths } from './health/metrics.js';
import type { LimitSettings } from './limits/limits.js';
import type { LiveSettings } from './live/live-routes.js';
import type { GraphForPages } from './pages/graph-for-pages.js';

export interface GatewayMeans {
  /** schema/supergraph.graphql */
  readonly supergraphSdl: string;
  readonly transportOf: (subgraph: string) => Transport;
  /** For the gateway's own schema: idempotency keys. */
  readonly databaseUrl: string;
  /** Bearer tokens are signed with it. */
  readonly sessionSecret: string;
  /** What they were signed with before; honoured until the last of them has been refreshed. */
  readonly oldSessionSecrets?: readonly string[];
  /** How the world reaches us, without a slash at the end. */
  readonly baseUrl: string;
  /** What is served at /files; left out: nothing. */
  readonly files?: Pick<FileStore, 'get'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** What /readyz asks beside the database, by name. */
  readonly checks?: Checks;
  readonly queueDepths?: QueueDepths;
  /** Whose X-Forwarded-For is believed (addresses, networks, `loopback`, `uniquelocal`); nobody's when left out. */
  readonly trustProxy?: readonly string[];
  /** Other sites whose pages may call us, as browsers name them: 'https://widget.example'; '*' for all. */
  readonly corsOrigins?: readonly string[];
  readonly limits?: LimitSettings;
  readonly live?: LiveSettings;
  /** Operations of our own apps. */
  readonly safelist?: Safelist;
  /** Only those are answered, but for developers. */
  readonly isListRequired?: boolean;
  /** Awaited between "not ready" and the end of listening; see drainOnClose. */
  readonly grace?: () => Promise<unknown>;
  /** Everything the gateway does not answer itself. */
  readonly pages?: (app: FastifyInstance, graph: GraphForPages) => Promise<void>;
}
