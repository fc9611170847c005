import { formatLegId } from '@naga/kernel/journey-id.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { BrowserContext, Page } from 'playwright-core';
import { ownDeparture } from './departures.js';
import { type BookingResult, freeSeats, type JourneyRow, type RestClient, tomorrow } from './rest-client.js';

export interface Screen {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  /** Where the address leads, if not to itself. */
  readonly leadsTo?: string;
}

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
  { name: 'my seat alerts', path: '/dashboard/alerts' },
  { name: 'profile', path: '/settings/profile' },
  { name: 'security', path: '/settings/security' },
  { name: 'my data', path: '/settings/data' },
  { name: 'password change', path: '/password/change' },
  { name: 'developers', path: '/developers' },
  { name: 'applications', path: '/developers/accounts' },
  { name: 'bookings of keys', path: '/developers/bookings' },
];

/** A held booking and a sold one, and the screens that only their owner sees. */
export interface OwnBookings {
  readonly held: BookingResult;
  readonly sold: BookingResult;
  readonly screens: readonly Screen[];
  /** Of the departure that the sold booking rides, in the back office. */
  readonly departurePath: string;
  /** Of a journey that is still on sale. */
  readonly journeyId: string;
}

/** Where an agency's owner sells. */
export const agencyScreens = ({ journeyId }: OwnBookings): readonly Screen[] => [
  { name: 'home of an agency', path: '/agency' },
  { name: 'departures to sell', path: '/agency/search/phnom-penh/siem-reap' },
  { name: 'desk of an agency', path: `/booking?journey=${encodeURIComponent(journeyId)}&pax=2` },
  { name: 'bookings of an agency', path: '/agency/bookings' },
  { name: 'statement of an agency', path: '/agency/statement' },
];

export async function bookTwice(client: RestClient): Promise<OwnBookings> {
  const [toHold, toSell, free] = [
    // Fetches people.
    await ownDeparture(client.url, { free: 2, suits: ({ seats_available }) => seats_available <= 4 }),
    await ownDeparture(client.url),
    // Can be boarded at two stops.
    await ownDeparture(client.url, { to: 'ho-chi-minh-city' }),
  ];
  const hold = async (journey: JourneyRow) => {
    const { body } = await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 2));
    return body.result[0]!;
  };
  const [held, unpaid] = [await hold(toHold), await hold(toSell)];
  await client.pay(unpaid, 'pay_on_boarding');
  const sold = (await client.confirm(unpaid)).body.result[0]!;
  return {
    held,
    sold: { ...sold, access_token: unpaid.access_token },
    departurePath: `/departures/${toSell.route_schedule_id}/${toSell.date}`,
    journeyId: journeyIdOf(free),
    screens: [
      { name: 'seats', path: seatsPathOf(free) },
      { name: 'seats that are held', path: seatsPathOf(toHold) },
      { name: 'passengers', path: `/checkout/passengers/${held.id}` },
      { name: 'payment', path: `/checkout/payment/${held.id}` },
      { name: 'payment, declined', path: `/checkout/payment/${held.id}?ended=declined` },
      { name: 'confirmation', path: `/bookingresponse?booking=${sold.id}` },
      { name: 'booking', path: `/view-booking-detail/${sold.id}` },
      { name: 'change of a booking', path: `/view-booking-detail/${sold.id}/change` },
      { name: 'e-ticket', path: new URL(sold.tickets[0]!.url, client.url).pathname },
    ],
  };
}

/** The journey as its seat map's address names it. */
export const journeyIdOf = ({ route_schedule_id, date, stop_id_from, stop_id_to }: JourneyRow): string =>
  formatLegId({
    routeScheduleId: route_schedule_id,
    date: parseTravelDate(date)!,
    stopIdFrom: stop_id_from,
    stopIdTo: stop_id_to,
  });

const seatsPathOf = (journey: JourneyRow): string => `/checkout/${encodeURIComponent(journeyIdOf(journey))}?pax=2`;

/** The browser opens these bookings as if they had been made in it. */
export async function own(context: BrowserContext, url: string, { held, sold }: OwnBookings): Promise<void> {
  const cookies = [held, sold].map(({ id, access_token }) => ({ name: `booking-${id}`, value: access_token, url }));
  await context.addCookies([...cookies, { name: 'hold', value: held.id, url }]);
}

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

/** Screens of the back office, with one booking, one journey and one message to look at. */
export const officeScreens = ({ held, sold, departurePath, journeyId }: OwnBookings): readonly Screen[] => [
  { name: 'today', path: '/' },
  { name: 'bookings', path: '/bookings' },
  { name: 'bookings, filtered', path: '/bookings?status=BLOCKED&sort=TOTAL_HIGHEST' },
  { name: 'bookings, none', path: '/bookings?text=nobody-is-called-so' },
  { name: 'booking', path: `/bookings/${sold.id}` },
  { name: 'changes of a booking', path: `/bookings/${sold.id}?tab=changes` },
  { name: 'a new booking', path: '/bookings/add', leadsTo: '/search' },
  { name: 'editing a booking', path: `/bookings/${sold.id}/edit` },
  { name: 'a booking that does not exist', path: '/bookings/999999999' },
  { name: 'cancelling a booking', path: `/bookings/cancel/${sold.id}` },
  { name: 'exchanging a booking', path: `/bookings/exchange/${sold.id}` },
  { name: 'whose booking it is', path: `/bookings/user/${sold.id}` },
  ...['passenger', 'change-seats', 'change-operator-ticket-code', 'comment'].map((change) => ({
    name: `${change} of a ticket`,
    path: `/bookings/${change}/${sold.id}/${sold.tickets[0]!.ticket_id}`,
  })),
  { name: 'counter', path: '/booking' },
  { name: 'offers', path: '/booking-offer' },
  { name: 'offers for a sale', path: `/booking-offer?booking=${held.id}` },
  { name: 'offers for what is sold', path: `/booking-offer?booking=${sold.id}` },
  { name: 'tickets', path: '/tickets' },
  { name: 'tickets, filtered', path: `/tickets?counts=TRAVELLING&sort=TRAVEL_SOONEST&travelFrom=${tomorrow()}` },
  { name: 'ticket', path: `/tickets/${sold.tickets[0]!.ticket_id}` },
  { name: 'editing a ticket', path: `/tickets/${sold.tickets[0]!.ticket_id}/edit` },
  { name: 'a new ticket', path: '/tickets/add', leadsTo: '/search' },
  { name: 'a ticket that does not exist', path: '/tickets/nothing' },
  { name: 'overrules', path: '/overrules' },
  { name: 'collect cash', path: '/collect-cash' },
  { name: 'a code nobody has', path: '/collect-cash?code=12345678' },
  { name: 'donations are not added', path: '/donations/add' },
  { name: 'search', path: '/search' },
  { name: 'journeys', path: `/search?from=phnom-penh&to=siem-reap&date=${tomorrow()}&pax=2` },
  {
    name: 'journeys there of a round trip',
    path: `/search?from=phnom-penh&to=siem-reap&date=${tomorrow()}&return=${tomorrow(3)}&pax=2`,
  },
  { name: 'no journey', path: `/search?from=phnom-penh&to=siem-reap&date=${tomorrow()}&type=FERRY` },
  { name: 'journey', path: `/search-one?journey=${encodeURIComponent(journeyId)}&pax=2` },
  { name: 'a journey that does not run', path: '/search-one?journey=nothing' },
  {
    name: 'departures of a route, to sell',
    path: `/create-booking/passenger-list/route-id/1/date/${tomorrow()}/seat-total/2`,
  },
  { name: 'a sale to be paid', path: `/create-booking/payment/${held.id}` },
  { name: 'receipt', path: `/bookings/${sold.id}/receipt?paper=80mm` },
  { name: 'parcels', path: '/cargo-bookings' },
  { name: 'a parcel', path: '/cargo-bookings/NAGA-1001' },
  { name: 'a parcel that does not exist', path: '/cargo-bookings/NAGA-9999' },
  { name: 'audit', path: '/audit' },
  { name: 'audit, filtered', path: '/audit?entity=Booking&action=UPDATE' },
  { name: 'audit, none', path: '/audit?record=nothing&entity=Booking' },
  { name: 'API accounts', path: '/api-accounts' },
  { name: 'an API account that does not exist', path: '/api-accounts/999999999' },
  { name: 'developer requests', path: '/developer-requests' },
  { name: 'departures', path: '/departures' },
  { name: 'passengers of a departure', path: departurePath },
  { name: 'the door of a departure', path: `${departurePath}/scan` },
  { name: 'seats of a departure', path: `${departurePath}/seats` },
  { name: 'moving passengers of a departure', path: `${departurePath}/move` },
  { name: 'a departure that does not run', path: `/departures/999999999/${tomorrow()}` },
  { name: 'reviews', path: '/reviews' },
  { name: 'feedback', path: '/feedback' },
  { name: 'reports', path: '/report' },
  { name: 'how full departures were', path: '/opreport' },
  { name: 'cancellations by reason', path: '/report?view=cancelled-reason' },
  { name: 'a review that does not exist', path: '/reviews/999999999' },
  { name: 'settlements', path: '/settlements' },
  { name: 'a statement that does not exist', path: '/settlements/999999999' },
  { name: 'balance of an operator', path: '/operators/balance/1' },
  { name: 'coupons', path: '/coupons' },
  { name: 'coupon', path: '/coupons/1' },
  { name: 'new coupon', path: '/coupons/add' },
  { name: 'codes of a coupon', path: '/coupons/1/codes' },
  { name: 'new codes of a coupon', path: '/coupons/1/codes/add' },
  { name: 'applied codes', path: '/coupon-codes' },
  { name: 'coupon code', path: '/coupon-codes/1' },
  { name: 'custom payments', path: '/custom-payments' },
  { name: 'new custom payment', path: '/custom-payments/add' },
  { name: 'edit of a custom payment', path: '/custom-payments/1/edit' },
  { name: 'a custom payment that does not exist', path: '/custom-payments/999999999' },
  { name: 'donations', path: '/donations' },
  { name: 'classes of ticket codes', path: '/ticket-code-classes' },
  { name: 'codes that are waited for', path: '/awaited-codes?operatorId=1' },
  { name: 'new class of ticket codes', path: '/ticket-code-classes/add' },
  { name: 'what passengers are asked', path: '/passenger-fields' },
  { name: 'refund policies', path: '/refund-policies' },
  { name: 'a refund policy', path: '/refund-policies/1' },
  { name: 'pay-on-boarding routes', path: '/pay-on-boarding-routes' },
  { name: 'time for cash', path: '/cash-hours?operatorId=1' },
  { name: 'blocked seats', path: '/seat-blocks' },
  { name: 'branches', path: '/operator-branches' },
  { name: 'branch', path: '/operator-branches/1' },
  { name: 'edited branch', path: '/operator-branches/1/edit' },
  { name: 'new branch', path: '/operator-branches/add' },
  { name: 'refund policies asked for', path: '/refund-policies/requests' },
  { name: 'new refund policy', path: '/refund-policies/add' },
  { name: 'sent messages', path: '/inbox' },
  { name: 'message', path: '/inbox/1' },
  { name: 'users', path: '/users' },
  { name: 'a user', path: '/users/4' },
  { name: 'new user', path: '/users/add' },
  { name: 'roles', path: '/roles' },
  { name: 'agencies', path: '/agencies' },
  { name: 'agency', path: '/agencies/1' },
  { name: 'balance of an agency', path: '/agencies/1/balance' },
  { name: 'commission levels', path: '/commission-levels' },
  { name: 'a new commission level', path: '/commission-levels/add' },
  { name: 'commission level', path: '/commission-levels/1' },
  { name: 'people of agencies', path: '/ct-agents' },
  { name: 'affiliate', path: '/affiliates/1' },
  { name: 'my account', path: '/myaccount' },
  { name: 'my security', path: '/myaccount/security' },
  { name: 'a page that does not exist', path: '/nothing' },
];
