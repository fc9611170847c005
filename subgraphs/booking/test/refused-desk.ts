import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { documents } from './documents.js';
import { MAY_OVERRULE } from './overrule-desk.js';
import { overruleDocuments as asking } from './overrule-documents.js';
import { aClerk, support } from './staff.js';
import { SECRET, seat, type SeenBooking, type SeenRefusal, type Traveller, type World } from './world.js';

export interface Refused {
  readonly id: string;
  readonly failures: number;
  readonly failure: string;
  readonly retryAt: string | null;
  readonly ways: readonly string[];
  readonly askedWay: string | null;
  readonly askedBy: { readonly id: string } | null;
}

const SEES = {
  'booking.view': 'all',
  'booking.history': 'all',
  'booking.edit': 'all',
  'payment.request': 'all',
} as const;

/** Bookings whose money their provider does not send back, and who looks after them. */
export class RefusedDesk {
  readonly admin: Traveller;
  readonly second: Traveller;
  /** May only ask. */
  readonly asker: Traveller;
  readonly clerk: Traveller;
  traveller!: Traveller;

  constructor(readonly world: World) {
    this.admin = world.aUser({ userId: '1', roleId: 1, grants: { ...MAY_OVERRULE, ...SEES } });
    this.second = world.aUser({ userId: '2', roleId: 1, grants: { ...MAY_OVERRULE, ...SEES } });
    this.asker = support(world, { 'refund.ask': 'all' });
    this.clerk = aClerk(world);
  }

  /** So many seats at 12.50, cancelled after the payer's account was closed: their money waits for a person. */
  async refuses(seats = 1, traveller = this.world.aTraveller()): Promise<Refused> {
    this.traveller = traveller;
    const numbers = Array.from({ length: seats }, (_, n) => `${Math.floor(n / 4) + 1}${'ABCD'[n % 4]}`);
    await traveller.holds(
      this.world.aDeparture().leg(),
      numbers.map((number) => seat(number)),
    );
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'CLOSE');
    await traveller.does('cancel');
    return this.waits();
  }

  /** Money that arrives otherwise than it was asked for, out of an account that is closed since; the id of its payment. */
  async arrivesOtherwise(traveller: Traveller, arrived: object): Promise<string> {
    this.traveller = traveller;
    await traveller.holds(this.world.aDeparture().leg(), [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    const [row] = await this.world.rows<{ reference: string }>('select reference from payment where id = $1', [
      payment.id,
    ]);
    const told = { ...row, charge: payment.reference, state: 'SETTLED', amount: 1300, currency: 'USD', ...arrived };
    const body = JSON.stringify(told);
    await traveller.ask(documents.callback, { provider: 'sandbox', body, signature: signSandbox(body, SECRET) });
    await this.world.rows("update sandbox_charge set state = 'CLOSED' where id = $1", [payment.reference]);
    return payment.id;
  }

  /** The same, and somebody sends it back. */
  async refusesToSendBack(traveller: Traveller, arrived: object): Promise<void> {
    await this.sendsBack(await this.arrivesOtherwise(traveller, arrived));
  }

  sendsBack(paymentId: string): Promise<unknown> {
    return this.admin.ask(documents.sendBackReviewed, { id: paymentId });
  }

  /** It is refused as often as it is tried. */
  async waits(): Promise<Refused> {
    await this.world.job('send-refunds');
    this.world.clock.advance({ minutes: 61 });
    await this.world.job('send-refunds');
    return (await this.refused())[0]!;
  }

  async refused(who = this.admin): Promise<readonly Refused[]> {
    const { refusedRefunds } = await who.ask<{ refusedRefunds: Refused[] }>(asking.refused, {
      id: this.traveller.bookingId,
    });
    return refusedRefunds;
  }

  again(refund: Refused, who = this.admin): Promise<SeenBooking & SeenRefusal> {
    return who.ask(asking.tryAgain, { id: refund.id });
  }

  otherwise(refund: Refused, way: 'WALLET' | 'CASH', who = this.admin): Promise<SeenBooking & SeenRefusal> {
    return who.ask(asking.payOtherwise, { id: refund.id, way });
  }

  /** State and way of all that goes back, and their sum but for what was called off. */
  async wentBack(): Promise<readonly string[]> {
    const { refunds } = (await this.traveller.sees())!;
    return (refunds as unknown as Seen[]).map(
      ({ state, amount, toWallet, inCash }) =>
        `${state} ${amount.amount}${toWallet ? ' WALLET' : inCash ? ' CASH' : ''}`,
    );
  }

  /** What a counter hands out. */
  async handsOut(who = this.admin): Promise<SeenRefusal & { booking: { cashBack: { amount: number } } }> {
    const { pnr, id } = (await this.traveller.sees())!;
    await who.ask(documents.requestCode, { id });
    return who.ask(documents.handOutCash, { code: pnr, holderCode: await this.traveller.codeOf() });
  }
}

interface Seen {
  readonly state: string;
  readonly amount: { readonly amount: number };
  readonly toWallet: boolean;
  readonly inCash: boolean;
}
