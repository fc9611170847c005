import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { afterEachStatement, dyingAt } from '@naga/server-kit/testing/dying-at.js';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { expectLegalSteps } from './legal-steps.js';
import { overruleDocuments } from './overrule-documents.js';
import { payLinkDocuments, type SeenLink, tokenOf } from './pay-link-documents.js';
import { FARE } from './played-neighbours.js';
import { support } from './staff.js';
import { expectWholeWorld } from './whole-world.js';
import { SECRET, seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.pricing.coupons.set('SUMMER', { saves: 300 });
});
afterAll(() => world.close());
const START = '2026-11-20T13:00:00+07:00';
const JOBS = [
  'deliver-sandbox-callbacks',
  'expire-holds',
  'expire-pay-links',
  'reject-overdue',
  'finish-send-backs',
  'send-refunds',
];
const overruling = { 'refund.ask': 'all', 'refund.overrule': 'all' } as const;
const SEATS = [seat('1A'), seat('1B')];

interface Scenario {
  readonly bookingId?: string;
  /** May be done again by whoever did not hear how it went. */
  readonly act: () => Promise<unknown>;
  /** What is true once it was done, however often its process was killed; written so that a failure says it all. */
  readonly end: () => Promise<string>;
}

const ofBooking =
  (traveller: Traveller, more: () => Promise<string | number> | string = () => '') =>
  async (): Promise<string> => {
    const { status, paymentStatus, refunded } = (await traveller.sees())!;
    return `${status} ${paymentStatus} ${refunded.amount} ${await more()}`.trim();
  };

async function bought(legId = world.aDeparture().leg(), more: Record<string, unknown> = {}): Promise<Traveller> {
  const traveller = world.aTraveller({ ip: '203.0.113.7' });
  await traveller.buys(legId, SEATS, more);
  return traveller;
}

async function counted(sql: string, ...values: unknown[]): Promise<number> {
  return (await world.rows(sql, values)).length;
}
const told = (type: string, { bookingId }: Traveller) =>
  counted(`select 1 from outbox_event where type = $1 and payload->>'bookingId' = $2`, type, bookingId);
const tickets = ({ bookingId }: Traveller) =>
  counted('select 1 from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1', bookingId);

async function overruled(amount: number): Promise<{ traveller: Traveller; id: string }> {
  const traveller = await bought();
  const asker = support(world, { 'refund.ask': 'all' });
  const wish = { bookingId: traveller.bookingId, code: 'GOODWILL', reason: 'His mother is in hospital', amount };
  await asker.ask(overruleDocuments.cancel, wish);
  const { rows } = await asker.ask<{ rows: { id: string }[] }>(overruleDocuments.list, { state: 'waiting' });
  return { traveller, id: rows[0]!.id };
}
const second = (): Traveller => world.aUser({ userId: '2', roleId: 1, grants: overruling });

async function waitingForOperator(): Promise<{ traveller: Traveller; legId: string }> {
  const traveller = await bought(world.aDepartureByHand().leg());
  return { traveller, legId: (await traveller.sees())!.legs[0]!.id };
}

let agencies = 400;
async function agent(): Promise<{ who: Traveller; agencyId: string }> {
  const agencyId = String(agencies++);
  const five = { operatorId: null, transportType: null, basisPoints: 500, amount: null, currency: null };
  world.users.commissionRates.set(agencyId, [{ ...five, validFrom: null, validUntil: null }]);
  const who = world.anAgent(agencyId, 100_000);
  await who.holds(world.aDeparture().leg(), SEATS);
  await who.tellsNames();
  return { who, agencyId };
}
const EARNED = 2 * Math.round(FARE.FOREIGN / 20);
const balance = async (agencyId: string): Promise<string> =>
  `balance ${0 - (await accountOf(world, 'agent_balance', agencyId))} earned ${await accountOf(world, 'agent_commission', agencyId)}`;

const clerk = (): Traveller => world.aUser({ userId: '71', roleId: 7, grants: { 'payment.request': 'all' } });
async function link(amount = 2500): Promise<{ link: SeenLink; charge: string }> {
  const input = {
    payerName: 'Chan Sophea',
    payerEmail: 'sophea@example.com',
    amount,
    currency: 'USD',
    language: 'km',
    reason: 'Extra luggage',
    days: 7,
  };
  const made = await clerk().ask<SeenLink>(payLinkDocuments.create, { input });
  const wish = { token: tokenOf(made), method: 'CARD' };
  const { reference } = await world.aTraveller().ask<{ reference: string }>(payLinkDocuments.pay, wish);
  return { link: made, charge: reference };
}
const ofLink =
  ({ id }: SeenLink, type: string) =>
  async (): Promise<string> => {
    const { state, refunded } = await clerk().ask<SeenLink>(payLinkDocuments.record, { id });
    const mails = await counted(`select 1 from outbox_event where type = $1 and payload->>'linkId' = $2`, type, id);
    return `${state} ${refunded.amount} mails ${mails}`;
  };

/** A payment of which something else arrived than was asked. */
async function arrivedOtherwise(): Promise<{ traveller: Traveller; paymentId: string }> {
  const traveller = world.aTraveller();
  await traveller.holds(world.aDeparture().leg(), SEATS);
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay();
  const [row] = await world.rows<{ reference: string }>('select reference from payment where id = $1', [payment.id]);
  const told = { ...row, charge: payment.reference, state: 'SETTLED', amount: 2400, currency: 'USD' };
  const body = JSON.stringify(told);
  await traveller.ask(documents.callback, { provider: 'sandbox', body, signature: signSandbox(body, SECRET) });
  return { traveller, paymentId: payment.id };
}
const returned = (paymentId: string) =>
  counted('select 1 from sandbox_refund where reference = $1', `review-${paymentId}`);

const SCENARIOS: Readonly<Record<string, { readonly make: () => Promise<Scenario>; readonly end: string }>> = {
  'a second person approves a cancellation beyond the terms': {
    make: async () => {
      const { traveller, id } = await overruled(2000);
      const act = () => second().ask(overruleDocuments.decide, { id, approve: true });
      const mails = () => told('booking.cancelled', traveller);
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, mails) };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 2000 1',
  },
  'one who may overrules alone': {
    make: async () => {
      const traveller = await bought();
      const wish = { bookingId: traveller.bookingId, code: 'OPERATOR_CANCELLED', reason: 'No driver' };
      return {
        bookingId: traveller.bookingId,
        act: () => support(world, overruling).ask(overruleDocuments.cancel, wish),
        end: ofBooking(traveller, () => told('booking.cancelled', traveller)),
      };
    },
    end: 'CANCELLED REFUNDED 2550 1',
  },
  'an operator’s yes': {
    make: async () => {
      const { traveller, legId } = await waitingForOperator();
      const act = () => world.anOperator().accepts(traveller.bookingId, legId);
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, () => tickets(traveller)) };
    },
    end: 'BOOKED PAID 0 1',
  },
  'an operator’s no': {
    make: async () => {
      const { traveller, legId } = await waitingForOperator();
      const act = () => world.anOperator().refuses(traveller.bookingId, legId);
      return {
        bookingId: traveller.bookingId,
        act,
        end: ofBooking(traveller, () => told('booking.rejected', traveller)),
      };
    },
    end: 'REJECTED REFUNDED 2550 1',
  },
  'codes that an operator gives by hand': {
    make: async () => {
      const by = world.aDeparture({ change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }) });
      const traveller = await bought(by.leg());
      const { id: legId, parts } = (await traveller.sees())!.legs[0]!;
      const codes = [{ partId: parts[0]!.id, ticketCode: `H-${traveller.bookingId}` }];
      const giving = `mutation ($id: ID!, $legId: ID!, $codes: [TicketCodeInput!]!) {
        answer: giveTicketCodes(bookingId: $id, legId: $legId, codes: $codes) { __typename } }`;
      const act = () => world.anOperator().ask(giving, { id: traveller.bookingId, legId, codes });
      const ends = async () => `${await tickets(traveller)} ${await told('ticket.issued', traveller)}`;
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, ends) };
    },
    end: 'BOOKED PAID 0 1 1',
  },
  'codes that their operator did not give in time': {
    make: async () => {
      const by = world.aDeparture({ change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }) });
      const traveller = await bought(by.leg());
      world.clock.advance({ hours: 25 });
      const ends = async () => `${await tickets(traveller)} ${await told('ticket.issued', traveller)}`;
      return {
        bookingId: traveller.bookingId,
        act: () => world.job('give-overdue-codes'),
        end: ofBooking(traveller, ends),
      };
    },
    end: 'BOOKED PAID 0 1 1',
  },
  'a link that is paid': {
    make: async () => {
      const { link: made, charge } = await link();
      return { act: () => world.aTraveller().decides(charge, 'APPROVE'), end: ofLink(made, 'pay_link.paid') };
    },
    end: 'PAID 0 mails 1',
  },
  'a custom payment that a second person gives back': {
    make: async () => {
      const { link: made, charge } = await link(20_000);
      await world.aTraveller().decides(charge, 'APPROVE');
      await clerk().ask(payLinkDocuments.refund, { id: made.id, amount: 15_000, reason: 'Paid by mistake' });
      const other = world.aUser({ userId: '72', roleId: 7, grants: { 'payment.request': 'all' } });
      const act = () => other.ask(payLinkDocuments.decide, { id: made.id, approve: true });
      return { act, end: ofLink(made, 'pay_link.refunded') };
    },
    end: 'PAID 15000 mails 1',
  },
  'cash handed out at a counter': {
    make: async () => {
      const traveller = world.aTraveller();
      await traveller.holds(world.aDeparture().leg(), SEATS);
      await traveller.tellsNames();
      const { payment } = await traveller.startsToPay('CASH_COLLECTION');
      await world.anOperator().ask(documents.collectCash, { code: payment.code });
      await traveller.does('cancel');
      const inHand = () => accountOf(world, 'cash_in_hand', 'platform');
      const before = await inHand();
      const admin = world.aPlatformAdmin();
      await admin.ask(documents.requestCode, { id: traveller.bookingId });
      const told = { code: payment.code, holderCode: await traveller.codeOf() };
      const act = () => admin.ask(documents.handOutCash, told);
      const handed = async () => before - (await inHand());
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, handed) };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 2500 2500',
  },
  'a sale out of an agency’s balance, with its commission': {
    make: async () => {
      const { who, agencyId } = await agent();
      const act = () => who.startsToPay('AGENT_BALANCE');
      return { bookingId: who.bookingId, act, end: ofBooking(who, () => balance(agencyId)) };
    },
    end: `BOOKED PAID 0 balance ${-2550 + EARNED} earned ${EARNED}`,
  },
  'an agency’s sale given back, and its commission with it': {
    make: async () => {
      const { who, agencyId } = await agent();
      await who.startsToPay('AGENT_BALANCE');
      return {
        bookingId: who.bookingId,
        act: () => who.does('cancel'),
        end: ofBooking(who, () => balance(agencyId)),
      };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 2500 balance -50 earned 0',
  },
  'a coupon that is taken off a hold': {
    make: async () => {
      const traveller = world.aTraveller({ ip: '203.0.113.7' });
      await traveller.holds(world.aDeparture().leg(), SEATS, { couponCode: 'SUMMER' });
      const given = () => told('coupon.given_back', traveller);
      const end = async () => `${(await traveller.sees())!.total.amount} ${await given()}`;
      return { bookingId: traveller.bookingId, act: () => traveller.removesCoupon(), end };
    },
    end: '2550 1',
  },
  'a coupon that comes back with its booking': {
    make: async () => {
      const traveller = await bought(undefined, { couponCode: 'SUMMER' });
      const given = () => told('coupon.given_back', traveller);
      return { bookingId: traveller.bookingId, act: () => traveller.does('cancel'), end: ofBooking(traveller, given) };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 1900 1',
  },
  'money that arrived otherwise, sent back': {
    make: async () => {
      const { traveller, paymentId } = await arrivedOtherwise();
      return {
        bookingId: traveller.bookingId,
        act: () => world.aPlatformAdmin().ask(documents.sendBackReviewed, { id: paymentId }),
        end: ofBooking(traveller, () => returned(paymentId)),
      };
    },
    end: 'BLOCKED FAILED 0 1',
  },
  'money that arrived otherwise, taken': {
    make: async () => {
      const { traveller, paymentId } = await arrivedOtherwise();
      return {
        bookingId: traveller.bookingId,
        act: () => world.aPlatformAdmin().ask(documents.acceptReviewed, { id: paymentId }),
        end: ofBooking(traveller, () => returned(paymentId)),
      };
    },
    end: 'BOOKED PAID 0 0',
  },
};

test.each(Object.entries(SCENARIOS))(
  '%s: killed after each statement, the jobs leave it undone or done, and asked for again it is done once',
  async (_, { make, end }) => {
    await afterEachStatement(async (n) => {
      world.clock.set(START);
      const { bookingId, act, end: ending } = await make();
      const before = await ending();
      const died = await dyingAt(n, act);
      const ofThis = bookingId ?? '9999999999';
      await expectWholeWorld(world, ofThis);
      // Nobody can be at it any more.
      world.clock.advance({ minutes: 2 });
      for (const job of JOBS) await world.job(job);
      expect([before, end].map((stands) => `${n}: ${stands}`)).toContain(`${n}: ${await ending()}`);
      await act();
      for (const job of JOBS) await world.job(job);
      await expectWholeWorld(world, ofThis);
      expect({ [`killed at ${n}`]: await ending() }).toEqual({ [`killed at ${n}`]: end });
      return died;
    });
    await expectLegalSteps(world);
  },
);

test('a top-up: killed after each statement, the balance is what the ledger says, once or not at all', async () => {
  await afterEachStatement(async (n) => {
    const id = String(2000 + n);
    world.users.agencies.set(id, 0);
    const admin = world.aPlatformAdmin();
    const died = await dyingAt(n, () => admin.ask(documents.topUp, { id, amount: 700, note: `Transfer ${n}` }));
    await expectBalancedBooks(world);
    interface Line {
      readonly reason: string;
      readonly amount: { readonly amount: number };
      readonly after: { readonly amount: number };
    }
    const { rows } = await admin.ask<{ rows: readonly Line[] }>(documents.agencyBalance, { id });
    const lines = rows.map(({ reason, amount, after }) => `${reason} ${amount.amount} ${after.amount}`);
    expect(died ? [[], ['top_up 700 700']] : [['top_up 700 700']]).toContainEqual(lines);
    return died;
  });
});
