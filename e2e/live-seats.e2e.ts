import { expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { Guest } from './harness/guest.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { toTheSeats } from './harness/purchase.js';
import { RestClient } from './harness/rest-client.js';

onSharedSite();

test('the best seats together, and a seat somebody else takes turns grey while the choice stays', async () => {
  const guest = await Guest.arrive(browser, server.url, 'km', 375);
  const { page } = guest;
  const stream = page.waitForResponse((response) => response.url().includes('/live/seats'));
  const journey = await toTheSeats(guest, server.url);
  expect((await stream).headers()['content-type']).toContain('text/event-stream');
  const best = guest.button('booking-flow.seats.best', [], { count: 2 });
  await best.focus();
  await page.keyboard.press('Enter');
  await becomes(async () => (await guest.chosenSeats()).length, 2);
  const chosen = await guest.chosenSeats();
  await guest.isContent();

  // Another tab looks at the same seats.
  const other = await Guest.arrive(browser, server.url, 'en', 1280);
  const otherStream = other.page.waitForResponse((response) => response.url().includes('/live/seats'));
  await other.open(new URL(page.url()).pathname.replace(/^\/kh/, '') + new URL(page.url()).search);
  await otherStream;
  const free = await guest
    .freeSeats()
    .evaluateAll((seats: readonly { value: string; checked: boolean }[]) =>
      seats.filter(({ checked }) => !checked).map(({ value }) => value),
    );
  const sold = free.at(-1)!;
  expect((await new RestClient(server.url).hold(journey, [sold])).status).toBe(200);

  for (const { page: seen } of [guest, other])
    await seen.locator(`[data-seat="${sold}"][aria-disabled="true"]`).waitFor({ state: 'attached' });
  await other.page.getByText(other.words('booking-flow.seats.justTaken', { count: 1, seats: sold })).waitFor();
  expect(await guest.chosenSeats()).toEqual(chosen);
  await guest.isContent();

  // One of those that were chosen: it is given up with a word, the other one stays.
  const [first, second] = chosen as [string, string];
  expect((await new RestClient(server.url).hold(journey, [first])).status).toBe(200);
  await page.getByText(guest.words('ui.seatMap.taken', { wanted: first })).waitFor();
  await becomes(() => guest.chosenSeats(), [second]);
  await other.isContent();
  await Promise.all([guest, other].map(({ visit }) => visit.context.close()));
});
