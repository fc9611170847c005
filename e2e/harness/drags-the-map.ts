import { expect } from '@jest/globals';
import { becomes } from './becomes.js';
import type { Staff } from './staff.js';

/** With the mouse, beside the point of a form: other places come into sight, and the point stays where it is. */
export async function dragsTheMap({ page, words, visit }: Staff): Promise<void> {
  const pin = page.getByRole('button', { name: words('admin.place-map.pin') });
  const map = page.getByRole('group').filter({ has: pin });
  const coordinates = () =>
    Promise.all(
      (['latitude', 'longitude'] as const).map((name) =>
        page.getByLabel(words(`admin.noun-field.${name}`)).inputValue(),
      ),
    );
  await map.scrollIntoViewIfNeeded();
  await visit.quiet();
  const [before, isCalled, from, box] = await Promise.all([
    coordinates(),
    map.getAttribute('aria-label'),
    pin.boundingBox(),
    map.boundingBox(),
  ]);
  const asks = page.waitForRequest((request) => request.postData()?.includes('PlacesOnMap') === true);
  const start = { x: box!.x + box!.width * 0.75, y: box!.y + box!.height * 0.25 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 90, start.y + 40, { steps: 6 });
  await page.mouse.up();
  await asks;
  await becomes(async () => (await pin.boundingBox())!.x <= from!.x - 80, true);
  expect(await coordinates()).toEqual(before);
  expect(await map.getAttribute('aria-label')).toBe(isCalled);
}
