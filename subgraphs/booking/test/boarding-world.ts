import { randomUUID } from 'node:crypto';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

/** Ten minutes before the departure of everything in this world: 2026-11-23 at 07:30. */
export const AT_THE_DOOR = '2026-11-23T07:20:00+07:00';
export const BOUGHT = '2026-11-20T10:00:00+07:00';

export interface SeenScan {
  readonly clientId: string;
  readonly outcome: string;
  readonly partId: string | null;
  readonly owed: { amount: number; currency: string } | null;
  readonly boardedAt: string | null;
  readonly boardedBy: { id: string } | null;
  readonly ridesAt: string | null;
  readonly taken: { amount: number } | null;
}

export interface SeenManifest {
  readonly route: string;
  readonly blockedSeats: string[];
  readonly passengers: {
    partId: string;
    bookingId: string;
    seatNumber: string;
    name: string;
    state: string;
    owed: { amount: number; currency: string };
    boardedAt: string | null;
    boardedBy: { id: string } | null;
  }[];
  readonly revoked: { partId: string; seatNumber: string; state: string }[];
}

export interface Code {
  readonly partId: string;
  readonly qr: string;
  readonly payOnBoarding: { amount: number } | null;
}

export interface SentScan {
  readonly clientId?: string;
  readonly kind?: 'BOARD' | 'UNDO' | 'HAND_BACK';
  readonly means?: 'QR' | 'CODE' | 'HAND';
  readonly qr?: string;
  readonly partId?: string;
  /** ISO 8601; now when left out. */
  readonly at?: string;
  readonly collected?: number;
  readonly owedByList?: number;
  readonly refusedId?: string;
}

/** Somebody with a scanner at the door of a departure. */
export class Door {
  constructor(
    readonly world: World,
    readonly departure: Departure,
    readonly staff: Traveller,
  ) {}

  get name() {
    const { routeScheduleId, date } = this.departure.facts.leg;
    return { routeScheduleId, date };
  }

  sends<T = { answers: SeenScan[] }>(...scans: readonly SentScan[]): Promise<T> {
    const now = new Date(this.world.clock.now()).toISOString();
    const input = {
      ...this.name,
      scans: scans.map((scan) => ({ clientId: randomUUID(), means: scan.qr ? 'QR' : 'HAND', at: now, ...scan })),
    };
    return this.staff.ask<T>(documents.scans, { input });
  }

  async scans(scan: SentScan): Promise<SeenScan> {
    return (await this.sends(scan)).answers[0]!;
  }

  async outcomeOf(scan: SentScan): Promise<string> {
    return (await this.scans(scan)).outcome;
  }

  async outcomesOf(...scans: readonly SentScan[]): Promise<string[]> {
    return (await this.sends(...scans)).answers.map(({ outcome }) => outcome);
  }

  sees(): Promise<SeenManifest | null> {
    const { routeScheduleId: id, date } = this.name;
    return this.staff.ask(documents.manifest, { id, date });
  }
}

/** Travellers of a departure and the staff at its door. */
export class BoardingWorld {
  private constructor(readonly world: World) {}

  static async open(): Promise<BoardingWorld> {
    return new BoardingWorld(await World.open());
  }

  /** Everything is bought three days before and scanned ten minutes before departure, unless a test says otherwise. */
  begin(): void {
    this.world.clock.set(BOUGHT);
  }

  toTheDoor(time = AT_THE_DOOR): void {
    this.world.clock.set(time);
  }

  close(): Promise<void> {
    return this.world.close();
  }

  doorOf(departure: Departure, operatorId = '7'): Door {
    return new Door(this.world, departure, this.world.anOperator(operatorId));
  }

  /** Staff with these rights and no others. */
  staff(userId: string, more: Partial<Extract<Viewer, { kind: 'user' }>>): Traveller {
    return this.world.aUser({ userId, roleId: 5, ...more });
  }

  /** Paid by card. */
  async buys(departure: Departure, ...seats: readonly string[]): Promise<{ booking: SeenBooking; codes: Code[] }> {
    const traveller = this.world.aTraveller();
    const booking = await traveller.buys(
      departure.leg(),
      seats.map((number) => seat(number)),
    );
    return { booking, codes: await this.codesOf(traveller) };
  }

  /** To be paid on boarding. */
  async promises(departure: Departure, ...seats: readonly string[]): Promise<{ traveller: Traveller; codes: Code[] }> {
    const traveller = this.world.aTraveller();
    await traveller.holds(
      departure.leg(),
      seats.map((number) => seat(number)),
    );
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    await traveller.does('confirm');
    return { traveller, codes: await this.codesOf(traveller) };
  }

  /** Paid, on the morning of the ride, and just being exchanged for a dearer one two days later. */
  async exchanges(departure: Departure, ...seats: readonly string[]): Promise<{ traveller: Traveller; codes: Code[] }> {
    const { world } = this;
    const traveller = world.aTraveller();
    const { id, legs } = await traveller.buys(
      departure.leg(),
      seats.map((number) => seat(number)),
    );
    const codes = await this.codesOf(traveller);
    this.toTheDoor('2026-11-23T00:20:00+07:00');
    await traveller.isProved();
    world.pricing.surcharge = 300;
    const rides = [{ legId: world.aDeparture({ date: '2026-11-25' }).leg() }];
    const partIds = legs[0]!.parts.map((part) => part.id);
    await traveller.ask(documents.beginExchange, { id, partIds, rides });
    world.pricing.surcharge = 0;
    return { traveller, codes };
  }

  async codesOf(traveller: Traveller): Promise<Code[]> {
    const { tickets } = await traveller.ask<{ tickets: { passengers: Code[] }[] }>(documents.qrs, {
      id: traveller.bookingId,
    });
    return tickets.flatMap(({ passengers }) => passengers);
  }

  async stateOf(partId: string): Promise<string> {
    const [row] = await this.world.rows<{ state: string }>('select state from part where id = $1', [partId]);
    return row!.state;
  }

  /** What left the outbox of a booking's boarding, oldest first. */
  async eventsOf(bookingId: string) {
    const rows = await this.world.rows<{ type: string; payload: Record<string, unknown> }>(
      `select type, payload from outbox_event where payload->>'bookingId' = $1
       and type in ('ticket.scanned', 'ticket.scan_undone', 'booking.no_show', 'booking.completed') order by sequence`,
      [bookingId],
    );
    return rows;
  }

  async typesOf(bookingId: string): Promise<string[]> {
    return (await this.eventsOf(bookingId)).map(({ type }) => type);
  }

  balancesOf(bookingId: string) {
    return this.world.rows(
      `select concat_ws(':', account, party_id) as account, sum(debit - credit)::int as balance from ledger_entry
       where booking_id = $1 group by 1 having sum(debit - credit) <> 0 order by 1`,
      [bookingId],
    );
  }
}

export type { SeenRefusal };
