import { type LanguageCode, languageOfCookie, languageOfPrefix } from '@naga/kernel/language.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { failurePage } from './failure-page.js';
import { FAILURE_WORDS } from './failure-words.js';

const CODES: Readonly<Record<number, string>> = {
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
};

const codeOf = (status: number): string => CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');

/** What Fastify and its plugins say by themselves; 500 for what nobody expected. */
function statusOf(error: unknown): number {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** The path's prefix, else the cookie, else English, as the site's own pages have it. */
function languageOf({ url, headers: { cookie } }: FastifyRequest): LanguageCode {
  const said = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return languageOfPrefix(url.split(/[/?#.]/, 2)[1]) ?? languageOfCookie(said);
}

/** Whether a browser wants to show the answer to somebody. */
export const isForPeople = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/**
 * Says that a request failed, and not how: a page in the reader's language for people, else coded JSON (specification,
 * section 8); both with the request's id.
 */
export function tellFailure(status: number, request: FastifyRequest, reply: FastifyReply): void {
  const words = status < 500 ? 'unreadable' : 'wrong';
  void reply.code(status).header('cache-control', 'no-store');
  if (isForPeople(request)) {
    const language = languageOf(request);
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    void reply.headers({ 'content-security-policy': policy, 'content-language': language, vary: 'Accept, Cookie' });
    void reply.type('text/html; charset=utf-8').send(failurePage({ language, words, requestId: request.id, nonce }));
  } else {
    const details = { request_id: request.id, code: codeOf(status), messages: [FAILURE_WORDS.en[words]] };
    void reply.type('application/json; charset=utf-8').send({ status: 'error', error_details: details });
  }
}

/** The error handler of whatever has none of its own: our own faults stand in the log under the request's id. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'unexpected error');
  tellFailure(status, request, reply);
}
