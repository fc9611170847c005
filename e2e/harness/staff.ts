import type { LanguageCode } from '@naga/kernel/language.js';
import type { Browser, Page } from 'playwright-core';
import { follow, type Visit, visit, type Width } from './browser.js';
import { type Words, wordsIn } from './words.js';

export const PASSWORD = 'naga-demo-2026';

export interface Desk {
  readonly language?: LanguageCode;
  readonly width?: Width;
}

/** Somebody at the back office's door, and inside once signed in. */
export class Staff {
  private constructor(
    readonly visit: Visit,
    readonly home: string,
    readonly words: Words,
  ) {}

  static async arrive(browser: Browser, url: string, { language = 'en', width = 1280 }: Desk = {}): Promise<Staff> {
    const staff = new Staff(await visit(browser, width), `${url}/admin`, wordsIn(language));
    return staff.speaking(language);
  }

  /** The same person, who reads that language on the next page that is opened. */
  async speaking(language: LanguageCode): Promise<Staff> {
    await this.visit.context.addInitScript(
      `if (window === top) localStorage.setItem('naga-admin-language', '${language}')`,
    );
    return new Staff(this.visit, this.home, wordsIn(language));
  }

  /** Somebody who has signed in, and has opened no screen yet: the form of the door costs a page of its own. */
  static async signIn(browser: Browser, url: string, login: string, desk: Desk = {}): Promise<Staff> {
    const staff = await Staff.arrive(browser, url, desk);
    const said = await staff.page.request.post(`${url}/api/login`, { data: { email: login, password: PASSWORD } });
    if (!said.ok()) throw new Error(`${login} cannot sign in: ${said.status()} ${await said.text()}`);
    return staff;
  }

  /** Comes in by the form of the door, and is where it leads him. */
  static async enter(browser: Browser, url: string, login: string, desk: Desk = {}): Promise<Staff> {
    const staff = await Staff.arrive(browser, url, desk);
    await staff.open('/login');
    await staff.say(login, PASSWORD);
    await staff.page.locator('#main').waitFor();
    return staff;
  }

  get page(): Page {
    return this.visit.page;
  }

  /** Types the word that stands before what is done for good. */
  async confirm(word: 'refund' | 'pay' | 'add' | 'cancel' | 'delete'): Promise<void> {
    const label = this.words('admin.confirm.label', { word: this.words(`admin.confirm.${word}`) });
    await this.page.getByLabel(label).fill(` ${this.words(`admin.confirm.${word}`).toLowerCase()}\u200B `);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  /** Goes where a link would; the heading of the screen and all that it asks for are there. */
  async follow(path: string): Promise<void> {
    await follow(this.page, path);
    await this.page.locator('#main :is(h1, h2)').first().waitFor();
    await this.visit.quiet();
  }

  /** Fills in the door's form and presses its button. */
  async say(login: string, password: string): Promise<void> {
    await this.page.getByLabel(this.words('admin.login.login')).fill(login);
    await this.page.getByLabel(this.words('admin.login.password')).fill(password);
    await this.page.getByRole('button', { name: this.words('admin.login.submit') }).click();
  }
}
