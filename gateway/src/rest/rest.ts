import type { FastifyInstance } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Askers } from '../door/askers.js';
import { type Idempotency, replayWrites } from '../door/idempotent-writes.js';
import { isProvenWrite } from '../viewer/xsrf.js';
import { ownAccountRoutes } from './accounts/own-account-routes.js';
import { sessionRoutes } from './accounts/session-routes.js';
import { signInRoutes } from './accounts/sign-in-routes.js';
import { bookingRoutes } from './bookings/routes.js';
import { catalogueRoutes } from './catalogue/routes.js';
import { answerError } from './error-handler.js';
import { gtfsRoutes } from './gtfs/routes.js';
import { journeyRoutes } from './journeys/routes.js';
import { noSuchAddress } from './no-such-address.js';
import { paymentRoutes } from './payments/routes.js';
import { readJsonBodies } from './raw-body.js';
import { RestError } from './rest-error.js';
import type { RouteMeans } from './route-means.js';

/** A booking of twenty passengers has a tenth of it; routes that need more say so. */
const BODY_LIMIT = 64 * 1024;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const ROUTES = [
  journeyRoutes,
  bookingRoutes,
  paymentRoutes,
  catalogueRoutes,
  gtfsRoutes,
  signInRoutes,
  sessionRoutes,
  ownAccountRoutes,
];

export interface RestMeans extends RouteMeans {
  readonly askers: Askers;
  readonly idempotency: Idempotency;
}

/** The REST facade below /api: legacy names stand here and nowhere else (rules.md 14 and 17). */
export async function restRoutes(app: FastifyInstance, means: RestMeans): Promise<void> {
  app.addHook('onRoute', (route) => void (route.bodyLimit ??= BODY_LIMIT));
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  // The schemas of answers are for their readers; what a route may return is checked by the compiler.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async ({ method, headers }) => {
    if (READS.has(method) || isProvenWrite(headers)) return;
    throw new RestError(403, 'XSRF_TOKEN_MISMATCH', ['Send the cookie XSRF-TOKEN also as header X-XSRF-TOKEN.']);
  });
  means.askers.register(app);
  replayWrites(app, means);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const routes of ROUTES) routes(typed as never, means);
  // A route, not a not-found handler: the pages answer every path that is left over.
  for (const path of ['/', '/*']) app.all(path, { schema: { hide: true } as object }, noSuchAddress);
}
