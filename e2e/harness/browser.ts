import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser of the machine, else the one that comes from npm. */
async function executable(): Promise<{ executablePath: string; args: string[] }> {
  const installed = process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: [] };
  // It unpacks into TMPDIR and takes what lies there: a folder of its own, so that it is never a stale or half one.
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'naga-chromium-'));
  const { default: npm } = await import('@sparticuz/chromium');
  // In one process the browser ends with its first closed context.
  return { executablePath: await npm.executablePath(), args: npm.args.filter((arg) => arg !== '--single-process') };
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await executable();
  return chromium.launch({ executablePath, args: [...args, '--no-sandbox', '--disable-background-networking'] });
}

export type Width = 375 | 1280;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: errors of scripts, failed requests of ours, violations of its policy. */
  readonly complaints: string[];
}

/** A fresh visitor with a screen of that width. */
export async function visit(browser: Browser, width: Width): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width === 375 ? 812 : 900 },
    hasTouch: width === 375,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A page that rightly says 404 is no complaint; anything that is missing on a page is one.
    const isThePage = message.location().url === page.url() && message.text().includes('status of 404');
    if (message.type() === 'error' && !isThePage) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { context, page, complaints };
}

/** What sticks out at the right of the window, so that the page scrolls sideways; empty when nothing does. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
    return ['scrolls sideways by ' + (scrollWidth - clientWidth) + ' px', ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
  })()`);
