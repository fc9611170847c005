import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.js';
import { leaveSite, takeSite } from './keeper.js';
import type { Site } from './server.js';

/** The site that the files of a worker share, and the browser of the tests in the file that runs. */
export let server: Site;
export let browser: Browser;

/**
 * For tests that leave alone what others rely on: they buy on departures of their own, look for what is theirs by its
 * name, never count all rows, and set back what they change of the market. Others have a site of their own.
 */
export function onSharedSite(): void {
  beforeAll(async () => {
    [server, browser] = await Promise.all([takeSite(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await leaveSite();
  });
}
