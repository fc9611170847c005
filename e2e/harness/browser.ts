import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium.js';
import { watchRequests } from './quiet.js';
import { PATIENCE_S } from './until.js';

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  const timeout = PATIENCE_S * 1000;
  return chromium.launch({
    executablePath,
    // Nothing of ours needs a GPU; one that is played by the processor takes a third of what a page costs.
    args: [...args, '--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    timeout,
  });
}

export type Width = 375 | 1280;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: errors of scripts, failed requests of ours, violations of its policy. */
  readonly complaints: string[];
  /** Resolves when everything the page asked for is there and shown. */
  readonly quiet: () => Promise<void>;
}

/** A fresh visitor with a screen of that width. */
export async function visit(browser: Browser, width: Width, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width === 375 ? 812 : 900 },
    hasTouch: width === 375,
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_S * 1000);
  const page = await context.newPage();
  const quiet = watchRequests(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A page that rightly says 404, also as the data a link asks for, is no complaint; what is missing on a page is one.
    const { url } = message.location();
    const isThePage = url === page.url() || /^[^?]+\.data(\?|$)/.test(url);
    const isRight = isThePage && message.text().includes('status of 404');
    if (message.type() === 'error' && !isRight) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { context, page, complaints, quiet };
}

/** What sticks out at the right of the window, so that the page scrolls sideways; empty when nothing does. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return ['scrolls sideways by ' + (scrollWidth - clientWidth) + ' px', ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
  })()`);

/** Goes where a link would: the page stays, which costs less than half of opening the address. */
export const follow = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`__reactRouterDataRouter.navigate(${JSON.stringify(path)})`);
