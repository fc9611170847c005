import { tomorrow } from '../harness/rest-client.js';
import { journeyIdOf } from '../harness/departures.js';
import type { Market } from './market.js';

export interface TextScreen {
  /** Who looks: a guest with his bookings, a partner who is signed in, or the admin in the back office. */
  readonly app: 'site' | 'account' | 'office';
  /** Without language prefix, and without /admin. */
  readonly path: string | ((market: Market) => string | Promise<string>);
}

const idOf = async ({ one }: Market, sql: string): Promise<string> => (await one<{ id: string }>(sql)).id;

/** The link of a ticket holds the address of its booking. */
export const ticketPath = async ({ one, sold: { booking } }: Market): Promise<string> => {
  const { email } = await one<{ email: string }>(`select contact_email as email from booking where id = ${booking.id}`);
  return `/eticket/${booking.tickets[0]!.ticket_id}/${encodeURIComponent(email)}`;
};

/** Screens of both apps on which the texts of TEXT_COLUMNS are read. */
export const SCREENS = {
  results: { app: 'site', path: `/bus-tickets/phnom-penh/siem-reap/${tomorrow()}` },
  seats: { app: 'site', path: ({ free }) => `/checkout/${encodeURIComponent(journeyIdOf(free))}` },
  promotions: { app: 'site', path: '/promo' },
  passengers: { app: 'site', path: ({ held }) => `/checkout/passengers/${held.booking.id}` },
  payment: { app: 'site', path: ({ held }) => `/checkout/payment/${held.booking.id}` },
  'pay page': {
    app: 'site',
    path: async (market) =>
      `/sandbox/pay/${await idOf(market, 'select id from sandbox_charge order by created_at desc limit 1')}`,
  },
  'pay link': {
    app: 'site',
    path: async (market) => `/pay/${await idOf(market, `select token as id from pay_link where kind = 'CUSTOM'`)}`,
  },
  'seat alert': {
    app: 'site',
    path: async (market) => `/seat-alerts/${await idOf(market, 'select token as id from users.seat_alert limit 1')}`,
  },
  'fare alert': {
    app: 'site',
    path: async (market) => `/fare-alerts/${await idOf(market, 'select token as id from users.fare_alert limit 1')}`,
  },
  confirmation: { app: 'site', path: ({ sold }) => `/bookingresponse?booking=${sold.booking.id}` },
  booking: { app: 'site', path: ({ sold }) => `/view-booking-detail/${sold.booking.id}` },
  ticket: { app: 'site', path: ticketPath },
  'route details': { app: 'site', path: '/route-details/phnom-penh/siem-reap' },
  operator: {
    app: 'site',
    path: async (market) =>
      `/operators/${await idOf(
        market,
        `select o.slug as id from review r join catalogue.operator o on o.id = r.operator_id
         where r.booking_id = ${market.ridden.booking.id}`,
      )}`,
  },
  gallery: { app: 'site', path: '/gallery' },
  parcels: { app: 'site', path: '/parcels' },
  'tracked parcel': { app: 'site', path: '/parcels/track?code=NAGA-1001' },
  experience: { app: 'site', path: '/experiences/1-x' },
  applications: { app: 'account', path: '/developers/accounts' },
  profile: { app: 'account', path: '/settings/profile' },
  sessions: { app: 'account', path: '/settings/security' },
  'office: booking': { app: 'office', path: ({ sold }) => `/bookings/${sold.booking.id}` },
  'office: booking, changes': { app: 'office', path: ({ sold }) => `/bookings/${sold.booking.id}?tab=changes` },
  'office: moved booking': { app: 'office', path: ({ stranded }) => `/bookings/${stranded.booking.id}` },
  'office: refused booking': { app: 'office', path: ({ pending }) => `/bookings/${pending.booking.id}` },
  'office: passenger': {
    app: 'office',
    path: ({ sold }) => `/bookings/passenger/${sold.booking.id}/${sold.booking.tickets[0]!.ticket_id}`,
  },
  'office: receipt': { app: 'office', path: ({ sold }) => `/bookings/${sold.booking.id}/receipt` },
  'office: manifest': {
    app: 'office',
    path: ({ sold: { journey } }) => `/departures/${journey.route_schedule_id}/${journey.date}`,
  },
  'office: blocked seats': { app: 'office', path: '/seat-blocks' },
  'office: routes': { app: 'office', path: '/routes' },
  'office: feeds': { app: 'office', path: '/gtfs' },
  'office: operator': {
    app: 'office',
    path: async (market) => `/operators/${await idOf(market, 'select max(id)::text as id from catalogue.operator')}`,
  },
  'office: trip info': { app: 'office', path: '/trip-info' },
  'office: gallery': { app: 'office', path: '/gallery' },
  'office: amenities': { app: 'office', path: '/amenities' },
  'office: locations': { app: 'office', path: '/locations' },
  'office: stops': { app: 'office', path: '/stops' },
  'office: seat layouts': { app: 'office', path: '/seat-layouts' },
  'office: seat categories': { app: 'office', path: '/seat-categories' },
  'office: seat types': { app: 'office', path: '/seat-types' },
  'office: vehicle subcategories': { app: 'office', path: '/vehicle-subcategories' },
  'office: vehicle galleries': { app: 'office', path: '/operator-vehicle-subcategory-gallery' },
  'office: on board': { app: 'office', path: '/vehicle-partner-amenity' },
  'office: route information': { app: 'office', path: '/route-information' },
  'office: one route information': { app: 'office', path: '/route-information/2' },
  'office: vehicle types': { app: 'office', path: '/vehicle-types' },
  'office: pick-up locations': { app: 'office', path: '/pickup-locations' },
  'office: pick-up location': { app: 'office', path: '/pickup-locations/1' },
  'office: ticket terms': { app: 'office', path: '/ticket-terms' },
  'office: ticket term': { app: 'office', path: '/ticket-terms/1' },
  'office: add-ons': { app: 'office', path: '/add-ons' },
  'office: add-on': { app: 'office', path: '/add-ons/1' },
  'office: pricing zones': { app: 'office', path: '/pricing-zones' },
  'office: branches': { app: 'office', path: '/operator-branches' },
  'office: boarding routes': { app: 'office', path: '/pay-on-boarding-routes' },
  'office: journey': {
    app: 'office',
    path: ({ free }) => `/search-one?journey=${encodeURIComponent(journeyIdOf(free))}`,
  },
  'office: overrules': {
    app: 'office',
    path: async (market) => `/overrules?request=${await idOf(market, 'select id from overrule')}`,
  },
  'office: policy asked for': {
    app: 'office',
    path: async (market) =>
      `/refund-policies/requests?request=${await idOf(market, `select id from refund_policy_request where state = 'waiting'`)}`,
  },
  'office: prices declined': {
    app: 'office',
    path: async (market) =>
      `/routes/${await idOf(market, `select line_id as id from pricing.tariff_change where state = 'declined'`)}`,
  },
  'office: tariff change': {
    app: 'office',
    path: async (market) =>
      `/tariffs/changes/${await idOf(market, `select max(id) as id from pricing.tariff_change where note is not null`)}`,
  },
  'office: policy declined': {
    app: 'office',
    path: async (market) =>
      `/refund-policies/requests?request=${await idOf(market, `select id from refund_policy_request where state = 'refused'`)}`,
  },
  'office: custom payment': {
    app: 'office',
    path: async (market) => `/custom-payments/${await idOf(market, 'select link_id as id from link_refund')}`,
  },
  'office: feedback': { app: 'office', path: '/feedback' },
  'office: reviews': { app: 'office', path: '/reviews' },
  'office: answered review': {
    app: 'office',
    path: async (market) =>
      `/reviews/${await idOf(market, `select id from review where booking_id = ${market.ridden.booking.id}`)}`,
  },
  'office: affiliate statement': {
    app: 'office',
    path: async (market) => `/affiliate-statements/${await idOf(market, 'select id from affiliate_statement limit 1')}`,
  },
  'office: settlement': {
    app: 'office',
    path: async (market) =>
      `/settlements/${await idOf(market, 'select l.settlement_id as id from settlement_line l join settlement_dispute d on d.line_id = l.id')}`,
  },
  'office: ticket classes': { app: 'office', path: '/ticket-code-classes' },
  'office: coupons': { app: 'office', path: '/coupons' },
  'office: promotion': {
    app: 'office',
    path: async (market) =>
      `/offer/rewards/${await idOf(market, `select id from pricing.coupon where applies = 'BY_ITSELF' and buy_from is not null`)}`,
  },
  'office: parcel': { app: 'office', path: '/cargo-bookings/NAGA-1001' },
  'office: users': { app: 'office', path: '/users' },
  'office: user': {
    app: 'office',
    path: async (market) =>
      `/users/${await idOf(market, `select id from users.account where email = 'customer@naga.example'`)}`,
  },
  'office: agencies': { app: 'office', path: '/agencies' },
  'office: agency': { app: 'office', path: '/agencies/1' },
  'office: application': {
    app: 'office',
    path: async (market) => {
      const { id, account } = await market.one<{ id: string; account: string }>(
        'select id, api_account_id as account from users.api_key where id in (select key_id from users.api_request)',
      );
      return `/api-accounts/${account}?key=${id}`;
    },
  },
  'office: developer requests': { app: 'office', path: '/developer-requests?state=REFUSED' },
  'office: commission levels': { app: 'office', path: '/commission-levels' },
  'office: affiliates': { app: 'office', path: '/affiliates' },
  'office: audit': { app: 'office', path: '/audit?entity=DeveloperRequest' },
  'office: message with files': {
    app: 'office',
    path: async (market) =>
      `/inbox/${await idOf(market, 'select message_id as id from users.message_attachment limit 1')}`,
  },
  'office: notification': {
    app: 'office',
    path: async (market) =>
      `/notifications/${await idOf(market, 'select id from users.notification order by id desc limit 1')}`,
  },
} as const satisfies Record<string, TextScreen>;

export type ScreenName = keyof typeof SCREENS;
