import { bought, counted, ofBooking, type Scenarios, told } from './killed-staff.js';
import { overruleDocuments } from './overrule-documents.js';
import { support } from './staff.js';
import type { Traveller, World } from './world.js';

const overruling = { 'refund.ask': 'all', 'refund.overrule': 'all' } as const;

const tickets = (world: World, { bookingId }: Traveller) =>
  counted(world, 'select 1 from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1', bookingId);

async function overruled(world: World, amount: number): Promise<{ traveller: Traveller; id: string }> {
  const traveller = await bought(world);
  const asker = support(world, { 'refund.ask': 'all' });
  const wish = { bookingId: traveller.bookingId, code: 'GOODWILL', reason: 'His mother is in hospital', amount };
  await asker.ask(overruleDocuments.cancel, wish);
  const { rows } = await asker.ask<{ rows: { id: string }[] }>(overruleDocuments.list, { state: 'waiting' });
  return { traveller, id: rows[0]!.id };
}
const second = (world: World): Traveller => world.aUser({ userId: '2', roleId: 1, grants: overruling });

async function waitingForOperator(world: World): Promise<{ traveller: Traveller; legId: string }> {
  const traveller = await bought(world, world.aDepartureByHand().leg());
  return { traveller, legId: (await traveller.sees())!.legs[0]!.id };
}

/** What platform and operators decide of a booking. */
export const decisions: Scenarios = {
  'a second person approves a cancellation beyond the terms': {
    make: async (world) => {
      const { traveller, id } = await overruled(world, 2520);
      const act = () => second(world).ask(overruleDocuments.decide, { id, approve: true });
      const mails = () => told(world, 'booking.cancelled', traveller);
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, mails) };
    },
    end: 'CANCELLED PARTIALLY_REFUNDED 2520 1',
  },
  'one who may overrules alone': {
    make: async (world) => {
      const traveller = await bought(world);
      const wish = { bookingId: traveller.bookingId, code: 'OPERATOR_CANCELLED', reason: 'No driver' };
      return {
        bookingId: traveller.bookingId,
        act: () => support(world, overruling).ask(overruleDocuments.cancel, wish),
        end: ofBooking(traveller, () => told(world, 'booking.cancelled', traveller)),
      };
    },
    end: 'CANCELLED REFUNDED 2550 1',
  },
  'an operator’s yes': {
    make: async (world) => {
      const { traveller, legId } = await waitingForOperator(world);
      const act = () => world.anOperator().accepts(traveller.bookingId, legId);
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, () => tickets(world, traveller)) };
    },
    end: 'BOOKED PAID 0 1',
  },
  'an operator’s no': {
    make: async (world) => {
      const { traveller, legId } = await waitingForOperator(world);
      const act = () => world.anOperator().refuses(traveller.bookingId, legId);
      return {
        bookingId: traveller.bookingId,
        act,
        end: ofBooking(traveller, () => told(world, 'booking.rejected', traveller)),
      };
    },
    end: 'REJECTED REFUNDED 2550 1',
  },
  'codes that an operator gives by hand': {
    make: async (world) => {
      const by = world.aDeparture({ change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }) });
      const traveller = await bought(world, by.leg());
      const { id: legId, parts } = (await traveller.sees())!.legs[0]!;
      const codes = [{ partId: parts[0]!.id, ticketCode: `H-${traveller.bookingId}` }];
      const giving = `mutation ($id: ID!, $legId: ID!, $codes: [TicketCodeInput!]!) {
        answer: giveTicketCodes(bookingId: $id, legId: $legId, codes: $codes) { __typename } }`;
      const act = () => world.anOperator().ask(giving, { id: traveller.bookingId, legId, codes });
      const ends = async () => `${await tickets(world, traveller)} ${await told(world, 'ticket.issued', traveller)}`;
      return { bookingId: traveller.bookingId, act, end: ofBooking(traveller, ends) };
    },
    end: 'BOOKED PAID 0 1 1',
  },
  'codes that their operator did not give in time': {
    make: async (world) => {
      const by = world.aDeparture({ change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }) });
      const traveller = await bought(world, by.leg());
      world.clock.advance({ hours: 25 });
      const ends = async () => `${await tickets(world, traveller)} ${await told(world, 'ticket.issued', traveller)}`;
      return {
        bookingId: traveller.bookingId,
        act: () => world.job('give-overdue-codes'),
        end: ofBooking(traveller, ends),
      };
    },
    end: 'BOOKED PAID 0 1 1',
  },
};
