import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { accountOf } from './books.js';
import { documents } from './documents.js';
import { bought, counted, ofBooking, type Scenarios, told } from './killed-staff.js';
import { SEATS } from './killed.js';
import { payLinkDocuments, type SeenLink, tokenOf } from './pay-link-documents.js';
import { FARE } from './played-neighbours.js';
import { SECRET, type Traveller, type World } from './world.js';

let agencies = 400;
async function agent(world: World): Promise<{ who: Traveller; agencyId: string }> {
  const agencyId = String(agencies++);
  const five = { operatorId: null, transportType: null, basisPoints: 500, amount: null, currency: null };
  world.users.commissionRates.set(agencyId, [{ ...five, validFrom: null, validUntil: null }]);
  const who = world.anAgent(agencyId, 100_000);
  await who.holds(world.aDeparture().leg(), SEATS);
  await who.tellsNames();
  return { who, agencyId };
}
const EARNED = 2 * Math.round(FARE.FOREIGN / 20);
const balance = async (world: World, agencyId: string): Promise<string> =>
  `balance ${0 - (await accountOf(world, 'agent_balance', agencyId))} earned ${await accountOf(world, 'agent_commission', agencyId)}`;

const clerk = (world: World): Traveller =>
  world.aUser({ userId: '71', roleId: 7, grants: { 'payment.request': 'all' } });
async function link(world: World, amount = 2500): Promise<{ link: SeenLink; charge: string }> {
  const input = {
    payerName: 'Chan Sophea',
    payerEmail: 'sophea@example.com',
    amount,
    currency: 'USD',
    language: 'km',
    reason: 'Extra luggage',
    days: 7,
  };
  const made = await clerk(world).ask<SeenLink>(payLinkDocuments.create, { input });
  const wish = { token: tokenOf(made), method: 'CARD' };
  const { reference } = await world.aTraveller().ask<{ reference: string }>(payLinkDocuments.pay, wish);
  return { link: made, charge: reference };
}
const ofLink =
  (world: World, { id }: SeenLink, type: string) =>
  async (): Promise<string> => {
    const { state, refunded } = await clerk(world).ask<SeenLink>(payLinkDocuments.record, { id });
    const mails = await counted(
      world,
      `select 1 from outbox_event where type = $1 and payload->>'linkId' = $2`,
      type,
      id,
    );
    return `${state} ${refunded.amount} mails ${mails}`;
  };

/** A payment of which something else arrived than was asked. */
async function arrivedOtherwise(world: World): Promise<{ traveller: Traveller; paymentId: string }> {
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
const returned = (world: World, paymentId: string) =>
  counted(world, 'select 1 from sandbox_refund where reference = $1', `review-${paymentId}`);

/** What is paid, handed out, looked at and lowered. */
export const moneyMoves: Scenarios = {
  'a link that is paid': {
    make: async (world) => {
      const { link: made, charge } = await link(world);
      return { act: () => world.aTraveller().decides(charge, 'APPROVE'), end: ofLink(world, made, 'pay_link.paid') };
    },
    end: 'PAID 0 mails 1',
  },
  'a custom payment that a second person gives back': {
    make: async (world) => {
      const { link: made, charge } = await link(world, 20_000);
      await world.aTraveller().decides(charge, 'APPROVE');
      await clerk(world).ask(payLinkDocuments.refund, { id: made.id, amount: 15_000, reason: 'Paid by mistake' });
      const other = world.aUser({ userId: '72', roleId: 7, grants: { 'payment.request': 'all' } });
      const act = () => other.ask(payLinkDocuments.decide, { id: made.id, approve: true });
      return { act, end: ofLink(world, made, 'pay_link.refunded') };
    },
    end: 'PAID 15000 mails 1',
  },
  'cash handed out at a counter': {
    make: async (world) => {
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
    make: async (world) => {
      const { who, agencyId } = await agent(world);
      const act = () => who.startsToPay('AGENT_BALANCE');
      return { bookingId: who.bookingId, act, end: ofBooking(who, () => balance(world, agencyId)) };
    },
    end: `BOOKED PAID 0 balance ${-2550 + EARNED} earned ${EARNED}`,
  },
  'an agency’s sale given back, and its commission with it': {
    make: async (world) => {
      const { who, agencyId } = await agent(world);
      await who.startsToPay('AGENT_BALANCE');
      return {
        bookingId: who.bookingId,
        act: () => who.does('cancel'),
        end: ofBooking(who, () => balance(world, agencyId)),
      };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 2500 balance -50 earned 0',
  },
  'a coupon that is taken off a hold': {
    make: async (world) => {
      const traveller = world.aTraveller({ ip: '203.0.113.7' });
      await traveller.holds(world.aDeparture().leg(), SEATS, { couponCode: 'SUMMER' });
      const given = () => told(world, 'coupon.given_back', traveller);
      const end = async () => `${(await traveller.sees())!.total.amount} ${await given()}`;
      return { bookingId: traveller.bookingId, act: () => traveller.removesCoupon(), end };
    },
    end: '2550 1',
  },
  'a coupon that comes back with its booking': {
    make: async (world) => {
      const traveller = await bought(world, undefined, { couponCode: 'SUMMER' });
      const given = () => told(world, 'coupon.given_back', traveller);
      return { bookingId: traveller.bookingId, act: () => traveller.does('cancel'), end: ofBooking(traveller, given) };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 1900 1',
  },
  'money that arrived otherwise, sent back': {
    make: async (world) => {
      const { traveller, paymentId } = await arrivedOtherwise(world);
      return {
        bookingId: traveller.bookingId,
        act: () => world.aPlatformAdmin().ask(documents.sendBackReviewed, { id: paymentId }),
        end: ofBooking(traveller, () => returned(world, paymentId)),
      };
    },
    end: 'BLOCKED FAILED 0 1',
  },
  'money that arrived otherwise, taken': {
    make: async (world) => {
      const { traveller, paymentId } = await arrivedOtherwise(world);
      return {
        bookingId: traveller.bookingId,
        act: () => world.aPlatformAdmin().ask(documents.acceptReviewed, { id: paymentId }),
        end: ofBooking(traveller, () => returned(world, paymentId)),
      };
    },
    end: 'BOOKED PAID 0 0',
  },
};
