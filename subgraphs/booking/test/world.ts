import { type ManualClock } from '@naga/kernel/clock.js';
import { formatLegId } from '@naga/kernel/journey-id.js';
import { offsetDateTime } from '@naga/kernel/clock-time.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { generateViewerKey } from '@naga/server-kit/viewer/signed-viewer.js';
import { expectWholeAudit } from '@naga/server-kit/testing/audit-gaps.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { ExecutionResult } from 'graphql';
import { AUDITED } from '../migrations/create-audit.js';
import { SETTLEMENT_TABLES } from '../migrations/operators-are-settled.js';
import subgraph from '../src/subgraph.js';
import type { BookingServices } from '../src/services.js';
import { documents } from './documents.js';
import { type Facts, PlayedCatalogue, PlayedPricing, PlayedUsers, type Running } from './played-neighbours.js';

/** Where a stop lies: a line from Phnom Penh by way of Kampong Thom to Siem Reap. */
const townAt = (position: number): string =>
  position === 0 ? 'Phnom Penh' : position < 3 ? 'Kampong Thom' : 'Siem Reap';

export const SECRET = 'a secret that only tests know, 32+';

/** What the tests read of a booking; see documents.ts. */
export interface SeenBooking {
  readonly id: string;
  readonly pnr: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly expiresAt: string | null;
  readonly canExtendHold: boolean;
  readonly takesCredit: boolean;
  readonly passengersComplete: boolean;
  readonly contactPhone: string | null;
  readonly bookedFrom: string;
  readonly couponCode: string | null;
  readonly couponMethods: string[];
  readonly promotions: { id: string; titles: { en: string } }[];
  readonly discount: { amount: number };
  readonly points: number;
  readonly pointsToEarn: number;
  readonly total: { amount: number; currency: string };
  readonly paid: { amount: number };
  readonly refunded: { amount: number };
  readonly due: { amount: number };
  readonly fees: { name: string; amount: { amount: number } }[];
  readonly legs: SeenLeg[];
  readonly payments: {
    id: string;
    method: string;
    state: string;
    amount: { amount: number };
    payUrl: string | null;
    reference: string;
    code: string | null;
    qr: string | null;
    expiresAt: string | null;
    received: { amount: number; currency: string } | null;
    takingAsked: boolean;
  }[];
  readonly refunds: { state: string; amount: { amount: number }; reason: string; toWallet: boolean }[];
  readonly refundOffer: { amount: { amount: number }; validUntil: string; lines: unknown[] } | null;
  readonly exchange: { expiresAt: string; toPay: { amount: number }; partIds: string[]; legs: SeenLeg[] } | null;
  readonly exchangedLegs: SeenLeg[];
  readonly exchangeableUntil: string | null;
}
export interface SeenPayment {
  readonly id: string;
  readonly payUrl: string | null;
  readonly state: string;
  readonly reference: string;
  readonly qr: string | null;
  readonly expiresAt: string | null;
  readonly code: string | null;
}
export interface SeenLeg {
  readonly id: string;
  readonly direction: string;
  readonly departureTime: string;
  readonly vehicleName: string;
  readonly confirmBy: string | null;
  readonly awaitsOperator: boolean;
  readonly awaitsViewer: boolean;
  readonly pickupAddress: string | null;
  readonly pickupPhone: string | null;
  readonly pickupTime: string | null;
  readonly taxiDropOff: string | null;
  readonly refundTiers: { minutesBefore: number; percent: number }[];
  readonly parts: SeenPart[];
}
interface SeenPart {
  readonly nationality: string;
  readonly nationalOf: string | null;
  readonly nationalPriceOf: string | null;
  readonly id: string;
  readonly state: string;
  readonly seatNumber: string;
  readonly passengerType: string;
  readonly firstName: string | null;
  readonly ticketCode: string | null;
  readonly fare: { amount: number };
  readonly stages: { name: string; subtotal: number }[];
}
export interface SeenRefusal {
  readonly __typename: 'Refused';
  readonly code: string;
  readonly facts: Record<string, unknown>;
}

export interface Departure {
  readonly facts: Facts;
  /** Id of the ride between two positions. */
  leg(from?: number, to?: number): string;
}

/** Two seats on each side of an aisle, seats 1A 1B 1C 1D, 2A …; the last row's 'X1' is not sold. */
function coachSeats(rows: number): Facts['leg']['vehicle']['seatLayout']['seats'] {
  const letters = ['A', 'B', '', 'C', 'D'];
  const seats = Array.from({ length: rows }, (_, row) =>
    letters.map((letter, column) => ({
      __typename: 'LayoutSeat' as const,
      number: letter ? `${row + 1}${letter}` : '',
      kind: letter ? ('SEAT' as const) : ('AISLE' as const),
      floor: 1,
      row: row + 1,
      column: column + 1,
      bookable: true,
      blocked: false,
      allowMale: true,
      allowFemale: true,
      seatType: null,
    })),
  ).flat();
  const crew = { ...seats[0]!, number: 'X1', row: rows + 1, bookable: false };
  const ladies = { ...seats[0]!, number: 'L1', row: rows + 1, column: 5, allowMale: false };
  return [...seats, crew, ladies];
}

export interface DepartureWish {
  readonly rows?: number;
  readonly date?: string;
  readonly operatorId?: string;
  readonly change?: (facts: Facts) => Facts;
}

/** Of every departure; one may pay its driver. */
const ROUTE = '51';
/** Positions of the stops of every departure. */
const STOPS = [0, 1, 2, 3, 4];

/** A departure as whoever runs it knows it, from what a sale of it says. */
function runningOf(facts: Facts, times: readonly string[]): Running {
  const { leg, operatorId, operatorName, operatorCountryCode, operatorBranchId, vehicleNames } = facts;
  const { seatCount, seatLayout } = leg.vehicle;
  return {
    __typename: 'RunningDeparture',
    routeScheduleId: leg.routeScheduleId,
    date: leg.date,
    departureTime: times[0]!,
    arrivalTime: times.at(-1)!,
    operatorId,
    operatorName,
    operatorCountryCode,
    operatorBranchId,
    routeNames: { ...name('Phnom Penh – Siem Reap'), km: 'ភ្នំពេញ – សៀមរាប' },
    vehicleNames,
    seatCount,
    vehicle: { __typename: 'VehicleType', transportType: 'BUS', seatLayout: { ...seatLayout, floors: 1 } },
    blockedSeats: seatLayout.seats.filter(({ blocked }) => blocked).map(({ number }) => number),
    calls: times.map((time, position) => ({
      __typename: 'RunningCall' as const,
      position,
      time,
      names: name(`Stop ${position}`),
    })),
  };
}

const name = (en: string) => ({ __typename: 'LocalizedText' as const, en, km: null, th: null, vi: null, es: null });

/** A market of played neighbours around the real subgraph on a database of its own. */
export class World {
  #schedules = 100;

  private constructor(
    readonly test: TestSubgraph<BookingServices>,
    readonly catalogue: PlayedCatalogue,
    readonly pricing: PlayedPricing,
    readonly users: PlayedUsers,
  ) {}

  /** `settings`: of the subgraph's environment, where a spec needs others than a site has. */
  static async open(settings: NodeJS.ProcessEnv = {}): Promise<World> {
    const [catalogue, pricing, users] = [new PlayedCatalogue(), new PlayedPricing(), new PlayedUsers()];
    const env = { SANDBOX_SECRET: SECRET, ...TEST_ENV, ...settings };
    const test = await startTestSubgraph(subgraph, { neighbours: { catalogue, pricing, users }, env });
    const world = new World(test, catalogue, pricing, users);
    catalogue.routes.set('7', [{ id: ROUTE, names: name('Phnom Penh – Siem Reap') }]);
    await world.aPlatformAdmin().ask(documents.addBoardingRoute, { operatorId: '7', routeId: ROUTE });
    return world;
  }

  get clock(): ManualClock {
    return this.test.clock;
  }

  async close(): Promise<void> {
    try {
      await expectWholeAudit(this.test.subgraph.database, [...AUDITED, ...SETTLEMENT_TABLES]);
    } finally {
      await this.test.close();
    }
  }

  /** A departure three days from now with stops at positions 0 to 4, an hour apart from 07:30. */
  aDeparture({
    rows = 10,
    date = '2026-11-23',
    operatorId = '7',
    change = (facts) => facts,
  }: DepartureWish = {}): Departure {
    const routeScheduleId = String(this.#schedules++);
    const seats = coachSeats(rows);
    const time = (position: number) => offsetDateTime(travelDate(date), 450 + position * 60);
    const factsOf = (from: number, to: number): Facts =>
      change({
        __typename: 'SaleFacts',
        leg: {
          __typename: 'JourneyLeg',
          id: '',
          routeScheduleId,
          routeId: ROUTE,
          date,
          boardingPosition: from,
          dropOffPosition: to,
          allowMaleNextToFemale: true,
          hasPassengerTypePricing: false,
          boarding: {
            __typename: 'CallingPoint',
            time: time(from),
            stop: { __typename: 'Stop', address: '12 Street 106', latitude: 11.57, longitude: 104.92 },
          },
          dropOff: { __typename: 'CallingPoint', time: time(to) },
          operator: { __typename: 'Operator', allowLocalOnly: false },
          vehicle: {
            __typename: 'VehicleType',
            seatCount: rows * 4 + 1,
            seatLayout: { __typename: 'SeatLayout', seats },
          },
        },
        operatorId,
        operatorName: 'Mekong Express Line',
        operatorCountryCode: 'KH',
        operatorBranchId: '71',
        ticketPhone: '+855 12 345 678',
        ticketEmail: null,
        receiveTicketCopyEmail: null,
        requiredPassengerFields: [],
        terms: [
          {
            __typename: 'TicketTermText',
            title: name('Luggage'),
            text: { ...name('One bag\n20 kg'), km: 'វ៉ាលីមួយ' },
          },
        ],
        confirmsByHand: false,
        manualTicketCodeAssignment: false,
        localCountryCode: 'KH',
        transportType: 'BUS',
        vehicleNames: { ...name('VIP coach'), km: 'ឡានក្រុង' },
        fareKey: `${operatorId}.1.1.${from}-${to}`,
        fromName: name(`Stop ${from}`),
        toName: name(`Stop ${to}`),
        fromLocationName: name(townAt(from)),
        toLocationName: name(townAt(to)),
        notOnSaleReason: null,
      });
    this.catalogue.running.set(
      `${routeScheduleId}@${date}`,
      runningOf(
        factsOf(0, 4),
        STOPS.map((_, at) => time(at)),
      ),
    );
    const leg = (from = 0, to = 4): string => {
      const key = { routeScheduleId, date: travelDate(date), stopIdFrom: String(from + 1), stopIdTo: String(to + 1) };
      const id = formatLegId(key);
      this.catalogue.rides.set(id, factsOf(from, to));
      return id;
    };
    return { facts: factsOf(0, 4), leg };
  }

  /** Like aDeparture, of an operator that confirms each sale by hand. */
  aDepartureByHand({ change = (facts) => facts, ...wish }: DepartureWish = {}): Departure {
    return this.aDeparture({ ...wish, change: (facts) => change({ ...facts, confirmsByHand: true }) });
  }

  /** Staff of an operator, as a role that may edit its bookings signs in. */
  anOperator(operatorId = '7'): Traveller {
    const grants = {
      'booking.view': 'operator',
      'booking.edit': 'operator',
      'manifest.view': 'operator',
      'ticket.scan': 'operator',
    } as const;
    return this.aUser({ userId: `4${operatorId}`, roleId: 4, operatorId, grants });
  }

  /** Somebody who sells for an agency: its owner, whose scope is the agency. */
  anAgent(agencyId: string, creditLimit = 0): Traveller {
    this.users.agencies.set(agencyId, creditLimit);
    const names = ['booking.create', 'booking.view', 'booking.edit', 'booking.cancel', 'user.manage'];
    const grants = Object.fromEntries(names.map((name) => [name, 'agency' as const]));
    return this.aUser({ userId: `8${agencyId}`, roleId: 2, agencyId, grants });
  }

  /** Staff of the platform. */
  aPlatformAdmin(): Traveller {
    const names = ['booking.view', 'booking.edit', 'user.manage', 'catalogue.edit'];
    return this.aUser({
      userId: '1',
      roleId: 1,
      grants: Object.fromEntries(names.map((name) => [name, 'all' as const])),
    });
  }

  /** A customer who is signed in. */
  aCustomer(userId: string): Traveller {
    const names = ['booking.create', 'booking.view', 'booking.edit', 'booking.cancel'];
    return this.aUser({ userId, grants: Object.fromEntries(names.map((name) => [name, 'own' as const])) });
  }

  aTraveller(request: Parameters<typeof guest>[0] = {}): Traveller {
    return new Traveller(this, guest(request));
  }

  /** Somebody signed in, with what his role grants. */
  aUser(user: Partial<Extract<Viewer, { kind: 'user' }>> & { userId: string }): Traveller {
    const { kind: _, ...request } = guest() as Extract<Viewer, { kind: 'guest' }>;
    return new Traveller(this, { kind: 'user', roleId: 6, ...request, ...user });
  }

  rows<T = Record<string, unknown>>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.test.subgraph.database.rows<T>(sql, values);
  }

  /** Runs a job once, by its name. */
  job(job: string): Promise<void> {
    return this.test.subgraph.runJob(job);
  }
}

/** For specs whose travellers, all of one contact, promise cash for more bookings than a site lets one contact do. */
export const MANY_PROMISES: NodeJS.ProcessEnv = { UNPAID_BOOKINGS: '1000', UNPAID_SEATS: '1000' };

/** Travellers of a test sit at one address, and hold as much as they like. */
const MANY_HOLDS = { HELD_SEATS: '100000', HELD_SEATS_DEPARTURE: '100000', HELD_SEATS_TRADE: '100000' };

/** The rest of the environment that the subgraph wants. */
export const TEST_ENV: NodeJS.ProcessEnv = { TICKET_SIGNING_KEY: generateViewerKey().privateKey, ...MANY_HOLDS };

type Variables = Record<string, unknown>;

/** What travellers tell of where they are to be fetched. */
export const PICKUP = {
  pickupAddress: 'ផ្ទះលេខ ៥\u200b Street 240',
  pickupPhone: '+855 12 000 333',
  pickupTime: '06:45',
  taxiDropOff: 'Angkor Guesthouse',
};

export const seat = (seatNumber: string, person: Variables = {}) => ({
  seatNumber,
  title: 'MS',
  nationality: 'FOREIGN',
  ...person,
});

/** Somebody at a screen: asks as a viewer and keeps the token of his booking. */
export class Traveller {
  bookingId = '';

  constructor(
    readonly world: World,
    public viewer: Viewer,
  ) {}

  async raw(document: string, variables: Variables = {}): Promise<ExecutionResult<{ answer: never }>> {
    return this.world.test.run(document, variables, this.viewer);
  }

  /** The answer; an error of the graph fails the test. */
  async ask<T>(document: string, variables: Variables = {}): Promise<T> {
    const { data, errors } = await this.raw(document, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data!.answer as T;
  }

  /** The same person, whose next writes are one for this Idempotency-Key. */
  under(idempotencyKey: string): Traveller {
    return new Traveller(this.world, { ...this.viewer, idempotencyKey });
  }

  /** A member of staff who acts as this user. */
  actedBy(impersonatorId: string): Traveller {
    return new Traveller(this.world, { ...this.viewer, impersonatorId } as Viewer);
  }

  /** Holds seats and keeps the token. */
  async holds(legId: string, seats: readonly Variables[], more: Variables = {}): Promise<SeenBooking> {
    return this.holdsLegs([{ legId, seats }], more);
  }

  async holdsLegs(legs: readonly Variables[], more: Variables = {}): Promise<SeenBooking> {
    const answer = await this.ask<{ booking?: SeenBooking; accessToken: string }>(documents.hold, {
      input: { legs, ...more },
    });
    if (!answer.booking) throw new Error(JSON.stringify(answer));
    this.bookingId = answer.booking.id;
    this.viewer = { ...this.viewer, bookingToken: answer.accessToken } as Viewer;
    return answer.booking;
  }

  /** The refusal of a hold, or undefined when it succeeded. */
  async isRefused(legId: string, seats: readonly Variables[], more: Variables = {}): Promise<SeenRefusal | undefined> {
    const answer = await this.ask<SeenRefusal>(documents.hold, { input: { legs: [{ legId, seats }], ...more } });
    return answer.__typename === 'Refused' ? answer : undefined;
  }

  sees(): Promise<SeenBooking | null> {
    return this.ask(documents.booking, { id: this.bookingId });
  }

  /** Bookings as another subgraph's fields lead to them. */
  entities(ids: readonly string[]): Promise<({ pnr: string } | null)[]> {
    return this.ask(documents.entities, { r: ids.map((id) => ({ __typename: 'Booking', id })) });
  }

  does<T = SeenBooking>(what: 'extend' | 'confirm' | 'cancel'): Promise<T> {
    return this.ask<T>(documents[what], { id: this.bookingId });
  }

  async tellsNames(
    contact: Variables = { email: 'Sok.Dara@example.com', mobileNumber: '+855 12 000 111' },
  ): Promise<SeenBooking> {
    const held = await this.ask<{ legs: { parts: Variables[] }[] }>(documents.booking, { id: this.bookingId });
    const passengers = held.legs[0]!.parts.map(({ seatNumber, title, nationality, passengerType }) => ({
      seatNumber,
      title,
      nationality,
      passengerType,
      firstName: 'Sok',
      lastName: `Dara ${String(seatNumber)}`,
    }));
    return this.ask(documents.passengers, { id: this.bookingId, passengers, contact });
  }

  appliesCoupon<T = SeenBooking>(code: string): Promise<T> {
    return this.ask<T>(documents.applyCoupon, { id: this.bookingId, code });
  }

  usesPoints<T = SeenBooking>(points: number): Promise<T> {
    return this.ask<T>(documents.usePoints, { id: this.bookingId, points });
  }

  gives<T = SeenBooking>(amount: number, cause = 'HEALTH'): Promise<T> {
    return this.ask<T>(documents.setDonation, { id: this.bookingId, amount, cause });
  }

  /** What he takes beside his seats, all at once: id, seat, how many. */
  takes<T = SeenBooking>(
    ...wanted: readonly (readonly [addOnId: string, partId: string, quantity?: number])[]
  ): Promise<T> {
    const addOns = wanted.map(([addOnId, partId, quantity = 1]) => ({ addOnId, partId, quantity }));
    return this.ask<T>(documents.setAddOns, { id: this.bookingId, addOns });
  }

  removesCoupon<T = SeenBooking>(): Promise<T> {
    return this.ask<T>(documents.removeCoupon, { id: this.bookingId });
  }

  startsToPay<T = { booking: SeenBooking; payment: SeenPayment }>(method = 'CARD', useWallet = false): Promise<T> {
    const variables = { id: this.bookingId, method, returnUrl: '/bookingresponse', useWallet };
    return this.ask<T>(documents.pay, variables);
  }

  /** The code that was last sent for a booking. */
  async codeOf(bookingId = this.bookingId): Promise<string> {
    return (await this.lastCode(bookingId))!;
  }

  /** The same; undefined where none was sent. */
  async lastCode(bookingId = this.bookingId): Promise<string | undefined> {
    const [sent] = await this.world.rows<{ code: string }>(
      `select payload->>'code' as code from outbox_event
       where type = 'booking.code_requested' and payload->>'bookingId' = $1 order by sequence desc limit 1`,
      [bookingId],
    );
    return sent?.code;
  }

  /** His tokens count as proved at this moment. */
  async isProved(): Promise<void> {
    await this.world.rows(`update booking_access set proved_at = to_timestamp($1::float8 / 1000)`, [
      this.world.clock.now(),
    ]);
  }

  /** Staff answers for a leg of this booking. */
  accepts<T = SeenBooking>(bookingId: string, legId: string): Promise<T> {
    return this.ask<T>(documents.acceptLeg, { id: bookingId, legId });
  }

  refuses<T = SeenBooking>(bookingId: string, legId: string, reason = 'The van is at the garage'): Promise<T> {
    return this.ask<T>(documents.refuseLeg, { id: bookingId, legId, reason });
  }

  decides<T = { state: string }>(charge: string, outcome: string): Promise<T> {
    return this.ask<T>(documents.decide, { id: charge, outcome });
  }

  /** Names, card, approval: everything up to the ticket. */
  async buys(legId: string, seats: readonly Variables[], more: Variables = {}): Promise<SeenBooking> {
    return this.buysLegs([{ legId, seats }], more);
  }

  async buysLegs(legs: readonly Variables[], more: Variables = {}): Promise<SeenBooking> {
    await this.holdsLegs(legs, more);
    await this.tellsNames();
    const { payment } = await this.startsToPay();
    await this.decides(payment.reference, 'APPROVE');
    return (await this.sees())!;
  }
}
