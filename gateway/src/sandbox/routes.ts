import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLanguage, type LanguageCode, languageOfCookie } from '@naga/kernel/language.js';
import { answerPageError } from '../rest/error-handler.js';
import { unreadable } from '../rest/raw-body.js';
import { accepted, notFound } from '../rest/refused.js';
import { invalidFields, RestError } from '../rest/rest-error.js';
import type { RouteMeans } from '../rest/route-means.js';
import { cookieOf } from '@naga/kernel/cookie.js';
import { fontFile } from './fonts.js';
import { payPage, unknownPayPage } from './pay-page.js';
import { DecideAtPayPageDocument, PayPageDocument, type SandboxOutcome } from './sandbox.generated.js';

const Decision = z.object({ outcome: z.enum(['approve', 'decline', 'cancel', 'late', 'close']) });
const CHARGE = /^[\w-]{1,100}$/;
/** One word. */
const BODY_LIMIT = 4096;
const FORM = 'application/x-www-form-urlencoded';
/** Our own words: nothing is loaded but fonts, the form goes to this page, and from there to the shop. */
function policyFor(nonce: string, returnUrl: string | null | undefined): string {
  const shop = returnUrl && URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;
}

type Charge = FastifyRequest<{ Params: { id: string } }>;

/** What the reader reads: the page's own parameter, his cookie, else what his browser prefers. */
function languageOf(request: Charge, fallback: LanguageCode): LanguageCode {
  const { lang } = request.query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const cookie = cookieOf(request.headers.cookie, 'language');
  return cookie === undefined ? fallback : languageOfCookie(cookie);
}

function html(
  reply: FastifyReply,
  status: number,
  page: (nonce: string) => string,
  returnUrl?: string | null,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header('content-security-policy', policyFor(nonce, returnUrl))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}

/** The built-in provider's pay page: for people (GET, form) and for machines (POST {"outcome"}). */
export async function sandboxRoutes(app: FastifyInstance, { ask, viewerOf }: RouteMeans): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, JSON.parse((body as string) || '{}'));
    } catch {
      done(unreadable());
    }
  });
  app.setErrorHandler(answerPageError);

  app.get('/sandbox/fonts/:name.woff2', (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const bytes = fontFile(request.params.name);
    if (bytes === undefined) throw new RestError(404, 'NOT_FOUND', ['There is no such address.']);
    return reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
  });

  app.get('/sandbox/pay/:id', async (request: Charge, reply) => {
    const viewer = await viewerOf(request);
    const language = languageOf(request, viewer.language);
    const { id } = request.params;
    const charge = CHARGE.test(id) ? (await ask(PayPageDocument, { id }, viewer)).sandboxCharge : null;
    return charge
      ? html(reply, 200, payPage(charge, language), charge.returnUrl)
      : html(reply, 404, unknownPayPage(language));
  });

  app.post('/sandbox/pay/:id', { bodyLimit: BODY_LIMIT }, async (request: Charge, reply) => {
    const { id } = request.params;
    if (!CHARGE.test(id)) throw notFound('CHARGE_NOT_FOUND');
    const decision = Decision.safeParse(request.body);
    if (!decision.success) {
      throw invalidFields([{ path: 'outcome', message: 'must be approve, decline, cancel, late or close' }]);
    }
    const outcome = decision.data.outcome.toUpperCase() as SandboxOutcome;
    const viewer = await viewerOf(request);
    const answer = await ask(DecideAtPayPageDocument, { id, outcome }, viewer);
    const isForm = request.headers['content-type']?.startsWith(FORM);
    if (isForm) {
      const { decideSandboxCharge } = answer;
      const charge = decideSandboxCharge.__typename === 'SandboxCharge' ? decideSandboxCharge : undefined;
      // Who scanned a code holds another device than the one that shows it.
      const back = charge?.method === 'KHQR' ? null : charge?.returnUrl;
      return reply.redirect(back ?? request.url, 303);
    }
    const charge = accepted(answer.decideSandboxCharge);
    return { status: 'success', result: { payment_reference: charge.reference, state: charge.state.toLowerCase() } };
  });
}
