import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { CouponHoldersQuery } from '../src/neighbours/booking.generated.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';

type Holder = Omit<CouponHoldersQuery['couponHolders'][number], '__typename' | 'promotionTurn'> & {
  readonly promotionTurn?: number;
};

/** booking, reduced to what it says of coupons. */
class PlayedBooking implements Transport {
  readonly holders = new Map<string, Holder>();
  isAway = false;

  send({ variables }: Parameters<Transport['send']>[0]) {
    if (this.isAway) return Promise.reject(new Error('away'));
    const { bookingIds } = variables as { bookingIds: string[] };
    return Promise.resolve({
      data: {
        couponHolders: bookingIds.flatMap((id) => {
          const holder = this.holders.get(id);
          return holder ? [{ promotionTurn: 0, ...holder }] : [];
        }),
      },
    });
  }
}

export const user = (id: string, grants: Record<string, string>, more: object = {}): Viewer =>
  ({
    kind: 'user',
    userId: id,
    roleId: 1,
    requestId: 'none',
    mode: 'live',
    language: 'en',
    channel: 'admin',
    grants,
    ...more,
  }) as Viewer;

export const PLATFORM = user('1', { 'coupon.manage': 'all' });
export const OPERATOR = user('4', { 'coupon.manage': 'operator' }, { operatorId: '7', countryCode: 'KH' });
export const OTHER_OPERATOR = user('5', { 'coupon.manage': 'operator' }, { operatorId: '8', countryCode: 'KH' });
export const CAMBODIA = user('11', { 'coupon.manage': 'country' }, { countryCode: 'KH' });
export const LAOS = user('12', { 'coupon.manage': 'country' }, { countryCode: 'LA' });

export const COUPON =
  'id name kind value currency active state version uses spent codeCount firstCode operatorId countryCode operatorIds limitTotal budget';

/** Two dollars off, for everybody and without end. */
export const FORM = {
  name: 'Summer',
  applies: 'BY_CODE',
  kind: 'AMOUNT',
  value: 200,
  currency: 'USD',
  fundedBy: 'PLATFORM',
  weekdays: [],
  transportTypes: [],
  operatorIds: [],
  routeIds: [],
  channels: [],
  paymentMethods: [],
  firstBookingOnly: false,
  combinesWithOffers: true,
};

export interface SeenCoupon {
  readonly id: string;
  readonly version: number;
  readonly uses: number;
  readonly spent: number;
  readonly codeCount: number;
  readonly firstCode: string | null;
  readonly operatorIds: string[];
  readonly countryCode: string | null;
  readonly state: string;
}

export interface Reserved {
  readonly reservation: {
    code: string;
    source: string;
    seats: { ref: string; discount: number; platformDiscount: number }[];
  } | null;
  readonly refused: { code: string; facts: Record<string, unknown> } | null;
}

export interface TakenPromotions {
  readonly promotions: readonly {
    id: string;
    titles: { en: string };
    source: string;
    seats: { ref: string; discount: number; platformDiscount: number }[];
  }[];
}

const PROMOTE = `mutation ($input: PurchaseInput!) { reservePromotions(input: $input) {
  promotions { id titles { en } source seats { ref discount platformDiscount } } } }`;

const AHEAD = `query ($input: AskedPurchaseInput!) { expectedPromotions(input: $input) {
  promotions { id titles { en } source seats { ref discount platformDiscount } } } }`;

const RESERVE = `mutation ($input: ReserveCouponInput!) { reserveCoupon(input: $input) {
  reservation { code source seats { ref discount platformDiscount } paymentMethods } refused { code facts } } }`;

export const SEAT = {
  ref: '0.0',
  fare: 1000,
  passenger: 0,
  nationality: 'LOCAL',
  operatorId: '7',
  countryCode: 'KH',
  routeId: '51',
  transportType: 'BUS',
  date: '2026-11-27',
  isOffer: false,
};

/** Users, reduced to names. */
const users: Transport = {
  send: ({ variables }) => Promise.resolve({ data: { colleague: { name: `User ${String(variables!['userId'])}` } } }),
};

/** Pricing beside a played booking. */
export class CouponWorld {
  #bookings = 1000;

  private constructor(
    readonly test: TestSubgraph<PricingServices>,
    readonly booking: PlayedBooking,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<CouponWorld> {
    const booking = new PlayedBooking();
    return new CouponWorld(await startTestSubgraph(pricing, { neighbours: { booking, users }, env }), booking);
  }

  close(): Promise<void> {
    return this.test.close();
  }

  async ask<T>(document: string, variables: object, viewer: Viewer = PLATFORM): Promise<T> {
    const { data, errors } = await this.test.run<T, object>(document, variables, viewer);
    if (errors) throw errors[0]!;
    return data!;
  }

  async create(change: object = {}, viewer: Viewer = PLATFORM): Promise<SeenCoupon> {
    const operatorId = viewer.kind === 'user' ? viewer.operatorId : undefined;
    const own = operatorId === undefined ? {} : { operatorIds: [operatorId] };
    const input = { ...FORM, ...own, ...change };
    const document = `mutation ($input: CouponRecordInput!) { createCoupon(input: $input) { ... on CouponRecord { ${COUPON} } ... on Refused { code facts } } }`;
    const { createCoupon } = await this.ask<{ createCoupon: SeenCoupon }>(document, { input }, viewer);
    return createCoupon;
  }

  /** A coupon with one code. */
  async aCoupon(code: string, change: object = {}, viewer: Viewer = PLATFORM): Promise<SeenCoupon> {
    const coupon = await this.create(change, viewer);
    await this.addCodes(coupon.id, { codes: [code] }, viewer);
    return coupon;
  }

  /** A promotion: two dollars off, unless it says something else. */
  aPromotion(name: string, change: object = {}, viewer: Viewer = PLATFORM): Promise<SeenCoupon> {
    return this.create({ name, applies: 'BY_ITSELF', titles: { en: name }, ...change }, viewer);
  }

  async addCodes(couponId: string, input: object, viewer: Viewer = PLATFORM) {
    const document = `mutation ($couponId: ID!, $input: CouponCodesInput!) { addCouponCodes(couponId: $couponId, input: $input) {
      ... on AddedCodes { count } ... on Refused { code facts } } }`;
    const answer = await this.ask<{ addCouponCodes: { count?: number; code?: string; facts?: unknown } }>(
      document,
      { couponId, input },
      viewer,
    );
    return answer.addCouponCodes;
  }

  async coupon(id: string, viewer: Viewer = PLATFORM): Promise<SeenCoupon | null> {
    const document = `query ($id: ID!) { coupon: couponRecord(id: $id) { ${COUPON} } }`;
    return (await this.ask<{ coupon: SeenCoupon | null }>(document, { id }, viewer)).coupon;
  }

  /** What a form of it says. */
  async form(id: string): Promise<object> {
    const names = 'titles { en } stackGroup priority limitTotal budget';
    const document = `query ($id: ID!) { coupon: couponRecord(id: $id) { ${Object.keys(FORM).join(' ')} ${names} } }`;
    return (await this.ask<{ coupon: object }>(document, { id })).coupon;
  }

  newBooking(): string {
    return String(this.#bookings++);
  }

  #purchase(change: object): object {
    return {
      bookingId: this.newBooking(),
      turn: 1,
      expiresAt: new Date(this.test.clock.now() + 600_000).toISOString(),
      channel: 'web',
      currency: 'USD',
      seats: [SEAT],
      accountId: null,
      contact: 'digest',
      hasBought: false,
      ...change,
    };
  }

  /** What booking asks before it writes a hold of ten minutes with one seat of $10.00. */
  async reserve(code: string, change: object = {}, mode: 'live' | 'sandbox' = 'live'): Promise<Reserved> {
    const input = this.#purchase({ code, guessers: ['address:203.0.113.7'], ...change });
    const viewer = service('booking', { mode });
    return (await this.ask<{ reserveCoupon: Reserved }>(RESERVE, { input }, viewer)).reserveCoupon;
  }

  /** The same of the promotions that lower it. */
  async promote(change: object = {}): Promise<TakenPromotions> {
    const viewer = service('booking', { mode: 'live' });
    const input = this.#purchase(change);
    return (await this.ask<{ reservePromotions: TakenPromotions }>(PROMOTE, { input }, viewer)).reservePromotions;
  }

  /** The same before anything is reserved. */
  async ahead(change: object = {}): Promise<TakenPromotions> {
    const {
      bookingId: _booking,
      turn: _turn,
      expiresAt: _expiry,
      ...input
    } = this.#purchase(change) as Record<string, unknown>;
    const viewer = service('booking', { mode: 'live' });
    return (await this.ask<{ expectedPromotions: TakenPromotions }>(AHEAD, { input }, viewer)).expectedPromotions;
  }

  /** What the coupon of a booking would save of one seat on another journey. */
  async kept(bookingId: string, seat: object = {}): Promise<{ discount: number; platformDiscount: number }[]> {
    const document = `query ($input: KeptCouponInput!) { keptDiscount(input: $input) { ref discount platformDiscount } }`;
    const input = { bookingId, turn: 1, currency: 'USD', seats: [{ ...SEAT, ...seat }] };
    return (await this.ask<{ keptDiscount: never }>(document, { input }, service('booking', { mode: 'live' })))
      .keptDiscount;
  }

  /** What could be offered to somebody with one seat of $10.00. */
  async offers(
    change: object = {},
  ): Promise<{ code: string | null; saves: number; refused: { code: string } | null }[]> {
    const document = `query ($input: CouponOffersInput!) { couponOffers(input: $input) { code saves refused { code } } }`;
    const input = {
      bookingId: this.newBooking(),
      channel: 'web',
      currency: 'USD',
      seats: [SEAT],
      accountId: null,
      contact: 'digest',
      hasBought: false,
    };
    const viewer = service('booking', { mode: 'live' });
    return (await this.ask<{ couponOffers: never }>(document, { input: { ...input, ...change } }, viewer)).couponOffers;
  }

  /** An event of booking, as it is delivered. */
  tell(
    type: 'coupon.used' | 'coupon.given_back' | 'coupon.lowered',
    bookingId: string,
    turn = 1,
    more: object = {},
  ): Promise<void> {
    const event = {
      id: crypto.randomUUID(),
      type,
      payload: { bookingId, turn, ...more },
      mode: 'live' as const,
      requestId: 'none',
    };
    return this.test.subgraph.consume(event);
  }

  /** The states of a booking's uses, by turn. */
  async states(bookingId: string): Promise<string[]> {
    const rows = await this.test.outside.rows<{ state: string }>(
      'select state from coupon_use where booking_id = $1 order by turn',
      [bookingId],
    );
    return rows.map(({ state }) => state);
  }

  /** Coupons whose count is not what their uses say. */
  miscounted(): Promise<unknown[]> {
    return this.test.outside.rows(`select n.* from coupon_count n
      left join (select coupon_id, mode, count(*) as uses, sum(discount) as spent from coupon_use
        where state <> 'RELEASED' group by coupon_id, mode) u on u.coupon_id = n.coupon_id and u.mode = n.mode
      where n.uses <> coalesce(u.uses, 0) or n.spent <> coalesce(u.spent, 0)`);
  }
}
