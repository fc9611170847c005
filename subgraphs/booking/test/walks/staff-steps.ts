import { signSandbox } from '../../src/sandbox-provider/sandbox-signature.js';
import { documents } from '../documents.js';
import { overruleDocuments } from '../overrule-documents.js';
import { staffDocuments } from '../staff.js';
import { SECRET, type SeenLeg, type Traveller } from '../world.js';
import { admin, boss, helper } from './people.js';
import { firstRide } from './door-steps.js';
import { refundSteps } from './refund-steps.js';
import type { Step, Steps, Walk } from './walk.js';

const answer = '{ __typename ... on Refused { code facts } }';
const asking = {
  block: `mutation ($id: ID!, $from: LocalDate!, $seats: [String!]!) {
    answer: blockSeats(routeScheduleId: $id, from: $from, seats: $seats, reason: "The belt is torn") ${answer} }`,
  close: `mutation ($id: ID!, $from: LocalDate!) {
    answer: blockSeats(routeScheduleId: $id, from: $from, reason: "The road is flooded") ${answer} }`,
  open: `mutation ($id: ID!, $from: LocalDate!) { answer: freeDepartures(routeScheduleId: $id, from: $from) ${answer} }`,
  free: `mutation ($ids: [ID!]!) { answer: freeSeats(ids: $ids) ${answer} }`,
  freeMany: `mutation ($ids: [ID!]!) { answer: freeSeatBlocks(ids: $ids) { done failed { code } } }`,
  stopFreeing: `mutation ($id: ID!) { answer: stopSeatBlockBulk(id: $id) ${answer} }`,
  blockMany: `mutation ($id: ID!) { answer: undoSeatBlockBulk(id: $id) ${answer} }`,
  code: `mutation ($bookingId: ID!, $partId: ID!, $ticketCode: String!) {
    answer: changeTicketCode(bookingId: $bookingId, partId: $partId, ticketCode: $ticketCode) ${answer} }`,
  codes: `mutation ($bookingId: ID!, $legId: ID!) { answer: giveTicketCodes(bookingId: $bookingId, legId: $legId) ${answer} }`,
};

const NEWEST_FREEING = `select id::text as id from bulk_change where noun = 'SeatBlock' order by bulk_change.id desc limit 1`;

/** The first ride that stands, and the first passenger on it whose seat is still his. */
async function first({ traveller }: Walk): Promise<{ leg: SeenLeg; part: SeenLeg['parts'][number] }> {
  const { legs, exchangedLegs } = (await traveller.sees())!;
  const leg = legs[0] ?? exchangedLegs[0]!;
  return { leg, part: leg.parts.find(({ state }) => state === 'TICKETED') ?? leg.parts[0]! };
}

const changesSeat = (seatOf: (number: string) => string): Step => ({
  makes: ['changeSeats'],
  take: async (walk) => {
    const { leg, part } = await first(walk);
    const seats = [{ partId: part.id, seatNumber: seatOf(part.seatNumber) }];
    return boss(walk.world).ask(staffDocuments.seats, { bookingId: walk.traveller.bookingId, legId: leg.id, seats });
  },
});

const callsPassenger = (firstName: string): Step => ({
  makes: ['changePassenger'],
  take: async (walk) => {
    const { part } = await first(walk);
    const passenger = { title: 'MS', firstName, lastName: 'Chan', email: null, mobileNumber: null };
    const { bookingId } = walk.traveller;
    return boss(walk.world).ask(staffDocuments.passenger, { bookingId, partId: part.id, passenger });
  },
});

const editsContact = (email: string | null): Step => ({
  makes: ['editBooking'],
  take: async (walk) => {
    const { bookingId } = walk.traveller;
    const sql = 'select contact_version::text as id from booking where id = $1';
    const version = Number(await walk.newest(sql, bookingId));
    const contact = { email, mobileNumber: '097 555 0101' };
    return boss(walk.world).ask(staffDocuments.edit, { bookingId, version, contact, language: 'km' });
  },
});
const handsOver = (email: string | null): Step => ({
  makes: ['changeBookingUser'],
  take: ({ world, traveller }) => admin(world).ask(staffDocuments.user, { bookingId: traveller.bookingId, email }),
});

interface Reach {
  readonly least: { readonly amount: number };
  readonly most: { readonly amount: number };
}

/** More than the terms give, of the seats that are left. */
const overrules = (who: (world: Walk['world']) => Traveller, wish: object): Step => ({
  makes: ['overruleCancel'],
  take: ({ world, traveller }) =>
    who(world).ask(overruleDocuments.cancel, { bookingId: traveller.bookingId, reason: 'Ill', ...wish }),
});
/** About half way between what the terms give and all of it. */
const asksForSome: Step = {
  makes: ['overruleCancel'],
  take: async (walk) => {
    const { bookingId } = walk.traveller;
    const terms = await helper(walk.world).ask<Reach | null>(overruleDocuments.terms, { bookingId });
    const [least, most] = [terms?.least.amount ?? 0, terms?.most.amount ?? 0];
    const amount = Math.max(least, Math.floor((least + most) / 200) * 100);
    return overrules(helper, { code: 'GOODWILL', amount }).take(walk);
  },
};
const waiting = (walk: Walk): Promise<string> =>
  walk.newest('select id from overrule where booking_id = $1 order by id desc limit 1', walk.traveller.bookingId);
const decides = (approve: boolean, userId: string): Step => ({
  makes: ['decideOverrule'],
  take: async (walk) => admin(walk.world, userId).ask(overruleDocuments.decide, { id: await waiting(walk), approve }),
});

interface Charge {
  readonly reference: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
}

/** What the provider tells of an attempt that began last, signed as it signs, or not. */
export async function tells(
  { world }: Walk,
  charge: Charge | undefined,
  change: object,
  secret = SECRET,
): Promise<unknown> {
  if (charge === undefined) return undefined;
  const body = JSON.stringify({ ...charge, state: 'SETTLED', ...change });
  const variables = { provider: 'sandbox', body, signature: signSandbox(body, secret) };
  return world.aTraveller().ask(
    `mutation ($provider: String!, $body: String!, $signature: String!) {
      answer: receivePaymentCallback(provider: $provider, body: $body, signature: $signature) ${answer} }`,
    variables,
  );
}
const newestCharge = async ({ world, traveller }: Walk): Promise<Charge | undefined> => {
  const [charge] = await world.rows<Charge>(
    `select reference, provider_reference as charge, amount::int as amount, currency from payment
     where booking_id = $1 and provider_reference is not null order by id desc limit 1`,
    [traveller.bookingId],
  );
  return charge;
};
const isTold = (change: (amount: number) => object, secret?: string): Step => ({
  makes: ['receivePaymentCallback'],
  take: async (walk) => {
    const charge = await newestCharge(walk);
    return tells(walk, charge, change(charge?.amount ?? 0), secret);
  },
});
const reviews = (what: 'acceptReviewed' | 'sendBackReviewed', mutation: string): Step => ({
  makes: [mutation],
  take: async (walk) => {
    const sql = `select id from payment where booking_id = $1 order by state = 'REVIEW' desc, id desc limit 1`;
    const id = await walk.newest(sql, walk.traveller.bookingId);
    return admin(walk.world).ask(documents[what], { id });
  },
});

let codes = 0;

/** What the staff of an operator, of the platform and of an agency do to a booking. */
export const staffSteps = {
  'takes a coupon': { makes: ['applyCoupon'], take: ({ traveller }) => traveller.appliesCoupon('SUMMER') },
  'takes another coupon': { makes: ['applyCoupon'], take: ({ traveller }) => traveller.appliesCoupon('SHARED') },
  'leaves the coupon': { makes: ['removeCoupon'], take: ({ traveller }) => traveller.removesCoupon() },
  'pays from the balance': {
    makes: ['setPassengers', 'startPayment'],
    take: async ({ traveller }) => {
      await traveller.tellsNames();
      return traveller.startsToPay('AGENT_BALANCE');
    },
  },
  'a seat further back': changesSeat((number) => (number === '3C' ? '4D' : '3C')),
  'the seat of another': changesSeat((number) => (number === '1A' ? '1B' : '1A')),
  'another name': callsPassenger('Sokha'),
  'yet another name': callsPassenger('Bopha'),
  'asks for a code': {
    makes: ['requestHolderCode'],
    take: ({ traveller }) => traveller.ask(documents.requestCode, { id: traveller.bookingId }),
  },
  'proves himself': {
    makes: ['proveHolder'],
    take: async ({ traveller }) => {
      const code = (await traveller.lastCode()) ?? '000000';
      return traveller.ask(documents.proveHolder, { id: traveller.bookingId, code });
    },
  },
  'corrects his name': {
    makes: ['correctName'],
    take: async (walk) => {
      const { part } = await first(walk);
      const { firstName, seatNumber } = part;
      const name = { firstName: `${firstName}a`, lastName: `Dara ${seatNumber}` };
      return walk.traveller.ask(documents.correctName, { id: walk.traveller.bookingId, partId: part.id, ...name });
    },
  },
  'a code by hand': {
    makes: ['changeTicketCode'],
    take: async (walk) => {
      const { part } = await first(walk);
      const variables = { bookingId: walk.traveller.bookingId, partId: part.id, ticketCode: `HAND-${codes++}` };
      return boss(walk.world).ask(asking.code, variables);
    },
  },
  'codes of the ranges': {
    makes: ['giveTicketCodes'],
    take: async (walk) => {
      const { leg } = await first(walk);
      return boss(walk.world).ask(asking.codes, { bookingId: walk.traveller.bookingId, legId: leg.id });
    },
  },
  'the code of another': {
    makes: ['changeTicketCode'],
    take: async (walk) => {
      const { part } = await first(walk);
      const variables = { bookingId: walk.traveller.bookingId, partId: part.id, ticketCode: 'N7-000001' };
      return boss(walk.world).ask(asking.code, variables);
    },
  },
  'goes to an account': handsOver('vanna@example.com'),
  'goes to nobody': handsOver(null),
  'another contact': editsContact('sokha@example.com'),
  'yet another contact': editsContact(null),
  'a comment': {
    makes: ['addBookingComment'],
    take: ({ world, traveller }) =>
      boss(world).ask(staffDocuments.addComment, { bookingId: traveller.bookingId, text: 'Called her' }),
  },
  'the comment again': {
    makes: ['editBookingComment'],
    take: async (walk) => {
      const { bookingId } = walk.traveller;
      const sql = 'select id from booking_comment where booking_id = $1 order by id desc limit 1';
      const commentId = await walk.newest(sql, bookingId);
      return boss(walk.world).ask(staffDocuments.editComment, { bookingId, commentId, text: 'Called her twice' });
    },
  },
  'tickets again': {
    makes: ['resendTickets'],
    take: ({ traveller }) => traveller.ask(staffDocuments.resend, { bookingId: traveller.bookingId }),
  },
  'asks for some of it': asksForSome,
  'asks for all of it': overrules(helper, { code: 'OPERATOR_CANCELLED' }),
  'overrules alone': overrules(admin, { code: 'DELAY_OVER_2H', amount: 700 }),
  'a second person agrees': decides(true, '2'),
  'a second person declines': decides(false, '2'),
  'who asked decides himself': decides(true, '700'),
  'takes it back': {
    makes: ['withdrawOverrule'],
    take: async (walk) => helper(walk.world).ask(overruleDocuments.withdraw, { id: await waiting(walk) }),
  },
  'blocks a seat': {
    makes: ['blockSeats'],
    take: async (walk) => {
      const ride = await firstRide(walk);
      if (ride === undefined) return undefined;
      const { routeScheduleId: id, date: from } = ride;
      return boss(walk.world).ask(asking.block, { id, from, seats: ['3C', '4D'] });
    },
  },
  'closes the departure': {
    makes: ['blockSeats'],
    take: async (walk) => {
      const ride = await firstRide(walk);
      return ride && boss(walk.world).ask(asking.close, { id: ride.routeScheduleId, from: ride.date });
    },
  },
  'opens it again': {
    makes: ['freeDepartures'],
    take: async (walk) => {
      const ride = await firstRide(walk);
      return ride && boss(walk.world).ask(asking.open, { id: ride.routeScheduleId, from: ride.date });
    },
  },
  'frees it': {
    makes: ['freeSeats'],
    take: async (walk) => {
      const ids = [await walk.newest('select id from seat_block order by id desc limit 1')];
      return boss(walk.world).ask(asking.free, { ids });
    },
  },
  'frees many': {
    makes: ['freeSeatBlocks'],
    take: async (walk) => {
      const ids = [await walk.newest('select id from seat_block order by id desc limit 1')];
      return boss(walk.world).ask(asking.freeMany, { ids });
    },
  },
  'no more are freed': {
    makes: ['stopSeatBlockBulk'],
    take: async (walk) => boss(walk.world).ask(asking.stopFreeing, { id: await walk.newest(NEWEST_FREEING) }),
  },
  'blocks them again': {
    makes: ['undoSeatBlockBulk'],
    take: async (walk) => boss(walk.world).ask(asking.blockMany, { id: await walk.newest(NEWEST_FREEING) }),
  },
  'the provider says it again': isTold(() => ({})),
  'less money arrives': isTold((amount) => ({ amount: amount - 100 })),
  'more money arrives': isTold((amount) => ({ amount: amount + 200 })),
  'other money arrives': isTold(() => ({ currency: 'KHR', amount: 5_000_000 })),
  'somebody forges a call-back': isTold(() => ({}), 'not the secret of the provider at all'),
  'is taken as paid': reviews('acceptReviewed', 'acceptReviewedPayment'),
  'is sent back': reviews('sendBackReviewed', 'sendBackReviewedPayment'),
  ...refundSteps,
  'by Wing': {
    makes: ['setPassengers', 'startPayment'],
    take: async ({ traveller }) => {
      await traveller.tellsNames();
      return traveller.startsToPay('WING');
    },
  },
  'Wing tells': {
    makes: ['storeWingMobileLog'],
    take: async (walk) => {
      const id = await walk.newest(`select id from payment where method = 'WING' order by id desc limit 1`);
      return walk.traveller.ask(documents.wing, { id, log: { screen: 'paid' } });
    },
  },
} satisfies Steps;
