import type { Page } from 'playwright-core';
import { tomorrow } from '../rest-client.js';
import type { OwnBookings } from './own-bookings.js';
import type { Screen } from './screen.js';

/** Screens that everybody can open. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'landing of buses', path: '/bus-tickets' },
  { name: 'results', path: `/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2` },
  { name: 'results, filtered', path: `/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?time=morning&sort=price` },
  { name: 'results of a return trip', path: `/bus-tickets/phnom-penh/siem-reap/${tomorrow()}/${tomorrow(3)}` },
  { name: 'results without a journey', path: `/ferry-tickets/phnom-penh/siem-reap/${tomorrow()}` },
  { name: 'places with typing errors', path: '/search?from=Pnom+Pen&to=Sieam+Reap' },
  { name: 'operators', path: '/operators' },
  { name: 'gallery', path: '/gallery' },
  { name: 'gallery of buses', path: '/gallery?kind=bus' },
  { name: 'gallery of the app', path: '/appGallery' },
  { name: 'route', path: '/route-details/phnom-penh/siem-reap' },
  { name: 'popular buses', path: '/popular-bus-routes' },
  { name: 'popular taxis', path: '/popular-taxi-routes' },
  { name: 'popular ferries', path: '/popular-ferry-routes' },
  { name: 'experiences', path: '/experiences' },
  { name: 'parcels', path: '/parcels' },
  { name: 'a tracked parcel', path: '/parcels/track?code=NAGA-1001' },
  { name: 'a parcel nobody knows', path: '/parcels/track?code=NAGA-9999' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/faq' },
  { name: 'promotions', path: '/promo' },
  { name: 'responsibility', path: '/csr' },
  { name: 'travel community', path: '/travel-community' },
  { name: 'travelling when ill', path: '/covid19-guidelines' },
  { name: 'donation for a cause', path: '/donation-for-cause' },
  { name: 'donate now', path: '/donate-now' },
  { name: 'terms', path: '/terms-of-use' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'my booking', path: '/view-booking-detail' },
  { name: 'sign-in', path: '/auth/login?redirectPath=%2Fvisits' },
  { name: 'sign-in by SMS', path: '/auth/login?by=sms' },
  { name: 'sign-in of agencies', path: '/agent/login?notice=restricted-agency' },
  { name: 'registration', path: '/auth/register' },
  { name: 'forgotten password', path: '/password/reset' },
  { name: 'new password', path: '/password/reset/nothing/sophea@example.com' },
  { name: 'address to be confirmed', path: '/email/verify' },
  { name: 'sign-in by an incomplete link', path: '/autoLogin' },
  { name: 'asking for API access', path: '/developer_request' },
  { name: 'referrals', path: '/referrals' },
  { name: 'a page that does not exist', path: '/no/such/page' },
  {
    name: 'telling of seats',
    path: `/seat-alerts?from=phnom-penh&to=siem-reap&date=${tomorrow()}&type=ferry&pax=2`,
  },
  { name: 'a seat alert that is over', path: '/seat-alerts/nothing' },
  {
    name: 'telling of falling prices',
    path: `/fare-alerts?from=phnom-penh&to=siem-reap&date=${tomorrow()}&type=bus&pax=1&nat=KH`,
  },
  { name: 'an invalid answer of a provider', path: '/bookingresponse' },
  { name: 'a trip nobody knows', path: '/checkout/nothing' },
  { name: 'a booking of another device', path: '/checkout/payment/999999999' },
  { name: 'a ticket nobody knows', path: '/eticket/nothing' },
  { name: 'a review of a ride nobody knows', path: '/reviews/nothing' },
];

/** Screens that only those see who are signed in; the last ones are for partners. */
export const MEMBER_SCREENS: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'visits', path: '/visits' },
  { name: 'my alerts', path: '/dashboard/alerts' },
  { name: 'my notifications', path: '/dashboard/notifications' },
  { name: 'profile', path: '/settings/profile' },
  { name: 'security', path: '/settings/security' },
  { name: 'my data', path: '/settings/data' },
  { name: 'password change', path: '/password/change' },
  { name: 'developers', path: '/developers' },
  { name: 'applications', path: '/developers/accounts' },
  { name: 'bookings of keys', path: '/developers/bookings' },
];

/** Every screen of the site; some addresses are found on others. */
export async function allScreens(page: Page, url: string, { screens }: OwnBookings): Promise<Screen[]> {
  const firstOn = async (name: string, path: string, wanted: RegExp): Promise<Screen> => {
    const html = await (await page.request.get(url + path)).text();
    const link = wanted.exec(html)?.[1];
    if (link === undefined) throw new Error(`no link like ${wanted} on ${path}`);
    return { name, path: link };
  };
  return [
    ...PUBLIC_SCREENS,
    await firstOn('operator', '/operators', /href="(?:\/\w\w)?(\/operators\/[\w-]+)"/),
    await firstOn('experience', '/experiences', /href="(?:\/\w\w)?(\/experiences\/\d[\w-]+)"/),
    ...screens,
  ];
}
