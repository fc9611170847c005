import { describe, expect, test } from '@jest/globals';
import { VIEW_IDS, viewOf, viewsOn } from './booking-views.js';

const TODAY = '2026-11-20';

describe('views of the list of bookings', () => {
  test.each(VIEW_IDS)('%s is recognised by its filters, whatever the order and the page', (id) => {
    expect(viewOf({ ...viewsOn(TODAY)[id], sort: 'OLDEST', page: 3 }, TODAY)).toBe(id);
  });

  test("other filters are nobody's view", () => {
    expect(viewOf({ ...viewsOn(TODAY).all, text: 'KX7', sort: 'NEWEST', page: 1 }, TODAY)).toBeUndefined();
  });
});
