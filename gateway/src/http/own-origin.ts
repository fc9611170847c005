import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codedError } from '../door/coded-error.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginMeans {
  /** Scheme and host the world knows us by. */
  readonly baseUrl: string;
  /** Other sites whose pages may call us; '*' for all. */
  readonly allowed: readonly string[];
}

/**
 * Whether a write may come from where the browser says it comes: one of our hosts (branded hosts are many), or an allowed
 * one. Programs send no Origin; what says who asks in a header of its own cannot be sent by a foreign form.
 */
function isOwn({ headers, host }: FastifyRequest, { baseUrl, allowed }: OriginMeans): boolean {
  const { origin, authorization } = headers;
  if (origin === undefined || authorization !== undefined || headers['x-api-key'] !== undefined) return true;
  if (allowed.includes('*') || allowed.includes(origin) || origin === new URL(baseUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const foreignOrigin = (): Error =>
  codedError(403, 'FOREIGN_ORIGIN', 'This site may not be written to from another one.');

/** Refuses writes that another site's page makes a visitor's browser send: also logins, which would sign in as somebody else. */
export function ownOriginOnly(app: FastifyInstance, means: OriginMeans): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(READS.has(request.method) || isOwn(request, means) ? undefined : foreignOrigin());
  });
}
