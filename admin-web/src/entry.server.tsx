import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Only the build renders here, once, and a busy machine may take its time. */
export const streamTimeout = 60_000;

/** The whole page, its end included: there stands what the first script waits for before it takes over. */
function rendered(request: Request, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()) as Readable)),
      onError: reject,
    });
  });
}

/** The one page of this app: a name to look at until the first script has run. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  try {
    const html = await rendered(request, context);
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(html, { status, headers });
  } catch (error) {
    // React Router would answer 500 and keep the reason to itself.
    console.error(error);
    throw error;
  }
}
