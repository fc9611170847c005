import type { MethodFee } from '@naga/kernel/transaction-fee.js';
import type { CurrencyRate } from '@naga/kernel/currency-rate.js';
import { ratioOf } from '@naga/kernel/money.js';
import { formatLegId } from '@naga/kernel/journey-id.js';
import { addDays, type TravelDate, travelDate } from '@naga/kernel/travel-date.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type {
  RunningDepartureQuery,
  RunningOnQueryVariables,
  RunsBetweenQueryVariables,
  SaleFactsQuery,
  SeatsOfDepartureQuery,
} from '../src/neighbours/catalogue.generated.js';
import type { ReservePointsMutationVariables } from '../src/neighbours/users.generated.js';
import type {
  AddOnTermsQuery,
  QuoteQueryVariables,
  ReserveCouponMutationVariables,
  ReservePromotionsMutationVariables,
} from '../src/neighbours/pricing.generated.js';

export type Running = RunningDepartureQuery['runningOn']['departures'][number] &
  Pick<SeatsOfDepartureQuery['runningOn']['departures'][number], 'vehicle'>;
export type Facts = NonNullable<SaleFactsQuery['saleFacts'][number]>;

/** The minor units each seat costs in this market, and the platform's fee. */
export const FARE = { LOCAL: 1000, FOREIGN: 1250 };
/** What a seat of category 4 costs more. */
export const FRONT_ROW = 100;
/** What a child's seat costs less than an adult's. */
export const CHILD_OFF = 400;
export const FEE = 50;
/** Of its terms. */
export const FEE_VERSION = 4;
/** Of all affiliates. */
export const AFFILIATE_VERSION = 3;
/** By which agencies earn. */
export const LEVEL = { name: 'Gold', version: 2 };
export const COMMISSION = 120;
/** Basis points: that of a visitor's fare. */
export const COMMISSION_RATE = 960;

type Between = RunsBetweenQueryVariables;

type PlayedAddOn = AddOnTermsQuery['addOnTerms'][number];
const said = (en: string) => ({ __typename: 'LocalizedText' as const, en, km: null, th: null, vi: null, es: null });
const anAddOn = (addOnId: string, kind: PlayedAddOn['kind'], more: Partial<PlayedAddOn>): PlayedAddOn => ({
  __typename: 'AddOnTerms',
  addOnId,
  version: 1,
  kind,
  operatorId: null,
  names: { ...said(`Add-on ${kind}`), km: `បន្ថែម ${kind}` },
  descriptions: said(`What ${kind} is`),
  percent: 0,
  fixed: 0,
  mostPerSeat: 1,
  transportTypes: [],
  ...more,
});
/** What this market sells beside seats, in cents: the platform's insurance, bags of operators 7 and 8, flexible tickets of 7. */
export const ADD_ONS: readonly PlayedAddOn[] = [
  anAddOn('1', 'INSURANCE', { fixed: 100 }),
  anAddOn('2', 'FLEX', { operatorId: '7', percent: 1000 }),
  anAddOn('3', 'LUGGAGE', { operatorId: '7', fixed: 200, mostPerSeat: 3 }),
  anAddOn('4', 'LUGGAGE', { operatorId: '8', fixed: 200, mostPerSeat: 3 }),
  anAddOn('5', 'OTHER', { fixed: 500, transportTypes: ['FERRY'] }),
];

/** Catalogue, reduced to what it would say of the rides of a test. */
export class PlayedCatalogue implements Transport {
  readonly rides = new Map<string, Facts>();
  /** By departure. */
  readonly running = new Map<string, Running>();
  /** Where every departure begins and ends. */
  towns = 'Phnom Penh|Siem Reap';
  /** By operator. */
  readonly routes = new Map<string, { id: string; names?: { en: string }; schedules?: { id: string }[] }[]>();
  /** Countries of operators; those of which none is told are in Cambodia. */
  readonly abroad = new Map<string, string>();

  #operators() {
    const ids = [...this.rides.values(), ...this.running.values()].map(({ operatorId }) => operatorId);
    return [...new Set([...ids, ...this.abroad.keys(), ...this.routes.keys()])].map((id) => ({
      id,
      countryCode: this.abroad.get(id) ?? 'KH',
    }));
  }

  #routesOf(operatorId: string) {
    return (this.routes.get(operatorId) ?? []).map((route) => ({ schedules: [], ...route }));
  }

  #runningOn({ date, filter, offset = 0, limit = 1, after }: RunningOnQueryVariables) {
    const { routeScheduleId, operatorId, branchId, countryCode, servesAny } = filter;
    const serves = (one: Running, stops: { stopIdFrom: string; stopIdTo: string }) =>
      this.rides.has(formatLegId({ ...stops, routeScheduleId: one.routeScheduleId, date: one.date as TravelDate }));
    const found = [...this.running.values()].filter(
      (one) =>
        one.date === date &&
        [routeScheduleId ?? one.routeScheduleId, operatorId ?? one.operatorId].join() ===
          [one.routeScheduleId, one.operatorId].join() &&
        (branchId ?? one.operatorBranchId) === one.operatorBranchId &&
        (countryCode ?? one.operatorCountryCode) === one.operatorCountryCode &&
        (servesAny == null || servesAny.some((stops) => serves(one, stops))),
    );
    const start = after == null ? offset : found.findIndex((one) => one.routeScheduleId === after) + 1;
    const departures = found.slice(start, start + limit);
    const next = found.length > start + limit ? departures.at(-1)!.routeScheduleId : null;
    return { total: found.length, departures, next };
  }

  #runsBetween({ from, to, filter }: Between) {
    const days: string[] = [];
    for (let day = travelDate(from); day <= to; day = addDays(day, 1)) days.push(day);
    return [...this.running.values()].flatMap((one) => {
      const {
        operatorId = one.operatorId,
        branchId = one.operatorBranchId,
        countryCode = one.operatorCountryCode,
      } = filter;
      const [asked, run] = [
        [operatorId, branchId, countryCode],
        [one.operatorId, one.operatorBranchId, one.operatorCountryCode],
      ];
      if (asked.join() !== run.join() || !days.includes(one.date as string)) return [];
      const { routeScheduleId, operatorName, departureTime, seatCount } = one;
      const seats = days.map((day) => (day === one.date ? String(seatCount) : '')).join();
      const time = String(departureTime).slice(11, 16);
      return [{ routeScheduleId, operatorId: one.operatorId, operatorName, time, towns: this.towns, seats }];
    });
  }

  send({ variables }: Parameters<Transport['send']>[0]) {
    if ('from' in variables!)
      return Promise.resolve({ data: { runsBetween: this.#runsBetween(variables as Between) } });
    if ('date' in variables!) {
      const { routeScheduleId, ...asked } = variables as RunningOnQueryVariables & { routeScheduleId?: string };
      const filter = asked.filter ?? { routeScheduleId };
      return Promise.resolve({ data: { runningOn: this.#runningOn({ ...asked, filter }) } });
    }
    if ('ids' in variables!) {
      const { ids } = variables as { ids: string[] };
      return Promise.resolve({ data: { pricedOperators: this.#operators().filter(({ id }) => ids.includes(id)) } });
    }
    if ('operatorId' in variables!)
      return Promise.resolve({ data: { operatorRoutes: this.#routesOf(variables['operatorId'] as string) } });
    if (!('legIds' in variables!)) return Promise.resolve({ data: { operators: this.#operators() } });
    const { legIds } = variables as { legIds: string[] };
    return Promise.resolve({ data: { saleFacts: legIds.map((id) => this.rides.get(id) ?? null) } });
  }
}

export interface PlayedCoupon {
  /** Minor units of each seat. */
  readonly saves: number;
  /** Minor units of that which the platform bears. */
  readonly ours?: number;
  readonly paymentMethods?: readonly string[];
  /** How many may use it. */
  limit?: number;
  /** What it would save of each seat on another journey; all of it where nothing is said. */
  elsewhere?: number;
}

/** A promotion of every seat; `elsewhere` as of a coupon. */
export interface PlayedPromotion {
  readonly saves: number;
  readonly ours?: number;
  elsewhere?: number;
}

type Wish = ReserveCouponMutationVariables['input'];
type Purchase = ReservePromotionsMutationVariables['input'];

/** Users, reduced to who may pay how, to names, and to what who brings travellers earns. */
export class PlayedUsers implements Transport {
  readonly accounts = new Map<string, { block?: boolean; allow?: boolean }>();
  /** Accounts that are deleted there, told of or not. */
  readonly deleted = new Set<string>();
  /** As the booking says them. */
  readonly blockedPhones = new Set<string>();
  /** Credit limits of agencies in US cents; all of them are in Cambodia. */
  readonly agencies = new Map<string, number>();
  /** What affiliates earn of a sale, hundredths of a percent by code. */
  readonly affiliates = new Map<string, number>();
  /** Whose affiliates are, by code. */
  readonly affiliateAccounts = new Map<string, string>();
  /** What agencies earn. */
  readonly commissionRates = new Map<string, readonly object[]>();
  /** Points to spend by account. */
  readonly points = new Map<string, number>();
  /** What is reserved of them, by 'booking id.turn'. */
  readonly reserved = new Map<string, ReservePointsMutationVariables['input']>();

  #shareOf(code: string) {
    const basisPoints = this.affiliates.get(code);
    return basisPoints === undefined ? null : { basisPoints, version: AFFILIATE_VERSION };
  }

  #available(accountId: string, bookingId: string): number {
    const others = [...this.reserved.values()].filter(
      (wish) => wish.accountId === accountId && wish.bookingId !== bookingId,
    );
    return (this.points.get(accountId) ?? 0) - others.reduce((sum, { points }) => sum + points, 0);
  }

  #reserve(wish: ReservePointsMutationVariables['input']) {
    const available = this.#available(wish.accountId, wish.bookingId);
    const reserved = wish.points <= available;
    if (reserved) this.reserved.set(`${wish.bookingId}.${wish.turn}`, wish);
    return { reservePoints: { reserved, available } };
  }

  send({ variables }: Parameters<Transport['send']>[0]) {
    if ('input' in variables!)
      return Promise.resolve({ data: this.#reserve(variables['input'] as ReservePointsMutationVariables['input']) });
    if ('turn' in variables!) {
      this.reserved.delete(`${String(variables['bookingId'])}.${String(variables['turn'])}`);
      return Promise.resolve({ data: { giveBackPoints: true } });
    }
    if ('bookingId' in variables!) {
      const pointsAvailable = this.#available(String(variables['accountId']), String(variables['bookingId']));
      return Promise.resolve({ data: { pointsAvailable } });
    }
    if ('userId' in variables!)
      return Promise.resolve({ data: { colleague: { name: `User ${String(variables['userId'])}` } } });
    if ('account' in variables!)
      return Promise.resolve({ data: { isDeletedAccount: this.deleted.has(String(variables['account'])) } });
    if ('codes' in variables!) {
      const named = (variables['codes'] as string[]).map((code) => {
        return {
          code,
          name: `Affiliate ${code}`,
          countryCode: 'KH',
          accountId: this.affiliateAccounts.get(code) ?? null,
        };
      });
      return Promise.resolve({ data: { affiliatesNamed: named } });
    }
    if ('code' in variables!)
      return Promise.resolve({
        data: { affiliateShare: this.#shareOf(String(variables['code'])) },
      });
    const { accountId, agencyId, phone } = variables as Readonly<Record<string, string | null | undefined>>;
    const { block = false, allow = false } = this.accounts.get(accountId ?? '') ?? {};
    const limit = this.agencies.get(agencyId ?? '');
    const payerFacts = {
      blockPayOnBoarding: block || this.blockedPhones.has(phone ?? ''),
      allowPayOnBoardingEvenIfAutoBlocked: allow,
      creditLimit: limit === undefined ? null : { amount: limit, currency: 'USD' },
      agencyCountryCode: limit === undefined ? null : 'KH',
      commissionLevel: this.commissionRates.has(agencyId ?? '') ? LEVEL : null,
      commissionRates: this.commissionRates.get(agencyId ?? '') ?? [],
    };
    return Promise.resolve({ data: { payerFacts } });
  }
}

/** Pricing with one price for everything; a ride whose fare key is 'unpriced' has none. */
export class PlayedPricing implements Transport {
  /** Added to every seat, to change prices under a traveller's eyes. */
  surcharge = 0;
  /** What ratesOfMoment answers, whatever moment is asked. */
  rates: readonly CurrencyRate[] = [];
  /** In what everything is sold from now on; in riel, at prices that cannot be halved. */
  currency: 'USD' | 'KHR' = 'USD';
  /** Methods with a fee of their own, from now on. */
  byMethod: readonly MethodFee[] = [];
  readonly coupons = new Map<string, PlayedCoupon>();
  /** Uses that are taken, by 'booking id.turn'. */
  readonly taken = new Map<string, Wish>();
  readonly promotions = new Map<string, PlayedPromotion>();
  /** Sets of promotions that are taken, in the same way. */
  readonly promoted = new Map<string, Purchase>();

  /** What is sold beside seats, from now on. */
  addOns = ADD_ONS;

  /** Cents as this market says them. */
  #in(cents: number): number {
    return this.currency === 'USD' || cents === 0 ? cents : (cents * 41 + 1) * 100;
  }

  #reserve(wish: Wish) {
    const coupon = this.coupons.get(wish.code.trim().toUpperCase());
    const refuse = (code: string) => ({ reserveCoupon: { reservation: null, refused: { code, facts: {} } } });
    if (coupon === undefined) return refuse(wish.code === 'TOO-OFTEN' ? 'TOO_MANY_ATTEMPTS' : 'COUPON_UNKNOWN');
    if (this.taken.size >= (coupon.limit ?? Infinity)) return refuse('COUPON_USED_UP');
    this.taken.set(`${wish.bookingId}.${wish.turn}`, wish);
    const { paymentMethods = [] } = coupon;
    const [saves, ours] = [this.#in(coupon.saves), this.#in(coupon.ours ?? coupon.saves)];
    const seats = wish.seats.map(({ ref, fare }) => ({
      ref,
      discount: Math.min(saves, fare),
      platformDiscount: Math.min(ours, fare),
    }));
    const code = wish.code.trim().toUpperCase();
    return {
      reserveCoupon: { reservation: { code, source: 'coupon 7 version 1', seats, paymentMethods }, refused: null },
    };
  }

  #beside(operatorIds: readonly string[]) {
    const theirs = this.addOns.filter(({ operatorId }) => operatorId === null || operatorIds.includes(operatorId!));
    return { addOnTerms: theirs.map((one) => ({ ...one, fixed: this.#in(one.fixed) })) };
  }

  #promotionsOf(seats: Purchase['seats']) {
    return [...this.promotions].map(([id, { saves, ours = saves }]) => ({
      id,
      titles: { en: `Promotion ${id}`, km: `ប្រូម៉ូសិន ${id}`, th: null, vi: null, es: null },
      source: `promotion ${id} version 1`,
      seats: seats.map(({ ref }) => ({ ref, discount: this.#in(saves), platformDiscount: this.#in(ours) })),
    }));
  }

  #promote(purchase: Purchase) {
    const { bookingId, turn, seats } = purchase;
    if (this.promotions.size > 0) this.promoted.set(`${bookingId}.${turn}`, purchase);
    return { reservePromotions: { promotions: this.#promotionsOf(seats) } };
  }

  /** The same before anything is reserved. */
  #ahead({ seats }: Pick<Purchase, 'seats'>) {
    return { expectedPromotions: { promotions: this.#promotionsOf(seats) } };
  }

  /** Each coupon, as pricing would lower the seats with it. */
  #offers({ seats }: Pick<Wish, 'seats'>) {
    const couponOffers = [...this.coupons].map(([code, { saves, paymentMethods = [] }], index) => ({
      id: String(index + 1),
      name: `Coupon ${code}`,
      code,
      saves: seats.reduce((sum, { fare }) => sum + Math.min(this.#in(saves), fare), 0),
      paymentMethods,
      buyUntil: null,
      refused: null,
    }));
    return { couponOffers };
  }

  #kept({ bookingId, turn, seats }: Pick<Wish, 'bookingId' | 'turn' | 'seats'>) {
    const isPromotion = this.promoted.has(`${bookingId}.${turn}`);
    const promotion = isPromotion ? this.promotions.values().next().value : undefined;
    const {
      saves = 0,
      ours = saves,
      elsewhere = saves,
    } = promotion ?? this.coupons.get(this.taken.get(`${bookingId}.${turn}`)?.code.trim().toUpperCase() ?? '') ?? {};
    const keptDiscount = seats.map(({ ref, fare }) => {
      const discount = Math.min(this.#in(elsewhere), fare);
      return { ref, discount, platformDiscount: ratioOf(discount, ours, Math.max(1, saves), this.currency) };
    });
    return { keptDiscount };
  }

  send({ variables }: Parameters<Transport['send']>[0]) {
    const asked = variables as { input?: Wish; bookingId?: string; turn?: number; operatorIds?: string[] };
    if (asked.operatorIds !== undefined) return Promise.resolve({ data: this.#beside(asked.operatorIds) });
    if (asked.input && 'hasBought' in asked.input && !('bookingId' in asked.input))
      return Promise.resolve({ data: this.#ahead(asked.input as Purchase) });
    if (asked.input && 'expiresAt' in asked.input && !('code' in asked.input))
      return Promise.resolve({ data: this.#promote(asked.input as Purchase) });
    if (asked.input && 'channel' in asked.input && !('code' in asked.input))
      return Promise.resolve({ data: this.#offers(asked.input) });
    if (asked.input && !('code' in asked.input)) return Promise.resolve({ data: this.#kept(asked.input) });
    if (asked.input) return Promise.resolve({ data: this.#reserve(asked.input) });
    if (asked.turn !== undefined) {
      this.taken.delete(`${asked.bookingId}.${asked.turn}`);
      this.promoted.delete(`${asked.bookingId}.${asked.turn}`);
      return Promise.resolve({ data: { giveBackCoupon: true } });
    }
    const { items } = variables as unknown as QuoteQueryVariables & {
      items: { ref: string; fareKey: string; nationality: 'LOCAL' | 'FOREIGN'; passengerType?: 'ADULT' | 'CHILD' }[];
    };
    if (items.some(({ fareKey }) => fareKey === 'unpriced')) return Promise.resolve({ data: { quote: null } });
    const quoted = items.map(({ ref, nationality, passengerType, fareKey }) => {
      const off = passengerType === 'CHILD' ? CHILD_OFF : 0;
      const plain = fareKey === 'free' ? 0 : this.#in(FARE[nationality] + this.surcharge - off);
      // Seats of category 4 cost more.
      const more = fareKey.endsWith(':4') ? this.#in(FRONT_ROW) : 0;
      const fare = plain + more;
      const commission = fare === 0 ? 0 : this.#in(COMMISSION);
      const base = { name: 'base', amount: plain, subtotal: plain, source: 'zone A to B', names: null };
      const supplement = { name: 'supplement', amount: more, subtotal: fare, source: 'supplement Front row' };
      const stages = more === 0 ? [base] : [base, { ...supplement, names: { en: 'Front row', km: null } }];
      return { ref, fare, commission, commissionRate: COMMISSION_RATE, stages };
    });
    const seats = quoted.reduce((sum, { fare }) => sum + fare, 0);
    const total = seats + (seats === 0 ? 0 : this.#in(FEE));
    const feeTerms = { percent: 0, fixed: this.#in(FEE), byMethod: this.byMethod };
    const quote = {
      currency: this.currency,
      total,
      isPromoted: this.promotions.size > 0,
      items: quoted,
      feeTerms,
      feeVersion: FEE_VERSION,
    };
    const shown = (variables as unknown as QuoteQueryVariables).isShown && { ratesOfMoment: { rates: this.rates } };
    return Promise.resolve({ data: { quote, ...shown } });
  }
}
