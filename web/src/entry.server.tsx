import { createReadableStreamFromReadable } from '@react-router/node';
import { localMoment } from '@naga/kernel/clock-time.js';
import { isbot } from 'isbot';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { brandOf } from './app/brands.js';
import { loadCatalogue } from './app/catalogues.js';
import { FirstLanguageContext } from './app/first-language.js';
import { NonceContext } from './app/nonce.js';
import { PreloadWords } from './app/PreloadWords.js';
import { securityHeaders } from './app/security-headers.js';
import { readCookies } from './session/cookies.js';
import { currencyIn } from './session/currency.js';
import { graphContext } from './session/graph.js';
import { languageOf } from './session/language.js';
import { reportSurprise, reportWith } from './session/report.js';
import { visitContext } from './session/visit.js';
import type { VisitFacts } from './session/visit-facts.js';

export const streamTimeout = 10_000;

/** What loaders find in their context; the server around this build calls it once a request. */
export async function visitOf(facts: VisitFacts): Promise<RouterContextProvider> {
  const { graph, path, host, cookie, now, ...rest } = facts;
  const brand = brandOf(host);
  const cookies = readCookies(cookie);
  const language = brand.forcedLanguage ?? languageOf(path, cookies);
  await loadCatalogue(language);
  const context = new RouterContextProvider();
  context.set(graphContext, graph);
  context.set(visitContext, {
    ...rest,
    now,
    brand,
    language,
    currency: currencyIn(cookies),
    today: localMoment(now).date,
  });
  return context;
}

export { reportWith };

/** Errors that pages throw on purpose are answers; only surprises belong into the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) reportSurprise(error);
};

/** Streams a page: at once to people, whole to robots. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { language } = context.get(visitContext);
  const nonce = randomBytes(16).toString('base64');
  securityHeaders(headers, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise<Response>((resolve, reject) => {
    let started = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PreloadWords language={language} path={new URL(request.url).pathname} />
        <FirstLanguageContext value={language}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </FirstLanguageContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          started = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          if (started) reportSurprise(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
