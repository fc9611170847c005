import { documents } from './documents.js';
import { claimsOf, toldBy } from './traces.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

export const START = '2026-11-20T10:00:00+07:00';
export const TWO_SEATS_PAID = 2550;

export const legOf = ({ legs }: SeenBooking, direction = 'ONWARD') => legs.find((leg) => leg.direction === direction)!;

export const statesOf = ({ legs }: SeenBooking) =>
  legs.map(({ direction, parts }) => [direction, ...new Set(parts.map(({ state }) => state))].join(' '));

/** A traveller who asks an operator that confirms by hand, and what is written down of it. */
export class DecisionWorld {
  traveller!: Traveller;
  operator!: Traveller;

  private constructor(readonly world: World) {}

  static async open(): Promise<DecisionWorld> {
    return new DecisionWorld(await World.open());
  }

  close(): Promise<void> {
    return this.world.close();
  }

  /** Somebody else asks, at the same time as ever. */
  begin(): void {
    this.world.clock.set(START);
    this.traveller = this.world.aTraveller();
    this.operator = this.world.anOperator();
  }

  eventsOf(bookingId: string) {
    return this.world.rows<{ type: string; payload: Record<string, unknown> }>(
      `select type, payload from outbox_event where payload->>'bookingId' = $1 order by sequence`,
      [bookingId],
    );
  }

  typesOf(bookingId: string): Promise<string[]> {
    return toldBy(this.world, bookingId);
  }

  claimsOf(bookingId: string) {
    return claimsOf(this.world, bookingId);
  }

  async ticketsOf(bookingId: string): Promise<number> {
    const rows = await this.world.rows('select 1 from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1', [
      bookingId,
    ]);
    return rows.length;
  }

  /** What every account of a booking holds in the end: Σ debit − Σ credit. */
  accountsOf(bookingId: string) {
    return this.world.rows(
      `select account, sum(debit - credit)::int as balance from ledger_entry where booking_id = $1
       group by account having sum(debit - credit) <> 0 order by account`,
      [bookingId],
    );
  }

  /** Of the day's sales, minor units of USD. */
  async soldToday(): Promise<number> {
    const boss = this.world.aUser({ userId: '1', roleId: 1, grants: { 'report.view': 'all' } });
    const { sold } = await boss.ask<{ sold: { amount: number }[] }>(documents.summary, { date: '2026-11-20' });
    return sold[0]?.amount ?? 0;
  }

  /** Two seats with an operator that confirms by hand, paid by card. */
  asks(wish: Parameters<World['aDepartureByHand']>[0] = {}): Promise<SeenBooking> {
    return this.traveller.buys(this.world.aDepartureByHand(wish).leg(), [seat('1A'), seat('1B')]);
  }

  /** There, with a change of operators on the way: 7 by hand, then 8, and back with 7. */
  asksForThereAndBack(byHand: { onward: boolean; connecting: boolean; back: boolean }): Promise<SeenBooking> {
    const ride = (isByHand: boolean, wish: object) =>
      isByHand ? this.world.aDepartureByHand(wish) : this.world.aDeparture(wish);
    const there = ride(byHand.onward, { operatorId: '7' }).leg(0, 1);
    const on = ride(byHand.connecting, { operatorId: '8' }).leg(2, 4);
    const back = ride(byHand.back, { operatorId: '7', date: '2026-11-25' }).leg();
    return this.traveller.buysLegs([
      { legId: there, seats: [seat('1A')] },
      { legId: on, seats: [seat('1A')], direction: 'CONNECTING' },
      { legId: back, seats: [seat('1A')], direction: 'RETURN' },
    ]);
  }
}
