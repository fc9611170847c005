import type { FastifyInstance } from 'fastify';
import { sizeOfJson } from '../http/json-size.js';
import { invalidFields, RestError } from './rest-error.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came: what a provider's signature is over. */
    rawBody?: string;
  }
}

export const unreadable = (): RestError => new RestError(400, 'UNREADABLE_JSON', ['The body is not JSON.']);

/** JSON bodies only, kept as text beside; an empty body is none. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'text/json'], { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text as string;
    if (text.length === 0) return done(null, undefined);
    let body: unknown;
    try {
      body = JSON.parse(text as string);
    } catch {
      return done(unreadable());
    }
    const { isTooDeep, isUnicode } = sizeOfJson(body);
    if (isTooDeep) return done(invalidFields([{ path: '', message: 'The body is too deep.' }]));
    if (!isUnicode) return done(invalidFields([{ path: '', message: 'The body holds text that is no Unicode.' }]));
    return done(null, body);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text as string;
    done(null, undefined);
  });
}
