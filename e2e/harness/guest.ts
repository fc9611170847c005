import { expect } from '@jest/globals';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { stickingOut, type Visit, visit, type Width } from './browser.js';
import { type Words, wordsIn } from './words.js';

export const PREFIXES: Readonly<Record<LanguageCode, string>> = { en: '', km: '/kh', th: '/th', vi: '/vi', es: '/es' };

/** What we need of the page's world, whose types this program does not know. */
interface PageWorld {
  readonly document: { querySelectorAll(selector: string): Iterable<object> };
}

/** A seat of the map, as far as we read it in the page. */
interface SeatBox {
  readonly dataset: { readonly seat: string };
}

/** Every control of the page answers: React has taken over what the server rendered. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { document } = globalThis as unknown as PageWorld;
    const controls = [...document.querySelectorAll('body :is(a, button, input, select, textarea)')];
    return controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')));
  });

/** A traveller without an account, in one language, on a screen of one width. */
export class Guest {
  private constructor(
    readonly visit: Visit,
    readonly words: Words,
    readonly home: string,
    readonly width: Width,
  ) {}

  static async arrive(browser: Browser, url: string, language: LanguageCode, width: Width): Promise<Guest> {
    return new Guest(await visit(browser, width), wordsIn(language), url + PREFIXES[language], width);
  }

  /** The same visitor, who reads another language from the next page on. */
  speaking(language: LanguageCode, url: string): Guest {
    return new Guest(this.visit, wordsIn(language), url + PREFIXES[language], this.width);
  }

  get page(): Page {
    return this.visit.page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.home + path);
    await alive(this.page);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await alive(this.page);
  }

  async back(): Promise<void> {
    await this.page.goBack();
    await alive(this.page);
  }

  /** Nothing was complained about so far, and this screen does not scroll sideways. */
  async isContent(): Promise<void> {
    expect(this.visit.complaints).toEqual([]);
    expect(await stickingOut(this.page)).toEqual([]);
  }

  /** Types the name of a place into its field and takes it from what is offered. */
  async choosePlace(field: 'web.search.from' | 'web.search.to', name: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: this.words(field) });
    await box.fill('');
    await box.pressSequentially(name);
    const list = this.page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
    // Chosen by itself is the best answer to the whole text; what the first letters found stands there before.
    await list.locator('[aria-selected="true"]').filter({ hasText: name }).click();
    await list.waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe(name);
  }

  button(id: string, any: readonly string[] = [], values = {}): Locator {
    return this.page.getByRole('button', { name: this.words.like(id, any, values) });
  }

  heading(id: string, any: readonly string[] = [], values = {}): Locator {
    return this.page.getByRole('heading', { name: this.words.like(id, any, values) });
  }

  /** Seats of the map on show that anybody may take, as checkboxes. */
  freeSeats(within: Page | Locator = this.page): Locator {
    return within.locator('[data-seat]:not([aria-disabled="true"])');
  }

  /** Seats that are chosen, in the order of the map; read at one moment. */
  chosenSeats(): Promise<string[]> {
    return this.page
      .locator('[data-seat]:checked')
      .evaluateAll((seats: readonly SeatBox[]) => seats.map(({ dataset }) => dataset.seat));
  }

  /** Title of every passenger: women, so that no seat refuses them. */
  async sayWhoSits(count: number): Promise<void> {
    for (let index = 0; index < count; index++)
      await this.page
        .locator(`#sitter-${index}`)
        .getByRole('radio', { name: this.words('booking-flow.title.ms') })
        .check();
  }

  field(name: string): Locator {
    return this.page.locator(`input[name="${name}"]`);
  }

  async fillIn(names: readonly (readonly [string, string])[], email: string): Promise<void> {
    for (const [index, [first, last]] of names.entries()) {
      await this.field(`passengers.${index}.firstName`).fill(first);
      await this.field(`passengers.${index}.lastName`).fill(last);
    }
    await this.field('contact.email').fill(email);
    await this.field('contact.mobileNumber').fill('012 345 678');
  }
}
