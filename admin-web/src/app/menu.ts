import { rightsAlone } from '@naga/app-kit/rights.js';
import type { MessageDescriptor, NoMessageValues } from 'react-intl';
import { addSaleWords } from '../features/sale/AddSale.js';
import { words as affiliateWords } from '../routes/affiliates/words.js';
import { words as agentWords } from '../routes/agencies/agent-words.js';
import { topUpWords } from '../routes/agencies/top-up-words.js';
import { words as agencyWords } from '../routes/agencies/words.js';
import { promotionWords } from '../nouns/coupon/promotion-words.js';
import { words as gtfsWords } from '../routes/gtfs/words.js';
import { words as lineWords } from '../routes/lines/words.js';
import { words as notificationWords } from '../routes/notifications/words.js';
import { words as linkWords } from '../routes/pay-links/words.js';
import { policyRight } from '../session/policy-right.js';
import { words as feeWords } from '../routes/transaction-fees/words.js';
import { requestWords } from '../routes/refund-policies/request-words.js';
import { words as rewardWords } from '../routes/rewards/words.js';
import { words as policyWords } from '../routes/refund-policies/words.js';
import { words as roleWords } from '../routes/roles/words.js';
import { words as peopleWords } from '../routes/users/list/words.js';
import type { Me } from '../session/me.js';
import { menuWords as words } from './menu-words.js';

export interface MenuEntry {
  to: string;
  words: MessageDescriptor & NoMessageValues;
  /** What the screen's own button makes, where he may: 'Make a role'. What nouns add, they say themselves. */
  add?: { to: string; words: MenuEntry['words'] };
}

export interface MenuGroup {
  id: string;
  /** The first group needs no name. */
  words: MenuEntry['words'] | undefined;
  entries: readonly MenuEntry[];
}

const WIDE = ['all', 'country'];
/** Who has a counter, and does not sell for himself alone. */
const COLLECTS = ['branch', 'operator', 'agency', ...WIDE];
/** The scopes that statements are looked at by. */
const STATED = [...WIDE, 'operator', 'branch'];
/** The scopes in which somebody looks after what operators sell, and what is said of it. */
const OPERATORS = [...WIDE, 'operator'];

/** What somebody finds in the menu: the screens his permissions open, in the words of his world. */
export function menuOf({ permissions, agencyId }: Pick<Me, 'permissions' | 'agencyId'>): MenuGroup[] {
  // What takes a second person opens no screen: who may only ask for it has a right to ask.
  const scopes = new Map(Object.entries(rightsAlone(permissions)));
  const manages = scopes.get('user.manage');
  const isWide = (permission: string) => WIDE.includes(scopes.get(permission) ?? '');
  const looksAfterAll = isWide('user.manage');
  const edits = scopes.get('catalogue.edit') ?? '';
  const looksAfterSales = OPERATORS.includes(scopes.get('catalogue.edit') ?? '');
  const editsLines = OPERATORS.includes(scopes.get('schedule.edit') ?? '');
  const seesLines = editsLines || scopes.get('schedule.edit') === 'branch';
  const entry = (
    may: boolean,
    to: string,
    title: MenuEntry['words'],
    add?: MenuEntry['words'] | false,
    verb = 'add',
  ): MenuEntry[] => (may ? [{ to, words: title, ...(add && { add: { to: `${to}/${verb}`, words: add } }) }] : []);
  const groups: MenuGroup[] = [
    { id: 'home', words: undefined, entries: [{ to: '/', words: words.home }] },
    {
      id: 'sell',
      words: words.sell,
      entries: [
        ...entry(scopes.has('booking.create'), '/booking', words.counter),
        ...entry(scopes.has('catalogue.view'), '/search', words.search),
        ...entry(scopes.has('booking.create'), '/booking-offer', words.offers),
        ...entry(
          scopes.has('booking.view'),
          '/bookings',
          words.bookings,
          scopes.has('booking.create') && addSaleWords.booking,
        ),
        ...entry(
          scopes.has('booking.view'),
          '/tickets',
          words.tickets,
          scopes.has('booking.create') && addSaleWords.ticket,
        ),
        ...entry(scopes.has('cargo.view'), '/cargo-bookings', words.cargo),
      ],
    },
    {
      id: 'run',
      words: words.run,
      entries: [
        ...entry(scopes.has('manifest.view'), '/departures', words.departures),
        ...entry(
          [...OPERATORS, 'branch'].includes(scopes.get('booking.edit') ?? ''),
          '/awaited-codes',
          words.awaitedCodes,
        ),
        ...entry([...OPERATORS, 'branch'].includes(scopes.get('seat.block') ?? ''), '/seat-blocks', words.seatBlocks),
        ...entry(OPERATORS.includes(scopes.get('review.reply') ?? ''), '/reviews', words.reviews),
        ...entry(isWide('review.moderate'), '/feedback', words.feedback),
        ...entry(
          scopes.has('notification.send'),
          '/notifications',
          words.notifications,
          notificationWords.send,
          'send',
        ),
        ...entry(scopes.has('notification.send'), '/inbox', words.inbox),
        ...entry(scopes.get('message.edit') === 'all', '/message-templates', words.templates),
      ],
    },
    {
      id: 'catalogue',
      words: words.catalogue,
      entries: [
        ...entry(['country', 'all'].includes(edits), '/locations', words.locations),
        ...entry(OPERATORS.includes(edits), '/stops', words.stops),
        ...entry(looksAfterSales, '/pickup-locations', words.pickupLocations),
        ...entry(seesLines, '/routes', lineWords.title),
        ...entry(['country', 'all'].includes(edits), '/route-information', words.routeInformation),
        ...entry(editsLines, '/gtfs', gtfsWords.title),
        ...entry(looksAfterSales, '/operators', words.operators),
        ...entry(looksAfterSales, '/vehicle-types', words.vehicleTypes),
        ...entry(looksAfterSales, '/operator-vehicle-subcategory-gallery', words.vehicleGalleries),
        ...entry(looksAfterSales, '/vehicle-partner-amenity', words.onBoard),
        ...entry(edits === 'all', '/gallery', words.gallery),
        ...entry(edits === 'all', '/amenities', words.amenities),
        ...entry(edits === 'all', '/trip-info', words.tripInfo),
        ...entry(edits === 'all', '/seat-categories', words.seatCategories),
        ...entry(edits === 'all', '/seat-types', words.seatTypes),
        ...entry(looksAfterSales, '/ticket-terms', words.ticketTerms),
        ...entry(looksAfterSales, '/seat-layouts', words.seatLayouts),
        ...entry(edits === 'all', '/vehicle-categories', words.vehicleCategories),
        ...entry(edits === 'all', '/vehicle-subcategories', words.vehicleSubcategories),
      ],
    },
    {
      id: 'money',
      words: words.money,
      entries: [
        ...entry(COLLECTS.includes(scopes.get('booking.edit') ?? ''), '/collect-cash', words.cash),
        ...entry(scopes.has('refund.ask'), '/overrules', words.overrules),
        ...entry(isWide('payment.request'), '/custom-payments', words.payments, linkWords.add),
        ...entry(isWide('payment.request'), '/donations', words.donations),
        ...entry(looksAfterAll, '/top-ups', topUpWords.title),
        ...entry(STATED.includes(scopes.get('settlement.view') ?? ''), '/settlements', words.settlements),
        ...entry(isWide('settlement.view'), '/affiliate-statements', words.affiliateStatements),
        ...entry(
          scopes.has('report.view'),
          scopes.get('report.view') === 'operator' ? '/opreport' : '/report',
          words.reports,
        ),
      ],
    },
    {
      id: 'terms',
      words: words.terms,
      entries: [
        ...entry(
          OPERATORS.includes(scopes.get('refund.policy') ?? ''),
          '/refund-policies',
          words.refundPolicies,
          policyRight(permissions) !== undefined && policyWords.add,
        ),
        ...entry(OPERATORS.includes(scopes.get('pricing.ask') ?? ''), '/refund-policies/requests', requestWords.title),
        ...entry(OPERATORS.includes(scopes.get('pricing.ask') ?? ''), '/tariffs', words.tariffs),
        ...entry(OPERATORS.includes(scopes.get('pricing.edit') ?? ''), '/pricing-zones', words.pricingZones),
        ...entry(OPERATORS.includes(scopes.get('coupon.manage') ?? ''), '/coupons', words.coupons),
        ...entry(OPERATORS.includes(scopes.get('coupon.manage') ?? ''), '/offer/rewards', promotionWords.title),
        ...entry(OPERATORS.includes(scopes.get('pricing.edit') ?? ''), '/add-ons', words.addOns),
        ...entry(isWide('reward.manage'), '/rewards', rewardWords.title),
        ...entry(isWide('reward.manage'), '/rewards/requests', rewardWords.requests),
        ...entry(scopes.get('pricing.edit') === 'all', '/transaction-fees', feeWords.title),
        ...entry(scopes.get('pricing.edit') === 'all', '/exchange-rates', words.exchangeRates),
        ...entry(isWide('pricing.edit'), '/commission-levels', words.levels),
        ...entry(looksAfterSales, '/pay-on-boarding-routes', words.boardingRoutes),
        ...entry(looksAfterSales, '/cash-hours', words.cashHours),
        ...entry(looksAfterSales, '/passenger-fields', words.passengerFields),
        ...entry(looksAfterSales, '/ticket-code-classes', words.ticketClasses),
        ...entry(looksAfterSales, '/ticket-code-ranges', words.codeRanges),
      ],
    },
    {
      id: 'people',
      words: words.people,
      entries: [
        ...entry(
          [...OPERATORS, 'branch'].includes(scopes.get('catalogue.edit') ?? ''),
          '/operator-branches',
          words.branches,
        ),
        ...entry(looksAfterAll, '/users', words.users, peopleWords.addUser),
        ...entry(manages !== undefined && !looksAfterAll, '/staff', words.staff, peopleWords.addStaff),
        ...entry(looksAfterAll, '/agencies', words.agencies, agencyWords.add),
        ...entry(looksAfterAll, '/ct-agents', words.agents, agentWords.add),
        ...entry(manages === 'agency' && agencyId !== null, `/agencies/${agencyId}`, words.agency),
        ...entry(manages !== undefined, '/roles', words.roles, scopes.get('role.manage') === 'all' && roleWords.add),
        ...entry(isWide('affiliate.manage'), '/affiliates', words.affiliates, affiliateWords.add),
      ],
    },
    {
      id: 'platform',
      words: words.platform,
      entries: [
        ...entry(scopes.has('apikey.manage'), '/api-accounts', words.apiAccounts),
        ...entry(isWide('developer.approve'), '/developer-requests', words.developers),
        ...entry(scopes.has('audit.view'), '/audit', words.audit),
        ...entry(scopes.get('system.manage') === 'all', '/settings', words.settings),
        ...entry(scopes.get('system.manage') === 'all', '/cache/clear', words.caches),
        ...entry(scopes.get('system.manage') === 'all', '/route-cache-log', words.cacheLog),
      ],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
