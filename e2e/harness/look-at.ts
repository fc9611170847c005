import type { LanguageCode } from '@naga/kernel/language.js';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, stickingOut, type Width } from './browser.js';
import { alive, Guest } from './guest.js';
import { RestClient } from './rest-client.js';
import { allScreens, bookTwice, MEMBER_SCREENS, officeScreens, type OwnBookings, own } from './screens.js';
import { type Server, startServer } from './server.js';
import { PASSWORD, Staff } from './staff.js';

/** A running site with bookings to look at, and a browser. */
export interface World {
  readonly server: Server;
  readonly browser: Browser;
  readonly bookings: OwnBookings;
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const bookings = await bookTwice(new RestClient(server.url));
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  return { server, browser, bookings, close };
}

/** Answers what is wrong with the screen on show, a line each. */
export type Look = (page: Page) => Promise<string[]>;

/** What is wrong with the screens of a place, by their names; none is left out. */
export type LookAt = (
  world: World,
  language: LanguageCode,
  width: Width,
  look: Look,
) => Promise<Record<string, string[]>>;

/** Every screen of the site. What sticks out and what the browser complains about is wrong in any case. */
export const lookAtSite: LookAt = async ({ server, browser, bookings }, language, width, look) => {
  const { visit, page, home } = await Guest.arrive(browser, server.url, language, width);
  await own(visit.context, server.url, bookings);
  const found: Record<string, string[]> = {};
  for (const { name, path } of await allScreens(page, server.url, bookings)) {
    await page.goto(home + path);
    await alive(page);
    const findings = [...(await look(page)), ...(await stickingOut(page)), ...visit.complaints.splice(0)];
    if (findings.length > 0) found[name] = findings;
  }
  await visit.context.close();
  return found;
};

/** Every screen of a partner's account, and one of his bookings. */
export async function lookAtMember(
  { server, browser }: Pick<World, 'server' | 'browser'>,
  language: LanguageCode,
  width: Width,
  look: Look,
): Promise<Record<string, string[]>> {
  const { visit, page, home } = await Guest.arrive(browser, server.url, language, width);
  await page.request.post(`${server.url}/api/login`, {
    data: { email: 'partner@naga.example', password: PASSWORD },
  });
  const found: Record<string, string[]> = {};
  for (const { name, path } of MEMBER_SCREENS) {
    await page.goto(home + path);
    await alive(page);
    const shown = new URL(page.url()).pathname.endsWith(path) ? [] : [`is ${page.url()}`];
    const findings = [...shown, ...(await look(page)), ...(await stickingOut(page)), ...visit.complaints.splice(0)];
    if (findings.length > 0) found[name] = findings;
  }
  await visit.context.close();
  return found;
}

/** Every screen of the back office, as its admin sees it. */
export const lookAtOffice: LookAt = async ({ server, browser, bookings }, language, width, look) => {
  const { visit, page, home } = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
  const found: Record<string, string[]> = {};
  for (const { name, path } of officeScreens(bookings)) {
    await page.goto(home + path);
    await page.locator('#main :is(h1, h2)').first().waitFor();
    await page.waitForLoadState('networkidle');
    const findings = [...(await look(page)), ...(await stickingOut(page)), ...visit.complaints.splice(0)];
    if (findings.length > 0) found[name] = findings;
  }
  await visit.context.close();
  return found;
};
