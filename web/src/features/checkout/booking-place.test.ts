import { describe, expect, test } from '@jest/globals';
import { bookingPathFrom, changePathFrom, isAtDesk } from './booking-place.js';

describe('a booking is looked at and changed on the side one is on', () => {
  test.each([
    ['/agency/bookings/7', '/agency/bookings/7'],
    ['/kh/agency/bookings/7/change', '/agency/bookings/7'],
    ['/view-booking-detail/7', '/view-booking-detail/7'],
    ['/kh/view-booking-detail/7/change', '/view-booking-detail/7'],
  ])('from %s it is %s', (pathname, path) => {
    expect(bookingPathFrom(pathname, '7')).toBe(path);
    expect(changePathFrom(pathname, '7')).toBe(`${path}/change`);
    expect(isAtDesk(pathname)).toBe(path.startsWith('/agency'));
  });
});
