import { expect, test } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../routes.js';
import { elsewhereOf } from './elsewhere.js';

const objectsOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) =>
    index === true ? { index, id: file } : { path, id: file, children: objectsOf(children ?? []) },
  ) as RouteObject[];
/** Ids may repeat here: a file is the screen of several addresses. */
const screenAt = (address: string) => matchRoutes(objectsOf(routes), address)?.at(-1)?.route.id;

const LISTS = [
  'tickets',
  'bookings',
  'users',
  'donations',
  'custom-payments',
  'booking-agents',
  'ct-agents',
  'affiliates',
  'affiliate',
  'pay-on-boarding-routes',
  'ticket-code-classes',
  'operator-branches',
  'operators',
  'routes',
  'stops',
  'pickup-locations',
  'stops-pickup-locations',
  'locations',
  'reviews',
  'app-notifications',
  'trip-info',
  'gallery-amenity',
  'route-amenities',
  'route-information',
  'seat-types',
  'vehicle-amenities',
  'vehicle-categories',
  'vehicle-seat-categories',
  'vehicle-seat-layouts',
  'vehicle-subcategories',
  'vehicle-types',
  'vehicle-partner-amenity',
  'ticket-terms-and-conditions',
  'operator-ticket-code-class',
  'operator-ticket-code-range',
  'operator-vehicle-subcategory-gallery',
  'coupons',
  'coupon-codes',
];

test.each(LISTS.flatMap((list) => ['', '/add', '/7', '/7/edit'].map((rest) => `/${list}${rest}`)))(
  'the specification’s %s is a screen, or leads to one',
  (address) => {
    const isElsewhere = screenAt(address) === 'routes/elsewhere/ElsewhereRoute.tsx';
    expect(elsewhereOf(address) !== undefined).toBe(isElsewhere);
    const screen = screenAt(elsewhereOf(address)?.split('?')[0] ?? address);
    expect(screen).toMatch(/^routes\//);
    expect(screen).not.toMatch(/NotFound|Elsewhere/);
    // 'add' is nobody's number.
    if (address.endsWith('/add')) expect(screen).not.toBe(screenAt(`${address.slice(0, -3)}7`));
  },
);

test.each([
  ['/mekong', 'inbox/InboxRoute'],
  ['/mekong-sms', 'inbox/InboxRoute'],
  ['/app-notifications', 'notifications/NotificationsRoute'],
  ['/notifications/send-grouped', 'notifications/SendNotificationRoute'],
  ['/app-notifications/add', 'notifications/SendNotificationRoute'],
  ['/affiliate/users', 'affiliates/AffiliatesRoute'],
  ['/affiliate/7', 'affiliates/AffiliateRoute'],
  ['/coupon-codes/applied', 'coupons/CouponUsesRoute'],
  ['/routes/connecting', 'lines/LinesRoute'],
  ['/routes/operator/7', 'lines/LinesRoute'],
])('%s is %s', (address, screen) => {
  expect(screenAt(address)).toBe('routes/elsewhere/ElsewhereRoute.tsx');
  expect(screenAt(elsewhereOf(address)!.split('?')[0]!)).toBe(`routes/${screen}.tsx`);
});

test('keeps what is asked', () => {
  expect(elsewhereOf('/booking-agents/7/edit', '?tab=rates')).toBe('/agencies/7/edit?tab=rates');
  expect(elsewhereOf('/routes/operator/7')).toBe('/routes?operatorId=7');
  expect(elsewhereOf('/vehicle-seat-layouts/3/edit')).toBe('/seat-layouts/3/edit');
  expect(elsewhereOf('/operator-ticket-code-range/3/edit')).toBe('/ticket-code-ranges/3/edit');
  expect(elsewhereOf('/ct-agents/add', '?agency=3')).toBe('/users/add?role=3&agency=3');
});
