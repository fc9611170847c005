import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Only the build renders here, once, and a busy machine may take its time. */
export const streamTimeout = 60_000;

/** The one page of this app: a name to look at until the first script has run. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  try {
    const html = renderToString(<ServerRouter context={context} url={request.url} />);
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(`<!DOCTYPE html>${html}`, { status, headers });
  } catch (error) {
    // React Router would answer 500 and keep the reason to itself.
    console.error(error);
    throw error;
  }
}
