import { expect } from '@jest/globals';
import { overruleDocuments as asking } from './overrule-documents.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type Traveller, type World } from './world.js';

interface OverruleRow {
  id: string;
  pnr: string;
  state: string;
  code: string;
  seats: string[];
  amount: { amount: number };
  askedBy: { id: string };
  decidedBy: { id: string } | null;
  canDecide: boolean;
  canWithdraw: boolean;
}

/** What who may overrule has. */
export const MAY_OVERRULE = { 'refund.ask': 'all', 'refund.overrule': 'all' } as const;

/** An hour before it leaves its terms give nothing back: any amount is more. */
const TOO_LATE = '2026-11-23T06:30:00+07:00';

/** Who cancels beyond the terms, each in his role, and a booking to do it to. */
export class OverruleDesk {
  readonly admin: Traveller;
  readonly second: Traveller;
  /** May only ask. */
  readonly asker: Traveller;
  /** May only ask, for an operator. */
  readonly clerk: Traveller;
  traveller: Traveller;
  booked!: SeenBooking;

  constructor(readonly world: World) {
    const sees = { 'booking.view': 'all', 'booking.history': 'all' } as const;
    this.admin = support(world, MAY_OVERRULE);
    this.second = world.aUser({ userId: '2', roleId: 1, grants: { ...MAY_OVERRULE, ...sees } });
    this.asker = support(world, { 'refund.ask': 'all' });
    this.clerk = world.aUser({
      userId: '47',
      roleId: 4,
      operatorId: '7',
      grants: { 'booking.view': 'operator', 'booking.history': 'operator', 'refund.ask': 'operator' },
    });
    this.traveller = world.aTraveller();
  }

  async sells(seats: number): Promise<void> {
    this.traveller = this.world.aTraveller();
    const numbers = Array.from({ length: seats }, (_, n) => `${Math.floor(n / 4) + 1}${'ABCD'[n % 4]}`);
    this.booked = await this.traveller.buys(
      this.world.aDeparture().leg(),
      numbers.map((number) => seat(number)),
    );
    if (this.world.clock.now() < Date.parse(TOO_LATE)) this.world.clock.set(TOO_LATE);
  }

  /** What is told with the booking that was sold last. */
  wish(more: object = {}) {
    return { bookingId: this.booked.id, code: 'GOODWILL', reason: 'His mother is in hospital', ...more };
  }

  overrules<T = SeenBooking>(by: Traveller, more: object = {}): Promise<T> {
    return by.ask<T>(asking.cancel, this.wish(more));
  }

  /** How far one may go. */
  terms(by: Traveller) {
    return by.ask(asking.terms, { bookingId: this.booked.id });
  }

  /** Requests for this booking that one sees. */
  async listed(by: Traveller, wanted: { state?: string; toDecide?: boolean }): Promise<OverruleRow[]> {
    const { rows } = await by.ask<{ rows: OverruleRow[] }>(asking.list, wanted);
    return rows.filter(({ pnr }) => pnr === this.booked.pnr);
  }

  requests(by: Traveller, state?: string): Promise<OverruleRow[]> {
    return this.listed(by, state === undefined ? {} : { state });
  }

  async expectBalance(): Promise<void> {
    const uneven = await this.world.rows(
      `select 1 from ledger_entry where booking_id = $1 group by transaction_id having sum(debit) <> sum(credit)`,
      [this.booked.id],
    );
    expect(uneven).toEqual([]);
  }
}
