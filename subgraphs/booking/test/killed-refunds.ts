import { accountIn } from './books.js';
import { documents } from './documents.js';
import { ofBooking, type Scenarios } from './killed-staff.js';
import { payLinkDocuments, type SeenLink, tokenOf } from './pay-link-documents.js';
import { RefusedDesk } from './refused-desk.js';
import type { Traveller, World } from './world.js';

let customers = 9500;
/** What went back of the booking, and by which accounts. */
const books =
  (world: World, desk: RefusedDesk): (() => Promise<string>) =>
  async () => {
    const { bookingId } = desk.traveller;
    const [clearing, wallet] = [
      await accountIn(world, bookingId, 'clearing'),
      await accountIn(world, bookingId, 'wallet'),
    ];
    return `${(await desk.wentBack()).join(', ')}; clearing ${clearing} wallet ${wallet}`;
  };
/** It happened: what is asked once more is refused or changes nothing. */
const scenario = async (
  world: World,
  traveller: Traveller | undefined,
  act: (desk: RefusedDesk) => Promise<() => Promise<unknown>>,
) => {
  const desk = new RefusedDesk(world);
  await desk.refuses(1, traveller);
  return {
    bookingId: desk.traveller.bookingId,
    act: await act(desk),
    end: ofBooking(desk.traveller, books(world, desk)),
  };
};

const clerk = (world: World, userId: string): Traveller =>
  world.aUser({ userId, roleId: 7, grants: { 'payment.request': 'all' } });

async function refusedLink(world: World): Promise<{ link: SeenLink; refundId: string }> {
  const payer = { payerName: 'Chan Sophea', payerEmail: 'sophea@example.com', language: 'km' };
  const input = { ...payer, amount: 2500, currency: 'USD', reason: 'Extra luggage', days: 7 };
  const link = await clerk(world, '71').ask<SeenLink>(payLinkDocuments.create, { input });
  const wish = { token: tokenOf(link), method: 'CARD' };
  const { reference } = await world.aTraveller().ask<{ reference: string }>(payLinkDocuments.pay, wish);
  await world.aTraveller().decides(reference, 'CLOSE');
  await clerk(world, '71').ask(payLinkDocuments.refund, { id: link.id, amount: 2500, reason: 'Paid by mistake' });
  await world.job('send-refunds');
  world.clock.advance({ minutes: 61 });
  await world.job('send-refunds');
  const { refusedRefunds } = await clerk(world, '71').ask<SeenLink>(payLinkDocuments.record, { id: link.id });
  return { link, refundId: refusedRefunds[0]!.id };
}

/** Money whose provider does not send it back. */
export const refusedMoney: Scenarios = {
  'a refused refund that goes into a wallet': {
    make: (world) =>
      scenario(world, world.aCustomer(String(customers++)), async (desk) => {
        const [refund] = await desk.refused();
        return () => desk.otherwise(refund!, 'WALLET');
      }),
    end: 'CANCELLED PARTIALLY_REFUNDED 1250 canceled 1250, done 1250 WALLET; clearing 1300 wallet -1250',
  },
  'a refused refund that is to be handed out': {
    make: (world) =>
      scenario(world, undefined, async (desk) => {
        const [refund] = await desk.refused();
        return () => desk.otherwise(refund!, 'CASH');
      }),
    end: 'CANCELLED REFUND_PENDING 0 canceled 1250, created 1250 CASH; clearing 1300 wallet 0',
  },
  'a refused refund that is handed out': {
    make: (world) =>
      scenario(world, undefined, async (desk) => {
        const [refund] = await desk.refused();
        await desk.otherwise(refund!, 'CASH');
        const { pnr, id } = (await desk.traveller.sees())!;
        await desk.admin.ask(documents.requestCode, { id });
        const told = { code: pnr, holderCode: await desk.traveller.codeOf() };
        return () => desk.admin.ask(documents.handOutCash, told);
      }),
    end: 'CANCELLED PARTIALLY_REFUNDED 1250 canceled 1250, done 1250 CASH; clearing 1300 wallet 0',
  },
  'a refused refund that is tried again': {
    make: (world) =>
      scenario(world, undefined, async (desk) => {
        const [refund] = await desk.refused();
        await world.rows("update sandbox_charge set state = 'APPROVED' where state = 'CLOSED'");
        return () => desk.again(refund!);
      }),
    end: 'CANCELLED PARTIALLY_REFUNDED 1250 done 1250; clearing 50 wallet 0',
  },
  'money in review that its provider does not take back': {
    make: async (world) => {
      const desk = new RefusedDesk(world);
      const paymentId = await desk.arrivesOtherwise(world.aTraveller(), { amount: 1200 });
      const { bookingId } = desk.traveller;
      return { bookingId, act: () => desk.sendsBack(paymentId), end: ofBooking(desk.traveller, books(world, desk)) };
    },
    end: 'BLOCKED FAILED 0 failed 1200; clearing 0 wallet 0',
  },
  'cash of a link that is handed out': {
    make: async (world) => {
      const { link, refundId } = await refusedLink(world);
      const decided = await clerk(world, '71').ask<SeenLink>(payLinkDocuments.inCash, { id: link.id, refundId });
      const cash = { id: link.id, refundId: decided.cashToHandOut[0]!.id };
      const waits = async () => {
        const seen = await clerk(world, '71').ask<SeenLink>(payLinkDocuments.record, { id: link.id });
        return `${seen.refunded.amount} back, ${seen.cashToHandOut.length} wait`;
      };
      return { act: () => clerk(world, '72').ask(payLinkDocuments.handOut, cash), end: waits };
    },
    end: '2500 back, 0 wait',
  },
};
