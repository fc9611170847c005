import { amountToType, type Currency } from '@naga/kernel/money.js';
import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import type { Written } from '@naga/server-kit/testing/nouns/noun-file.js';
import { addOnNoun } from '../src/add-on/add-on.noun.js';
import { couponNoun } from '../src/coupon/coupon.noun.js';
import { currencyRateNoun } from '../src/currency-rate/currency-rate.noun.js';
import { pricingZoneNoun } from '../src/zone/pricing-zone.noun.js';

const KINDS = ['PERCENT', 'AMOUNT', 'SET_PRICE'] as const;
const FUNDERS = ['PLATFORM', 'OPERATOR', 'SHARED'] as const;
const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;

/** The nth record of a noun: texts are told apart by their number, and hold a word that lists are searched for. */
export const samples: ReadonlyMap<string, (n: number) => RecordValues> = new Map<string, (n: number) => RecordValues>([
  [
    addOnNoun.name,
    (n) => ({
      names: { en: `Sample ${n}`, km: `គំរូ ${n}` },
      descriptions: n % 3 === 0 ? null : { en: `Sample ${n}`, km: `គំរូ ${n}` },
      kind: n % 2 === 0 ? 'LUGGAGE' : 'OTHER',
      operatorId: n % 3 === 0 ? null : '1',
      currency: n % 2 === 0 ? 'USD' : 'KHR',
      fixed: n % 3 === 0 ? null : 100 * n,
      percent: n % 3 === 1 ? null : 1_050,
      mostPerSeat: 1 + (n % 10),
      transportTypes: n % 4 === 0 ? [] : [TRANSPORTS[n % 3]!],
    }),
  ],
  [
    couponNoun.name,
    (n) => ({
      name: `Sample ${n}`,
      applies: 'BY_CODE',
      titles: { en: `Sample ${n}`, km: `គំរូ ${n}` },
      stackGroup: n % 5 === 0 ? 'summer' : null,
      priority: n % 4 === 0 ? n % 1000 : null,
      kind: KINDS[n % 3]!,
      value: 100 * (1 + (n % 90)),
      currency: 'USD',
      cap: n % 2 === 0 ? null : 500,
      fundedBy: FUNDERS[n % 3]!,
      operatorShare: n % 3 === 2 ? 2_550 : null,
      buyFrom: n % 2 === 0 ? null : '2026-01-01T00:00:00.000Z',
      buyUntil: n % 4 === 0 ? null : `2099-01-${10 + (n % 20)}T11:30:00.000Z`,
      travelFrom: null,
      travelUntil: n % 3 === 0 ? null : '2099-12-31',
      weekdays: n % 2 === 0 ? [] : [5, 6],
      transportTypes: n % 4 === 0 ? [] : [TRANSPORTS[n % 3]!],
      operatorIds: n % 2 === 0 ? [] : ['1', '2'],
      routeIds: n % 5 === 0 ? ['51'] : [],
      minimumAmount: n % 2 === 0 ? null : 1_000,
      minimumPassengers: n % 2 === 0 ? 2 : null,
      combinesWithOffers: n % 2 === 0,
      nationality: n % 3 === 0 ? 'LOCAL' : null,
      firstBookingOnly: n % 2 === 0,
      channels: n % 2 === 0 ? ['web', 'api'] : [],
      paymentMethods: n % 2 === 0 ? [] : ['CARD', 'KHQR'],
      limitTotal: n % 3 === 0 ? 100 : null,
      limitPerCustomer: n % 2 === 0 ? 1 : null,
      limitPerDay: null,
      budget: n % 2 === 0 ? 100_000 : null,
    }),
  ],
  [
    currencyRateNoun.name,
    (n) => ({
      currency: n < 20 ? 'KHR' : 'LAK',
      perDollar: `${4000 + n}.${(n % 9) + 1}`,
      validFrom: new Date(Date.UTC(2099, 0, 1, n)).toISOString(),
    }),
  ],
  [
    pricingZoneNoun.name,
    (n) => ({
      name: `Sample ${n}`,
      operatorId: '1',
      routeId: n % 2 === 0 ? null : '9',
      stopIds: [`${1000 + 2 * n}`, `${1001 + 2 * n}`],
    }),
  ],
]);

const money = (value: unknown, { currency }: Readonly<Record<string, unknown>>): string =>
  value === null ? '' : amountToType({ amount: value as number, currency: currency as Currency });
const percent = (value: unknown): string => (value === null ? '' : String((value as number) / 100));

/** What files say as people write it. */
export const written: Written = {
  value: (value, row) => (row['kind'] === 'PERCENT' ? percent(value) : money(value, row)),
  cap: money,
  minimumAmount: money,
  budget: money,
  operatorShare: percent,
  fixed: money,
  percent,
};
