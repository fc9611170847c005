import { documents } from './documents.js';
import { type Departure, seat, type SeenBooking, type Traveller, type World } from './world.js';

/** Two seats that were bought for the 23rd, when the hour of grace is over, and a departure of the 24th. */
export class Exchanging {
  private constructor(
    readonly world: World,
    readonly traveller: Traveller,
    readonly other: Departure,
    /** What is exchanged: some tests buy something else. */
    public bought: SeenBooking,
  ) {}

  static async begin(world: World): Promise<Exchanging> {
    world.clock.set('2026-11-20T13:00:00+07:00');
    world.pricing.surcharge = 0;
    const traveller = world.aTraveller();
    const other = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
    const bought = await traveller.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
    world.clock.advance({ minutes: 61 });
    return new Exchanging(world, traveller, other, bought);
  }

  /** Ids of who sits at these places of its first ride. */
  parts(...positions: number[]): string[] {
    return partIds(this.bought, ...positions);
  }

  offered<T>(ids: string[], legId = this.other.leg()): Promise<T> {
    return this.traveller.ask<T>(documents.exchangeOffer, { id: this.bought.id, partIds: ids, rides: [{ legId }] });
  }

  async begins<T = SeenBooking>(ids: string[], legId = this.other.leg(), more: object = {}): Promise<T> {
    await this.traveller.isProved();
    const wish = { id: this.bought.id, partIds: ids, rides: [{ legId }], ...more };
    return this.traveller.ask<T>(documents.beginExchange, wish);
  }

  async pays(): Promise<void> {
    const { payment } = await this.traveller.startsToPay();
    await this.traveller.decides(payment.reference, 'APPROVE');
  }

  claims() {
    return this.world.rows(
      `select departure = $2 as other, seat_no as seat, state from seat_claim
       where booking_id = $1 and state <> 'released' order by 1, 2`,
      [this.bought.id, `${this.other.facts.leg.routeScheduleId}@2026-11-24`],
    );
  }

  tickets() {
    return this.world.rows<{ revoked: boolean; other: boolean }>(
      `select t.revoked_at is not null as revoked, l.service_date = '2026-11-24' as other from ticket t
       join leg l on l.id = t.leg_id where l.booking_id = $1 order by 2`,
      [this.bought.id],
    );
  }
}

/** Ids of who sits at these places of a booking's first ride. */
export const partIds = ({ legs }: SeenBooking, ...positions: number[]): string[] =>
  positions.map((position) => legs[0]!.parts[position]!.id);
