import { documents } from '../documents.js';
import { payLinkDocuments } from '../pay-link-documents.js';
import { settlementDocuments } from '../settlement-documents.js';
import { seat, type Traveller } from '../world.js';
import { admin, boss, helper } from './people.js';
import { tells } from './staff-steps.js';
import { BUYS, ride } from './traveller-steps.js';
import { refusedTwice } from './refund-steps.js';
import type { Step, Steps, Walk } from './walk.js';

const answer = '{ __typename ... on Refused { code facts } }';
const asking = {
  addRoute: `mutation ($input: BoardingRouteRecordInput!) { answer: createBoardingRoute(input: $input) ${answer} }`,
  dateRoute: `mutation ($id: ID!, $version: Int!, $input: BoardingRouteRecordInput!) {
    answer: updateBoardingRoute(id: $id, version: $version, input: $input) ${answer} }`,
  removeRoutes: `mutation ($ids: [ID!]!) { answer: removeBoardingRoutes(ids: $ids) { done failed { code } } }`,
  terms: `mutation ($input: RefundPolicyInput!) { answer: setRefundPolicy(input: $input) ${answer} }`,
  askTerms: `mutation ($input: RefundPolicyInput!) {
    answer: askRefundPolicy(input: $input, reason: "Guests decide late") ${answer} }`,
  decideTerms: `mutation ($id: ID!, $approve: Boolean!) {
    answer: decideRefundPolicy(id: $id, approve: $approve, answer: "Too generous") ${answer} }`,
  withdrawTerms: `mutation ($id: ID!) { answer: withdrawRefundPolicy(id: $id) ${answer} }`,
  addClass: `mutation ($input: TicketClassRecordInput!) { answer: createTicketClass(input: $input) ${answer} }`,
  changeClass: `mutation ($id: ID!, $version: Int!, $input: TicketClassRecordInput!) {
    answer: updateTicketClass(id: $id, version: $version, input: $input) ${answer} }`,
  turnClass: `mutation ($ids: [ID!]!, $active: Boolean!) {
    answer: setTicketClassesActive(ids: $ids, active: $active) { id done failed { code } } }`,
  stopTurning: `mutation ($id: ID!) { answer: stopTicketClassBulk(id: $id) ${answer} }`,
  turnBack: `mutation ($id: ID!) { answer: undoTicketClassBulk(id: $id) ${answer} }`,
  addRange: `mutation ($input: CodeRangeRecordInput!) { answer: createCodeRange(input: $input) ${answer} }`,
  changeRange: `mutation ($id: ID!, $version: Int!, $input: CodeRangeRecordInput!) {
    answer: updateCodeRange(id: $id, version: $version, input: $input) ${answer} }`,
  turnRange: `mutation ($ids: [ID!]!, $active: Boolean!) {
    answer: setCodeRangesActive(ids: $ids, active: $active) { done failed { code } } }`,
  feedback: `mutation ($id: ID!, $rating: Int!, $words: String) {
    answer: giveFeedback(bookingId: $id, rating: $rating, words: $words) ${answer} }`,
  review: `mutation ($input: WriteReviewInput!) { answer: writeReview(input: $input) ${answer} }`,
  answerReview: `mutation ($id: ID!, $version: Int!) {
    answer: answerReview(id: $id, version: $version, text: "Sorry") ${answer} }`,
  hide: `mutation ($id: ID!, $version: Int!) {
    answer: hideReview(id: $id, version: $version, reason: "Names the driver") ${answer} }`,
  publishMany: `mutation ($id: ID!) { answer: publishReviews(ids: [$id]) { done failed { code } } }`,
  hideMany: `mutation ($id: ID!) { answer: hideReviews(ids: [$id], reason: "Names the driver") { done failed { code } } }`,
  undoMany: `mutation ($id: ID!) { answer: undoReviewBulk(id: $id) ${answer} }`,
  stopPublishing: `mutation ($id: ID!) { answer: stopReviewBulk(id: $id) ${answer} }`,
  publish: `mutation ($id: ID!, $version: Int!) { answer: publishReview(id: $id, version: $version) ${answer} }`,
};

const newestLink = (walk: Walk): Promise<string> => walk.newest('select id from pay_link order by id desc limit 1');

/** Staff does something about the newest link. */
const aboutLink = (mutation: string, document: string, more: object = {}, who = helper): Step => ({
  makes: [mutation],
  take: async (walk) => who(walk.world).ask(document, { id: await newestLink(walk), ...more }),
});
const chargesOfLink = (state: 'CLOSED' | 'APPROVED'): Step => ({
  makes: [],
  take: ({ world }) =>
    world.rows(
      `update sandbox_charge set state = $1 where state in ('APPROVED', 'CLOSED')
       and id in (select provider_reference from payment where link_id = (select max(id) from pay_link))`,
      [state],
    ),
});
/** Staff does something about money of the newest link that does not go back. */
const aboutLinkRefund = (mutation: string, document: string, state: string, who = helper): Step => ({
  makes: [mutation],
  take: async (walk) => {
    const id = await newestLink(walk);
    const sql = 'select id from refund where link_id = $1 order by state = $2 desc, id desc limit 1';
    return who(walk.world).ask(document, { id, refundId: await walk.newest(sql, id, state) });
  },
});
const asksFor = (amount: number): Step => ({
  makes: ['createPayLink'],
  take: ({ world }) => {
    const payer = { payerName: 'Chan Sophea', payerEmail: 'sophea@example.com', language: 'km' };
    const input = { ...payer, amount, currency: 'USD', reason: 'Extra luggage', days: 7 };
    return helper(world).ask(payLinkDocuments.create, { input });
  },
});
const editsLink: Step = {
  makes: ['updatePayLink'],
  take: async ({ world }) => {
    const [link] = await world.rows<{ id: string; version: number; day: string }>(
      `select id::text, version, to_char(expires_at at time zone 'UTC-7', 'YYYY-MM-DD') as day
       from pay_link order by pay_link.id desc limit 1`,
    );
    const { id = '0', version = 1, day = '2026-11-27' } = link ?? {};
    const payer = { payerName: 'Sok Dara', payerEmail: 'dara@example.com', language: 'th' };
    const input = { ...payer, reason: 'A lost bag', payableUntil: day, note: `Edited after version ${version}` };
    return helper(world).ask(payLinkDocuments.update, { id, version, input });
  },
};
const beginsLink = (method: string): Step => ({
  makes: ['startLinkPayment'],
  take: async ({ world }) => {
    const [link] = await world.rows<{ token: string }>('select token from pay_link order by id desc limit 1');
    return world.aTraveller().ask(payLinkDocuments.pay, { token: link?.token ?? 'none', method });
  },
});

interface LinkCharge {
  readonly reference: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
}
const linkCharges = ({ world }: Walk): Promise<LinkCharge[]> =>
  world.rows(`select reference, provider_reference as charge, amount::int as amount, currency from payment
    where link_id = (select max(id) from pay_link) and provider_reference is not null order by id desc`);
const decidesLink = (outcome: string): Step => ({
  makes: ['decideSandboxCharge'],
  take: async (walk) => walk.world.aTraveller().decides((await linkCharges(walk))[0]?.charge ?? 'none', outcome),
});
/** Every attempt of the newest link is told of: those that were given up, too. */
const linkIsTold = (change: object): Step => ({
  makes: ['receivePaymentCallback'],
  take: async (walk) => {
    for (const charge of await linkCharges(walk)) await tells(walk, charge, change);
  },
});

const AGENCY = '601';
/** Of an agency with credit. */
const agent = ({ world }: Walk): Traveller => world.anAgent(AGENCY, 5000);
const tops = (amount: number): Step => ({
  makes: ['topUpAgency'],
  take: (walk) => {
    agent(walk);
    return admin(walk.world).ask(documents.topUp, { id: AGENCY, amount, note: 'Put right' });
  },
});

const everybody = {
  operatorId: '8',
  createFor: 'EVERYBODY',
  journeyType: 'ANY',
  allowForeigners: true,
  allowLocals: true,
  digits: 3,
};
const ofRoute = { operatorId: '7', routeId: '51' };
let prefixes = 0;
let ranges = 1;
const newestClass = async ({ world }: Walk) => {
  const found = await world.rows<{ id: string; version: number; active: boolean; prefix: string | null }>(
    'select id::text as id, version, active, prefix from ticket_class order by ticket_class.id desc limit 1',
  );
  return found[0] ?? { id: '0', version: 1, active: true, prefix: null };
};
const newestRange = async ({ world }: Walk) => {
  const found = await world.rows<{ id: string; version: number; active: boolean; classId: string; from: number }>(
    `select id::text as id, version, active, class_id::text as "classId", range_from::float8 as "from"
     from code_range order by code_range.id desc limit 1`,
  );
  return found[0] ?? { id: '0', version: 1, active: true, classId: '0', from: 1 };
};

const newestTurn = async (walk: Walk, noun: string) => ({
  id: await walk.newest(
    'select id::text as id from bulk_change where noun = $1 order by bulk_change.id desc limit 1',
    noun,
  ),
});

const newTerms = async ({ world }: Walk, percent: number) => {
  const [row] = await world.rows<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from refund_policy where operator_id = 8',
  );
  const tiers = [{ minutesBefore: 15, percent, fixedFee: 0 }];
  return { operatorId: '8', class: 'SAVER', currency: 'USD', expectedVersion: row!.version, tiers };
};
const terms = (percent: number): Step => ({
  makes: ['setRefundPolicy'],
  take: async (walk) => admin(walk.world).ask(asking.terms, { input: await newTerms(walk, percent) }),
});
const newestTerms = (walk: Walk): Promise<string> =>
  walk.newest('select id from refund_policy_request order by id desc limit 1');
const decidesTerms = (approve: boolean): Step => ({
  makes: ['decideRefundPolicy'],
  take: async (walk) => admin(walk.world, '2').ask(asking.decideTerms, { id: await newestTerms(walk), approve }),
});

/** The operator's statement that has to be looked at first; an insurer's goes the same way, and only the whole platform sees it. */
const statement = (walk: Walk): Promise<string> =>
  walk.newest(
    `select id from settlement where payee = 'OPERATOR' and state not in ('OPEN', 'RECONCILED') order by id limit 1`,
  );
const aboutStatement = (
  mutation: string,
  document: string,
  who: (walk: Walk) => Promise<Traveller> | Traveller,
  more: object = {},
): Step => ({
  makes: [mutation],
  take: async (walk) => (await who(walk)).ask(document, { id: await statement(walk), ...more }),
});
const itsOperator = async (walk: Walk): Promise<Traveller> => {
  const sql = 'select operator_id::text as id from settlement where id = $1';
  return boss(walk.world, await walk.newest(sql, await statement(walk)));
};
const answers = (granted: number): Step => ({
  makes: ['answerSettlementDispute'],
  take: async (walk) => {
    const id = await walk.newest('select id from settlement_dispute where answer is null order by id limit 1');
    return admin(walk.world, '2').ask(settlementDocuments.answer, { id, answer: 'You are right', granted });
  },
});

/** Staff looks at the newest review and does something about it. */
const aboutReview = (mutation: string, document: string, who: typeof helper): Step => ({
  makes: [mutation],
  take: async (walk) => {
    const id = await walk.newest('select id from review order by id desc limit 1');
    const version = Number(await walk.newest('select version::text as id from review where id = $1', id));
    return who(walk.world).ask(document, { id, version });
  },
});

const aboutMany = (mutation: string, document: string): Step => ({
  makes: [mutation],
  take: async (walk) => {
    const id = await walk.newest('select id from review order by id desc limit 1');
    return helper(walk.world).ask(document, { id });
  },
});

/** What offices do: links to pay, balances, terms, codes, statements, reviews. */
export const officeSteps = {
  'asks for a payment': asksFor(2500),
  'asks for a large payment': asksFor(20_000),
  gives: {
    makes: ['donate'],
    take: ({ world }) => {
      const input = {
        amount: 700,
        currency: 'USD',
        cause: 'EDUCATION',
        language: 'en',
        payerEmail: 'dara@example.com',
      };
      return world.aTraveller().ask(payLinkDocuments.donate, { input });
    },
  },
  'begins by card': beginsLink('CARD'),
  'begins by QR': beginsLink('KHQR'),
  'pays the link': decidesLink('APPROVE'),
  'pays the link late': decidesLink('LATE'),
  'declines the link': decidesLink('DECLINE'),
  'the provider tells of the link': linkIsTold({}),
  'less comes for the link': linkIsTold({ amount: 2400 }),
  'the link is taken as paid': aboutLink('reviewLinkPayment', payLinkDocuments.review, { accept: true }),
  'the link is sent back': aboutLink('reviewLinkPayment', payLinkDocuments.review, { accept: false }),
  'edits the link': editsLink,
  'ends the link': aboutLink('cancelPayLink', payLinkDocuments.cancel),
  'sends the link again': aboutLink('resendPayLink', payLinkDocuments.resend),
  'gives some back': aboutLink('refundPayLink', payLinkDocuments.refund, { amount: 900, reason: 'By mistake' }),
  'gives much back': aboutLink('refundPayLink', payLinkDocuments.refund, { amount: 15_000, reason: 'By mistake' }),
  'the account of the link is closed': chargesOfLink('CLOSED'),
  'the account of the link is open again': chargesOfLink('APPROVED'),
  'refunds of links are refused': refusedTwice,
  'sends it again': aboutLinkRefund('tryLinkRefundAgain', payLinkDocuments.tryAgain, 'failed'),
  'sends it as cash': aboutLinkRefund('payLinkRefundInCash', payLinkDocuments.inCash, 'failed'),
  'hands it out': aboutLinkRefund('handOutLinkCash', payLinkDocuments.handOut, 'created', (world) => admin(world, '3')),
  'a second person agrees': aboutLink('decideLinkRefund', payLinkDocuments.decide, { approve: true }, admin),
  'a second person declines': aboutLink('decideLinkRefund', payLinkDocuments.decide, { approve: false }, admin),
  'tops up': tops(3000),
  'puts the balance right': tops(-250),
  'the agency sells': {
    makes: BUYS,
    take: async (walk) => {
      const seller = agent(walk);
      await seller.holds(ride(walk, false, '8').leg(), [seat('1A')]);
      await seller.tellsNames();
      return seller.startsToPay('AGENT_BALANCE');
    },
  },
  'waits for cash': {
    makes: ['setCashCollectionHours'],
    take: ({ world }) => admin(world).ask(documents.setCashHours, { id: '8', hours: 6 }),
  },
  'takes no cash': {
    makes: ['setCashCollectionHours'],
    take: ({ world }) => admin(world).ask(documents.setCashHours, { id: '8', hours: 0 }),
  },
  'the driver is paid': {
    makes: ['createBoardingRoute'],
    take: ({ world }) => boss(world).ask(asking.addRoute, { input: ofRoute }),
  },
  'the driver is paid until a day': {
    makes: ['updateBoardingRoute'],
    take: async ({ world }) => {
      const [row] = await world.rows<{ version: number }>('select version from boarding_route where id = 51');
      const input = { ...ofRoute, travelUntil: '2099-12-31' };
      return boss(world).ask(asking.dateRoute, { id: '51', version: row?.version ?? 1, input });
    },
  },
  'the driver is not paid': {
    makes: ['removeBoardingRoutes'],
    take: ({ world }) => boss(world).ask(asking.removeRoutes, { ids: ['51'] }),
  },
  'half comes back': terms(50),
  'nothing comes back': terms(0),
  'asks for other terms': {
    makes: ['askRefundPolicy'],
    take: async (walk) => boss(walk.world, '8').ask(asking.askTerms, { input: await newTerms(walk, 70) }),
  },
  'a second person agrees with the terms': decidesTerms(true),
  'a second person declines the terms': decidesTerms(false),
  'takes the terms back': {
    makes: ['withdrawRefundPolicy'],
    take: async (walk) => boss(walk.world, '8').ask(asking.withdrawTerms, { id: await newestTerms(walk) }),
  },
  'a class of codes': {
    makes: ['createTicketClass'],
    take: ({ world }) => {
      const input = { ...everybody, prefix: `C${prefixes++}-` };
      return boss(world, '8').ask(asking.addClass, { input });
    },
  },
  'the class is for locals': {
    makes: ['updateTicketClass'],
    take: async (walk) => {
      const { id, version, prefix } = await newestClass(walk);
      const input = { ...everybody, prefix, allowForeigners: false };
      return boss(walk.world, '8').ask(asking.changeClass, { id, version, input });
    },
  },
  'the class goes off, or on again': {
    makes: ['setTicketClassesActive'],
    take: async (walk) => {
      const { id, active } = await newestClass(walk);
      return boss(walk.world, '8').ask(asking.turnClass, { ids: [id], active: !active });
    },
  },
  'no more classes are switched': {
    makes: ['stopTicketClassBulk'],
    take: async (walk) => boss(walk.world, '8').ask(asking.stopTurning, await newestTurn(walk, 'TicketClass')),
  },
  'classes are as they were': {
    makes: ['undoTicketClassBulk'],
    take: async (walk) => boss(walk.world, '8').ask(asking.turnBack, await newestTurn(walk, 'TicketClass')),
  },
  'some codes': {
    makes: ['createCodeRange'],
    take: async (walk) => {
      const from = (ranges += 2);
      const input = { classId: (await newestClass(walk)).id, from, to: from + 1 };
      return boss(walk.world, '8').ask(asking.addRange, { input });
    },
  },
  'one code less': {
    makes: ['updateCodeRange'],
    take: async (walk) => {
      const { id, version, classId, from } = await newestRange(walk);
      return boss(walk.world, '8').ask(asking.changeRange, { id, version, input: { classId, from, to: from } });
    },
  },
  'the range ends, or goes on': {
    makes: ['setCodeRangesActive'],
    take: async (walk) => {
      const { id, active } = await newestRange(walk);
      return boss(walk.world, '8').ask(asking.turnRange, { ids: [id], active: !active });
    },
  },
  'the month ends': {
    makes: [],
    take: async (walk) => {
      await walk.world.job('settle');
      const month = walk.day(31 - Number(walk.day().slice(8)) + 1).slice(0, 7);
      walk.untilLocal(`${month}-05`, '03:00');
      await walk.world.job('settle');
    },
  },
  settles: { makes: [], take: ({ world }) => world.job('settle') },
  'the operator agrees': aboutStatement('approveSettlement', settlementDocuments.approve, itsOperator),
  'one of ours agrees': aboutStatement('approveSettlement', settlementDocuments.approve, ({ world }) => admin(world)),
  'another of ours agrees': aboutStatement('approveSettlement', settlementDocuments.approve, ({ world }) =>
    admin(world, '3'),
  ),
  'the operator asks': {
    makes: ['disputeSettlementLine'],
    take: async (walk) => {
      const who = await itsOperator(walk);
      const sql = 'select id from settlement_line where settlement_id = $1 order by id desc limit 1';
      const id = await walk.newest(sql, await statement(walk));
      return who.ask(settlementDocuments.dispute, { id, reason: 'She paid twice' });
    },
  },
  'is granted': answers(250),
  'is told no': answers(0),
  'owes us more': answers(-120),
  'is paid by bank': aboutStatement('paySettlement', settlementDocuments.pay, ({ world }) => admin(world), {
    reference: 'ABA 1',
  }),
  'is found at the bank': aboutStatement('reconcileSettlement', settlementDocuments.reconcile, ({ world }) =>
    admin(world, '3'),
  ),
  reviews: {
    makes: ['writeReview'],
    take: async (walk) => {
      const sql =
        'select t.id from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1 order by l.id limit 1';
      const ticketId = await walk.newest(sql, walk.traveller.bookingId);
      const said = { cleanliness: 5, punctuality: 2, busQuality: 4, professionalism: 4, comments: 'Late' };
      const input = { ticketId, email: 'sok.dara@example.com', ...said };
      return walk.world.aTraveller().ask(asking.review, { input });
    },
  },
  'says how booking went': {
    makes: ['giveFeedback'],
    take: ({ traveller }) => traveller.ask(asking.feedback, { id: traveller.bookingId, rating: 4, words: 'Quick' }),
  },
  'is answered': aboutReview('answerReview', asking.answerReview, boss),
  'are read by all at once': aboutMany('publishReviews', asking.publishMany),
  'are hidden at once': aboutMany('hideReviews', asking.hideMany),
  'are as they were': {
    makes: ['undoReviewBulk'],
    take: async (walk) => helper(walk.world).ask(asking.undoMany, await newestTurn(walk, 'Review')),
  },
  'no more are published': {
    makes: ['stopReviewBulk'],
    take: async (walk) => helper(walk.world).ask(asking.stopPublishing, await newestTurn(walk, 'Review')),
  },
  'is hidden': aboutReview('hideReview', asking.hide, helper),
  'is read by all': aboutReview('publishReview', asking.publish, helper),
} satisfies Steps;
