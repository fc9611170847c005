import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.js';
import { type Server, type ServerOptions, startServer } from './server.js';

/** The site and the browser of the tests in the file that runs: a worker has one at a time. */
export let server: Server;
export let browser: Browser;

/** Starts both before the tests of a file, and expects afterwards that the site stops in order. */
export function onOwnSite(options: ServerOptions = {}): void {
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    expect(await server.stop()).toBe(0);
  });
}
