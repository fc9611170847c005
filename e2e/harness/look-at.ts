import type { LanguageCode } from '@naga/kernel/language.js';
import type { Browser, Page } from 'playwright-core';
import { follow, openBrowser, stickingOut, type Visit, type Width } from './browser.js';
import { alive, Guest, PREFIXES } from './guest.js';
import { RestClient } from './rest-client.js';
import { agencyScreens } from './screens/agency.js';
import { officeScreens } from './screens/office.js';
import { bookTwice, type OwnBookings, own } from './screens/own-bookings.js';
import type { Screen } from './screens/screen.js';
import { allScreens, MEMBER_SCREENS } from './screens/site.js';
import { type Server, startServer } from './server.js';
import { PASSWORD, Staff } from './staff.js';
import { wordsWritten, wrongWords } from './untranslated.js';

/** A running site and a browser. */
export interface World {
  readonly server: Server;
  readonly browser: Browser;
  close(): Promise<number | null>;
}

export async function openWorld(): Promise<World> {
  const [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const close = async () => {
    await browser.close();
    return server.stop();
  };
  return { server, browser, close };
}

/**
 * A place to look at, with bookings of its own. Who walks through it in one language after the other stays in one page
 * of each width, which has run the program of every screen by then.
 */
export class Place {
  readonly #kept = new Map<Width, unknown>();

  private constructor(
    readonly url: string,
    readonly browser: Browser,
    readonly bookings: OwnBookings,
  ) {}

  static async open({ server, browser }: World): Promise<Place> {
    return new Place(server.url, browser, await bookTwice(new RestClient(server.url)));
  }

  /** The visitor of that width, who arrives once. */
  async visitor<Visitor>(width: Width, arrive: () => Promise<Visitor>): Promise<Visitor> {
    if (!this.#kept.has(width)) this.#kept.set(width, await arrive());
    return this.#kept.get(width) as Visitor;
  }
}

/** Answers what is wrong with the screen on show, a line each. */
export type Look = (page: Page) => Promise<string[]>;

/** What is wrong with the screens of a place, by their names; none is left out. */
export type LookAt = (
  place: Place,
  language: LanguageCode,
  width: Width,
  look: Look,
) => Promise<Record<string, string[]>>;

/** What sticks out and what the browser complains about is wrong in any case. */
async function lookAtEach(
  { page, complaints }: Visit,
  screens: readonly Screen[],
  open: (screen: Screen) => Promise<string[]>,
  look: Look,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const screen of screens) {
    const findings = [...(await open(screen)), ...(await look(page)), ...(await stickingOut(page))];
    findings.push(...complaints.splice(0));
    if (findings.length > 0) found[screen.name] = findings;
  }
  return found;
}

const guestIn = async (place: Place, language: LanguageCode, width: Width): Promise<Guest> => {
  const guest = await place.visitor(width, () => Guest.arrive(place.browser, place.url, language, width));
  return guest.speaking(language, place.url);
};

/** Every screen of the site. */
export const lookAtSite: LookAt = async (place, language, width, look) => {
  const { url, bookings } = place;
  const guest = await guestIn(place, language, width);
  await own(guest.visit.context, url, bookings);
  const screens = await allScreens(guest.page, url, bookings);
  const open = (screen: Screen) => openOnSite(guest, url, language, screen.path, screen === screens[0]);
  return lookAtEach(guest.visit, screens, open, look);
};

/** What the server writes for an address is read in these, where the browser goes in the first of them by links. */
const READ: Readonly<Partial<Record<LanguageCode, readonly LanguageCode[]>>> = { en: ['en', 'th', 'vi', 'es'] };

/** In this language the browser opens every screen of the site by its address. */
const OPENED: LanguageCode = 'km';

/**
 * A screen of the site, by its address; in the other languages what the server writes for that address is read, and the
 * browser goes there from the screen before. Answers what is wrong with the server's words.
 */
async function openOnSite(
  guest: Guest,
  url: string,
  language: LanguageCode,
  path: string,
  isFirst: boolean,
): Promise<string[]> {
  const { page, visit } = guest;
  if (language === OPENED) {
    await guest.open(path);
    return [];
  }
  const wrong: string[] = [];
  for (const read of READ[language] ?? [language]) {
    const written = await (await page.request.get(url + PREFIXES[read] + path)).text();
    wrong.push(...wrongWords(wordsWritten(written), read).map((what) => `${read}, as written: ${what}`));
  }
  if (isFirst) {
    await guest.open(path);
    return wrong;
  }
  await follow(page, PREFIXES[language] + path);
  await visit.quiet();
  await alive(page);
  return wrong;
}

/** Every screen of an agency's owner, and of a partner's account. */
export const lookAtMember: LookAt = async (place, language, width, look) => {
  const { url, bookings } = place;
  const guest = await guestIn(place, language, width);
  const { visit, page } = guest;
  const signedIn =
    (email: string, screens: readonly Screen[]) =>
    async (screen: Screen): Promise<string[]> => {
      const isFirst = screen === screens[0];
      if (isFirst) {
        // Somebody else comes: with the cookie of whoever was there before, a door asks for the word of his page.
        await visit.context.clearCookies({ name: 'token' });
        const said = await page.request.post(`${url}/api/login`, { data: { email, password: PASSWORD } });
        if (!said.ok()) return [`${email} cannot sign in: ${said.status()} ${await said.text()}`];
      }
      const said = await openOnSite(guest, url, language, screen.path, isFirst);
      return page.url().endsWith(screen.path) ? said : [...said, `is ${page.url()}`];
    };
  const ofAgency = agencyScreens(bookings);
  const openAgency = signedIn('agency.owner@naga.example', ofAgency);
  const openMember = signedIn('partner@naga.example', MEMBER_SCREENS);
  const open = (screen: Screen) => (ofAgency.includes(screen) ? openAgency : openMember)(screen);
  return lookAtEach(visit, [...ofAgency, ...MEMBER_SCREENS], open, look);
};

/**
 * Every screen of the back office, as its admin sees it, from the screen before it. For each address the server writes
 * the same document, and it is the browser that makes the screen: that the document is the same is read.
 */
export const lookAtOffice: LookAt = async (place, language, width, look) => {
  const { url, browser, bookings } = place;
  const admin = () => Staff.signIn(browser, url, 'admin@naga.example', { language, width });
  const staff = await (await place.visitor(width, admin)).speaking(language);
  const { visit, page, home } = staff;
  await staff.open('/');
  await page.locator('#main').waitFor();
  const writtenFor = async (path: string) => withoutNonces(await (await page.request.get(home + path)).text());
  const written = await writtenFor('/');
  const open = async ({ path, leadsTo = path }: Screen) => {
    const isServed = language !== 'en' || (await writtenFor(path)) === written;
    await staff.follow(path);
    return [
      ...(isServed ? [] : ['another document is at its address']),
      ...(page.url() === home + leadsTo ? [] : [`is ${page.url()}`]),
    ];
  };
  return lookAtEach(visit, officeScreens(bookings), open, look);
};

/** Each document has its own. */
const withoutNonces = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');
