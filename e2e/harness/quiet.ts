import type { Page, Request } from 'playwright-core';
import { until } from './until.js';

/** The page's main thread had nothing to do: what came with the last answer is shown, and what it asks for is asked. */
const HAS_TIME = 'new Promise((done) => requestIdleCallback(() => done()))';

/**
 * Watches a page from its beginning; the function it answers resolves when no request is open and none follows from the
 * last answer. (Playwright's `networkidle` waits half a second more on every page.)
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // A stream is never answered to its end.
    if (request.resourceType() === 'eventsource') return;
    begun += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () =>
    until('every request is answered', async () => {
      const before = begun;
      await page.evaluate(HAS_TIME);
      await page.evaluate(HAS_TIME);
      return open.size === 0 && begun === before;
    });
}
