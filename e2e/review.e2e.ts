import { describe, expect, test } from '@jest/globals';
import { rowsOf } from './harness/database.js';
import { alive, Guest } from './harness/guest.js';
import { decide, held, toThePayment, toTheProvider } from './harness/purchase.js';
import { tomorrow } from './harness/rest-client.js';
import { browser, onOwnSite, server } from './harness/own-site.js';

onOwnSite();

const EMAIL = 'travelled@example.com';
const ASPECTS = ['cleanliness', 'punctuality', 'busQuality', 'professionalism'] as const;

/** The booking's ride is over and its travellers were on it; answers its ticket and the operator's page. */
async function ridden(bookingId: string): Promise<{ ticketId: string; slug: string }> {
  await rowsOf(server.dataDir, `update part set state = 'COMPLETED' where booking_id = ${bookingId}`);
  const [ride] = await rowsOf<{ ticketId: string; slug: string }>(
    server.dataDir,
    `select t.id as "ticketId", o.slug from ticket t join leg l on l.id = t.leg_id
     join catalogue.operator o on o.id = l.operator_id where l.booking_id = ${bookingId}`,
  );
  return ride!;
}

describe.each([
  ['en', 1280],
  ['km', 375],
] as const)('who has travelled says how it was (%s, %d wide)', (language, width) => {
  test('by keyboard, after the ride, and finds it on the page of the operator', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, tomorrow(5));
    await toThePayment(guest, EMAIL);
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();

    const { ticketId, slug } = await ridden(bookingId);
    await guest.open(`/reviews/${ticketId}/${encodeURIComponent(EMAIL)}`);
    await guest.heading('web.review.title', ['operator']).waitFor();
    await guest.isContent();
    await guest.button('web.review.send').click();
    await page.getByText(words('web.review.missing')).nth(3).waitFor();
    await guest.isContent();
    for (const aspect of ASPECTS) {
      await page.locator(`input[name="${aspect}"]`).nth(2).check();
      await page.keyboard.press('ArrowRight');
    }
    const said = `Calm driver, ${language} ${ticketId.slice(0, 5)}x`;
    await page.locator('textarea[name="comments"]').fill(said);
    await guest.button('web.review.send').click();
    await page.getByText(words('web.review.published')).waitFor();
    const [written] = await rowsOf<{ stars: number }>(
      server.dataDir,
      `select cleanliness + punctuality + bus_quality + professionalism as stars from review
       where booking_id = ${bookingId}`,
    );
    expect(written).toEqual({ stars: 16 });

    await guest.open(`/operators/${slug}`);
    await page.getByText(said).waitFor();
    await guest.isContent();
    await alive(page);
    await guest.visit.context.close();
  });
});
