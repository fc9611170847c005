import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskGraph } from './ask-graph.js';

/** What every route of the facade stands on. */
export interface RouteMeans {
  readonly ask: AskGraph;
  readonly viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** Scheme and host, without a slash at the end. */
  readonly baseUrl: string;
}

export type RestApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** One folder's routes. */
export type Routes = (app: RestApp, means: RouteMeans) => void;
