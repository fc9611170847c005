import { amount, percent } from '@naga/server-kit/crud/amount-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, flag } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { ids, numbers, words } from '@naga/server-kit/crud/plural-field.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';
import { day, instant } from '@naga/server-kit/crud/time-field.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { NATIONALITIES } from '../price/price.rules.js';
import { NationalityEnum } from '../price/price-enums.type.js';
import { TRANSPORT_TYPES } from '../price/transport-types.rules.js';
import { type CouponForm, couponProblems, ownerProblems } from './coupon-form.rules.js';
import { demandLimits, setLimits } from './coupon-limits.js';
import { MANAGE, ownerOf, reachOf } from './coupon-owner.js';
import { COUPON_STATES, STATE_KNOWN_BY, STATE_SQL } from './coupon-state.rules.js';
import { COUPON_APPLIES, COUPON_CHANNELS, COUPON_FUNDERS, COUPON_KINDS } from './coupon-terms.rules.js';
import { CouponAppliesEnum, CouponFunderEnum, CouponKindEnum } from './coupon.type.js';

const MOST = 1e12;
const MOST_USES = 1e9;
const money = (about?: string) => ({
  currency: 'currency',
  min: 1,
  max: MOST,
  optional: true as const,
  ...(about !== undefined && { about }),
});
const limit = (about?: string) => ({ min: 1, max: MOST_USES, optional: true as const, ...(about && { about }) });
/** What is counted in the reader's mode. */
const counted = (column: string): string =>
  `(select n.${column} from coupon_count n where n.coupon_id = t.id and n.mode = $mode)`;

interface Before {
  readonly id: string;
  readonly operatorId: string | null;
  readonly currency: string;
}

/** An operator's stays its own, and nobody lowers a limit below what is gone. */
async function guard(
  transaction: RowTransaction,
  values: CouponForm & { operatorIds: readonly string[]; limitTotal: number | null; budget: number | null },
  before: Before | undefined,
  { viewer }: AnyContext,
): Promise<void> {
  const maker = ownerOf(viewer);
  const problems = ownerProblems(values, before ?? maker, maker.operatorId !== null);
  if (problems.length > 0) throw new InvalidInput(problems);
  if (before !== undefined) await demandLimits(transaction, before.id, values, before.currency);
}

/** What one or many codes, or a promotion, are worth, to whom, and how often (rules.md 9). Null and an empty list demand nothing. */
export const couponNoun = defineNoun({
  name: 'Coupon',
  plural: 'Coupons',
  about:
    'What its codes, or a promotion, are worth, to whom and how often. Amounts in minor units of its currency; null and an empty list demand nothing.',
  table: 'coupon',
  permission: MANAGE,
  owner: { sql: reachOf('t') },
  fields: {
    name: line({ max: 120, searched: true }),
    applies: choice({ of: COUPON_APPLIES, named: 'CouponApplies', fixed: true, filtered: true }, CouponAppliesEnum),
    titles: names({ max: 80, optional: true, about: 'What travellers read of a promotion, which has to have them.' }),
    kind: choice({ of: COUPON_KINDS, named: 'CouponKind' }, CouponKindEnum),
    value: amount({
      currency: 'currency',
      min: 0,
      max: MOST,
      isPercent: ({ kind }) => kind === 'PERCENT',
      about: 'Basis points of PERCENT, else minor units.',
    }),
    currency: line({ max: 3, form: /^(?:USD|KHR|LAK|THB|VND)$/ }),
    cap: amount(money('The most that one booking saves.')),
    fundedBy: choice({ of: COUPON_FUNDERS, named: 'CouponFunder', filtered: true }, CouponFunderEnum),
    operatorShare: percent({
      min: 1,
      max: 9_999,
      optional: true,
      about: 'Basis points of what is saved that operators bear, where it is SHARED.',
    }),
    buyFrom: instant({ optional: true }),
    buyUntil: instant({ optional: true, sorted: true, about: 'Before then.' }),
    travelFrom: day({ optional: true }),
    travelUntil: day({ optional: true, about: 'This day included.' }),
    weekdays: numbers({ min: 1, max: 7, about: 'Of travel; 1 is Monday.' }),
    transportTypes: words({ of: TRANSPORT_TYPES, max: 3, filtered: true, about: 'BUS, TAXI, FERRY' }),
    operatorIds: ids({ max: 200, filtered: true }),
    routeIds: ids({ max: 500 }),
    minimumAmount: amount(money('Of the fares it applies to.')),
    minimumPassengers: whole({ min: 1, max: 100, optional: true }),
    combinesWithOffers: flag({
      about: "Also lowers what is sold at an offer's price, or a code what a promotion lowered.",
    }),
    stackGroup: line({
      max: 40,
      optional: true,
      about:
        'One alone of each group lowers a booking: the best, then by priority, then the older. Null: beside all others.',
    }),
    priority: whole({ min: 0, max: 1000, optional: true, about: 'Of equals the higher; null is 0.' }),
    nationality: choice(
      {
        of: NATIONALITIES,
        named: 'Nationality',
        optional: true,
        about: 'Only seats of these passengers are lowered.',
      },
      NationalityEnum,
    ),
    firstBookingOnly: flag({}),
    channels: words({ of: COUPON_CHANNELS, max: 3, about: 'web, admin, api' }),
    paymentMethods: words({ form: /^[A-Z_]{2,30}$/, max: 20, about: 'PaymentMethod' }),
    limitTotal: whole(limit()),
    limitPerCustomer: whole(limit()),
    limitPerDay: whole(limit('Of all customers on one day of UTC+7.')),
    budget: amount(money('The most that all bookings together save.')),
    state: choice({
      of: COUPON_STATES,
      named: 'CouponState',
      elsewhere: true,
      filtered: true,
      told: STATE_SQL,
      knownBy: STATE_KNOWN_BY,
    }),
    uses: whole({
      min: 0,
      max: MOST_USES,
      elsewhere: true,
      sorted: true,
      summed: true,
      told: "(case $mode when 'live' then t.uses_live else t.uses_sandbox end)",
      about: 'Reserved and consumed.',
    }),
    spent: amount({
      currency: 'currency',
      min: 0,
      max: MOST,
      elsewhere: true,
      summed: true,
      told: counted('spent'),
      about: 'What these save together.',
    }),
    codeCount: whole({
      min: 0,
      max: MOST_USES,
      elsewhere: true,
      told: '(select count(*)::int from coupon_code k where k.coupon_id = t.id)',
    }),
    firstCode: line({
      max: 30,
      elsewhere: true,
      optional: true,
      told: '(select k.code from coupon_code k where k.coupon_id = t.id order by k.id limit 1)',
      about: 'The only one, where there is one.',
    }),
    operatorId: line({
      max: 18,
      elsewhere: true,
      optional: true,
      told: 't.operator_id::text',
      about: "Whose it is; null: the platform's.",
    }),
    countryCode: line({
      max: 2,
      elsewhere: true,
      optional: true,
      about: "Good for this country's operators only, ISO 3166-1.",
    }),
    createdAt: instant({ elsewhere: true, sorted: true }),
  },
  called: 'name',
  ends: 'switched',
  alsoFound: 'select k.coupon_id from coupon_code k where lower(k.code) like $pattern',
  refusals: ['COUPON_LIMIT_TOO_LOW'],
  made({ viewer, clock }) {
    const { operatorId, countryCode } = ownerOf(viewer);
    return { operator_id: operatorId, country_code: countryCode, created_at: new Date(clock.now()) };
  },
  check: (values) => couponProblems(values),
  guard,
  alongside: (transaction, id, values) => setLimits(transaction, id, values),
});
