import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { alive, Guest } from './harness/guest.js';
import { isFocusSeen, tabTo } from './harness/keyboard.js';
import { PEOPLE, SEATS_LINK } from './harness/purchase.js';
import { tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

const arrive = () => Guest.arrive(browser, server.url, 'en', 1280);

describe('with the keyboard alone', () => {
  test('the first Tab of a page leads to a link that skips to its content', async () => {
    const { page, words, visit, home } = await arrive();
    await page.goto(home);
    await alive(page);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe(words('ui.skipLink'));
    await page.keyboard.press('Enter');
    await becomes(() => page.evaluate('document.activeElement.id'), 'main');
    await visit.context.close();
  });

  test('every stop on the way through the search form is seen', async () => {
    const { page, visit, home } = await arrive();
    await page.goto(home);
    await alive(page);
    const unseen: string[] = [];
    await tabTo(page, 'input[name="type"]');
    await tabTo(page, 'main form button[type="submit"]:not([name])', async () => {
      if (!(await isFocusSeen(page)))
        unseen.push(await page.evaluate('document.activeElement.outerHTML.slice(0, 200)'));
    });
    expect(unseen).toEqual([]);
    await visit.context.close();
  });

  test.each([
    ['en', 1280],
    ['km', 375],
  ] as const)(
    'the price of a journey opens into its lines in %s at %i, and closing gives the focus back',
    async (language, width) => {
      const guest = await Guest.arrive(browser, server.url, language, width);
      const { page, words } = guest;
      await guest.open(`/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2`);
      const opener = 'main a[aria-haspopup="dialog"]';
      await tabTo(page, opener);
      expect(await isFocusSeen(page)).toBe(true);
      const total = await page.locator('#results li').first().locator('strong').first().innerText();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words('price-made.title') });
      await dialog.getByText(words('price-made.base')).first().waitFor();
      const sum = dialog.locator('dl').last();
      expect(await sum.innerText()).toContain(words('price-made.journey.total'));
      expect(await sum.innerText()).toContain(total);
      await guest.isContent();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await becomes(() => page.evaluate(`document.activeElement.matches('${opener}')`), true);
      await guest.visit.context.close();
    },
  );

  test('a ticket for two is bought from the home page to the confirmation', async () => {
    const guest = await arrive();
    const { page, words } = guest;
    const { keyboard } = page;
    const fill = async (name: string, text: string) => {
      await tabTo(page, `input[name="${name}"]`);
      await keyboard.type(text);
    };
    const press = async (selector: string) => {
      await tabTo(page, selector);
      expect(await isFocusSeen(page)).toBe(true);
      await keyboard.press('Enter');
    };
    await guest.open('/');
    for (const [name, typed] of [
      ['from', 'Phnom'],
      ['to', 'Siem'],
    ] as const) {
      await fill(name, typed);
      // Chosen by itself is the best answer to the whole text; what the first letters found stands there before.
      await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: typed }).waitFor();
      await keyboard.press('Enter');
    }
    await tabTo(page, 'select[name="pax"]');
    await keyboard.press('2');
    await press('main form button[type="submit"]:not([name])');
    await page.waitForURL('**/bus-tickets/phnom-penh/siem-reap/*?pax=2');
    await page.locator('#results-count').waitFor();
    await alive(page);
    await press(SEATS_LINK);
    await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
    await alive(page);

    await tabTo(page, '[data-seat]:not([aria-disabled="true"])');
    expect(await isFocusSeen(page)).toBe(true);
    await keyboard.press('Space');
    await becomes(() => guest.chosenSeats(), [expect.any(String)]);
    const [first] = await guest.chosenSeats();
    await keyboard.press('ArrowDown');
    expect(await isFocusSeen(page)).toBe(true);
    await keyboard.press('Space');
    await becomes(() => guest.chosenSeats(), [first, expect.any(String)]);
    const said = words.like('ui.seatMap.chosenTotal', ['seats', 'total'], { count: 2, max: 2 });
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(said.source.slice(1, -1)) })
      .waitFor();
    for (const index of [0, 1]) {
      await tabTo(page, `#sitter-${index} input[value="MS"], #sitter-${index} input[value="MR"]`);
      await keyboard.press('Space');
    }
    await tabTo(page, 'aside button');
    expect(await page.locator(':focus').innerText()).toBe(words('checkout.seats.hold', { count: 2 }));
    await keyboard.press('Enter');
    await page.waitForURL('**/checkout/passengers/*');
    await guest.heading('checkout.passengers.title').waitFor();
    await alive(page);

    for (const [index, name] of PEOPLE.entries()) {
      await fill(`passengers.${index}.firstName`, name[0]);
      await fill(`passengers.${index}.lastName`, name[1]);
    }
    await fill('contact.email', 'keyboard@example.com');
    await fill('contact.mobileNumber', '012 345 678');
    // As one does who fills in a form: Enter in its last field sends it.
    await keyboard.press('Enter');
    await page.waitForURL('**/checkout/payment/*');
    await guest.heading('checkout.payment.title').waitFor();
    await alive(page);
    await tabTo(page, 'input[name="method"]');
    expect(await isFocusSeen(page)).toBe(true);
    await press('main button[type="submit"]:not([name])');
    await page.waitForURL('**/sandbox/**');
    await press('button[value="approve"]');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });
});
