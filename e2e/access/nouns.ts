import { rowsOf } from '../harness/database.js';
import { tomorrow } from '../harness/rest-client.js';
import type { Server } from '../harness/server.js';
import { NOBODYS, type Owned } from './reach.js';

export interface OwnedRow extends Owned {
  readonly id: string;
  /** Of a leg, whose id is its booking's: its own. */
  readonly leg?: string;
}

interface Means {
  readonly path: string;
  /** Arguments that name the row and, in a mutation, leave it as it is. */
  readonly naming: (id: string, leg?: string) => object;
  /** Who sees the row by this operation is told that he may not do that one. */
  readonly seenBy?: string;
  /** Who sees this row whatever his scope. */
  readonly always?: (row: OwnedRow, userId: string | null) => boolean;
}

interface List {
  readonly path: string;
  readonly arguments: object;
}

/** A kind of row with every operation that names one, and the list that has them all. */
export interface Noun {
  readonly name: string;
  readonly unknown: string;
  readonly rows: (server: Server) => Promise<OwnedRow[]>;
  readonly operations: readonly Means[];
  readonly list?: List;
}

type Columns = { [Column in keyof Owned]?: string };

/** Rows of a table with the columns that say whose they are, as SQL arrays of text. */
const owned =
  (from: string, columns: Columns, more = '') =>
  (server: Server): Promise<OwnedRow[]> => {
    const arrays = Object.keys(NOBODYS).map((name) => `${columns[name as keyof Owned] ?? "'{}'::text[]"} as ${name}`);
    return rowsOf<OwnedRow>(
      server.dataDir,
      `select t.id::text as id, ${arrays.join(', ')}${more} from ${from} order by t.id`,
    );
  };

const one = (column: string): string => `array[${column}::text]`;

const NEVER = '999999999';
const WRONG_VERSION = 999_999;
const page = { page: 1, pageSize: 1 };
const itself = (row: OwnedRow, userId: string | null): boolean => row.id === userId;

const aCoupon = { name: 'Same as before', kind: 'AMOUNT', value: 100, currency: 'USD' };
const aUser = { firstName: 'Same', lastName: 'As before', roleId: 6 };

/** Operations with an argument that names a row, of which no noun below has rows to try them with, and why. */
export const NAMES_NO_FOREIGN_ROW: Readonly<Record<string, string>> = {
  'Query.payLinkRecord': 'the market has no custom payment: subgraphs/booking/test',
  'Mutation.updatePayLink': 'the same',
  'Mutation.cancelPayLink': 'the same',
  'Mutation.resendPayLink': 'the same',
  'Mutation.refundPayLink': 'the same',
  'Mutation.decideLinkRefund': 'the same',
  'Mutation.reviewLinkPayment': 'the same',
  'Query.sandboxCharge': 'its id is random and opens it: the sandbox plays a provider',
  'Mutation.decideSandboxCharge': 'the same',
  'Query.ticket': 'its id is random and opens it, with the e-mail where there is one',
  'Query.ticketDocument': 'the same',
  'Query.ticketCalendar': 'the same',
  'Query.appleWalletFile': 'the same',
  'Query.rideToReview': 'the same',
  'Query.seatAlert': 'its id is random and opens it',
  'Mutation.confirmSeatAlert': 'the same',
  'Mutation.endSeatAlert': 'the same',
  'Query.feedbackOn': 'the market has none: subgraphs/booking/test',
  'Mutation.giveFeedback': 'would be given: subgraphs/booking/test',
  'Query.operatorReviews': 'what is published is for everybody',
  'Query.profilePicture': 'its id is random, and pictures are for everybody',
  'Query.journey': 'what is on sale is for everybody',
  'Query.routeJourneys': 'what is on sale is for everybody',
  'Query.experience': 'the same',
  'Query.experiencePrice': 'the same',
  'Query.ticketClass': 'the market has no class of codes: subgraphs/booking/test',
  'Query.ticketClasses': 'the same',
  'Mutation.createTicketClass': 'the same',
  'Mutation.updateTicketClass': 'the same',
  'Mutation.addCodeRange': 'the same',
  'Query.refundPolicies': 'the market has everybody’s alone: subgraphs/booking/test',
  'Query.refundPolicyVersions': 'the same',
  'Query.refundPolicyRequest': 'the market has no request: subgraphs/booking/test',
  'Mutation.decideRefundPolicy': 'the same',
  'Mutation.withdrawRefundPolicy': 'the same',
  'Query.seatBlocks': 'its ids only narrow what the scope has',
  'Mutation.blockSeats': 'would block: subgraphs/booking/test',
  'Mutation.freeSeats': 'the market has no blocked seat: subgraphs/booking/test',
  'Query.operatorRoutes': 'names of routes are for everybody who sees a catalogue',
  'Query.boardingRoutes': 'its ids only narrow what the scope has',
  'Mutation.addBoardingRoute': 'would add: subgraphs/booking/test',
  'Mutation.removeBoardingRoute': 'would remove: subgraphs/booking/test',
  'Mutation.decideOverrule': 'the market has no request that waits: subgraphs/booking/test',
  'Mutation.withdrawOverrule': 'the same',
  'Mutation.storeWingMobileLog': 'is only noted, with any payment: subgraphs/booking/test',
  'Mutation.setAgentCommissionLevel': 'only who sells for an agency has one: subgraphs/users/test',
  'Query.role': 'roles are the platform’s',
  'Mutation.updateRole': 'the same',
  'Mutation.deleteRole': 'the same',
  'Query.couponCode': 'of one coupon, whose reach it has: subgraphs/pricing/test',
  'Query.departuresToBoard': 'its ids only narrow what the scope has',
  'Query.couponUses': 'the same',
  'Query.occupancyReport': 'the same',
  'Query.cashCollectionHours': 'whose operator it is: subgraphs/booking/test',
  'Mutation.setCashCollectionHours': 'the same',
  'Mutation.setOperatorLanguage': 'whose operator it is: subgraphs/catalogue/test',
  'Mutation.setManualTicketCodes': 'whose operator it is: subgraphs/catalogue/test',
  'Query.awaitedCodes': 'its ids only narrow what the scope has',
  'Mutation.setRequiredPassengerFields': 'whose operator it is: subgraphs/catalogue/test',
  'Mutation.createBranch': 'would add: subgraphs/catalogue/test',
  'Mutation.endSession': 'tried with everybody’s sessions in access.e2e.ts: his own would end',
};

/** Lists whose total no noun below compares with the rows, and why. */
export const COUNTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'Query.feedback': 'the market has none: subgraphs/booking/test',
  'Query.myBookings': 'his own',
  'Query.apiRequests': 'of one key, tried by its id',
  'Query.departuresToBoard': 'departures are no rows: subgraphs/booking/test',
  'Query.departuresToMoveTo': 'the same',
  'Query.ticketClasses': 'the market has none: subgraphs/booking/test',
  'Query.seatBlocks': 'the market has none: subgraphs/booking/test',
  'Query.boardingRoutes': 'an operator knows its country in the catalogue: subgraphs/booking/test',
  'Query.refundPolicies': 'everybody sees everybody’s: subgraphs/booking/test',
  'Query.refundPolicyRequests': 'the market has none: subgraphs/booking/test',
  'Query.overrules': 'the market has none: subgraphs/booking/test',
  'Query.awaitedCodes': 'the same',
  'Query.payLinks': 'the same',
  'Query.settlementLines': 'of one statement, tried by its id',
  'Query.couponUses': 'those of his coupons: subgraphs/pricing/test',
  'Query.couponCodes': 'of one coupon, tried by its id',
  'Query.messages': 'those that open an account are for few: subgraphs/users/test',
};

export const NOUNS: readonly Noun[] = [
  {
    name: 'booking',
    unknown: NEVER,
    rows: owned(
      'booking.booking t',
      {
        users: one('t.booked_by_user_id'),
        branches: 't.operator_branch_ids::text[] || t.branch_id::text',
        operators: 't.operator_ids::text[]',
        agencies: one('t.agency_id'),
        countries: 't.country_codes',
      },
      ', (select min(id)::text from booking.leg where booking_id = t.id) as leg',
    ),
    operations: [
      { path: 'Query.booking', naming: (id) => ({ id }) },
      { path: 'Mutation.resendTickets', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Query.seatsToChange', naming: (bookingId, legId = NEVER) => ({ bookingId, legId }) },
      { path: 'Query.bookingOffers', naming: (bookingId) => ({ bookingId }) },
      { path: 'Query.overruleTerms', naming: (bookingId) => ({ bookingId, partIds: [NEVER] }) },
      {
        path: 'Mutation.changeTicketCode',
        naming: (bookingId) => ({ bookingId, partId: NEVER, ticketCode: 'NONE-1' }),
      },
      {
        path: 'Mutation.overruleCancel',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER], code: 'GOODWILL', reason: 'none', amount: 0 }),
      },
      { path: 'Query.paymentMethods', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.applyCoupon',
        naming: (bookingId) => ({ bookingId, code: 'NOBODYS' }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.removeCoupon', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Mutation.extendHold', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.setPassengers',
        naming: (bookingId) => ({ bookingId, passengers: [], contact: { mobileNumber: '+85512345678' } }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.confirmBooking', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.startPayment',
        naming: (bookingId) => ({ bookingId, method: 'CARD' }),
        seenBy: 'Query.booking',
      },
      {
        path: 'Query.exchangeOffer',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER], rides: [{ legId: 'nothing' }] }),
        seenBy: 'Query.booking',
      },
      {
        path: 'Mutation.beginExchange',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER], rides: [{ legId: 'nothing' }] }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.requestHolderCode', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Mutation.proveHolder', naming: (bookingId) => ({ bookingId, code: '000000' }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.correctName',
        naming: (bookingId) => ({ bookingId, partId: NEVER, firstName: 'No', lastName: 'Body' }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.cancelExchange', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.cancelBooking',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER] }),
        seenBy: 'Query.booking',
      },
      {
        path: 'Mutation.changePassenger',
        naming: (bookingId) => ({
          bookingId,
          partId: NEVER,
          passenger: { title: 'MS', firstName: 'No', lastName: 'Body' },
        }),
      },
      {
        path: 'Mutation.changeSeats',
        naming: (bookingId) => ({ bookingId, legId: NEVER, seats: [{ partId: NEVER, seatNumber: '1A' }] }),
      },
      {
        path: 'Mutation.addBookingComment',
        naming: (bookingId) => ({ bookingId, legId: NEVER, text: 'none' }),
      },
      {
        path: 'Mutation.editBookingComment',
        naming: (bookingId) => ({ bookingId, commentId: NEVER, text: 'none' }),
      },
      {
        path: 'Mutation.editBooking',
        naming: (bookingId) => ({
          bookingId,
          version: 0,
          contact: { email: 'nobody@example.com', mobileNumber: '012345678' },
          language: 'en',
        }),
      },
      {
        path: 'Mutation.changeBookingUser',
        naming: (bookingId) => ({ bookingId, email: 'nobody@example.com' }),
      },
    ],
    list: { path: 'Query.bookings', arguments: { sort: 'NEWEST', ...page } },
  },
  {
    name: 'ticket',
    unknown: 'unknown0',
    rows: owned(
      `(select k.id, b.booked_by_user_id, b.operator_branch_ids, b.branch_id, b.operator_ids, b.agency_id, b.country_codes
        from booking.ticket k join booking.leg l on l.id = k.leg_id join booking.booking b on b.id = l.booking_id) t`,
      {
        users: one('t.booked_by_user_id'),
        branches: 't.operator_branch_ids::text[] || t.branch_id::text',
        operators: 't.operator_ids::text[]',
        agencies: one('t.agency_id'),
        countries: 't.country_codes',
      },
    ),
    operations: [{ path: 'Query.bookingOfTicket', naming: (ticketId) => ({ ticketId }) }],
  },
  {
    // Whoever drives it answers for it, not who sold or bought it.
    name: 'leg',
    unknown: NEVER,
    rows: owned(
      '(select booking_id as id, id as leg, operator_id, operator_branch_id, operator_country_code from booking.leg) t',
      {
        branches: one('t.operator_branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
      ', t.leg::text as leg',
    ),
    operations: [
      { path: 'Mutation.acceptLeg', naming: (bookingId, legId = NEVER) => ({ bookingId, legId }) },
      { path: 'Mutation.giveTicketCodes', naming: (bookingId, legId = NEVER) => ({ bookingId, legId }) },
      { path: 'Mutation.refuseLeg', naming: (bookingId, legId = NEVER) => ({ bookingId, legId, reason: 'none' }) },
    ],
  },
  {
    // A schedule on one day, which stands where other nouns have a leg.
    name: 'manifest',
    unknown: NEVER,
    rows: owned(
      `(select distinct route_schedule_id as id, service_date::text as day, operator_id, operator_branch_id,
          operator_country_code from booking.leg where service_date >= now()) t`,
      {
        branches: one('t.operator_branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
      ', t.day as leg',
    ),
    operations: [
      { path: 'Query.manifest', naming: (routeScheduleId, date = tomorrow()) => ({ routeScheduleId, date }) },
      { path: 'Query.departureSeats', naming: (routeScheduleId, date = tomorrow()) => ({ routeScheduleId, date }) },
    ],
  },
  {
    // A departure with somebody to move; who may change its passengers is asked, not who may list them.
    name: 'departure with passengers',
    unknown: NEVER,
    rows: owned(
      `(select distinct l.route_schedule_id as id, l.service_date::text as day, l.operator_id, l.operator_branch_id,
          l.operator_country_code from booking.leg l join booking.booking b on b.id = l.booking_id
        where b.mode = 'live' and l.stands and exists (
          select 1 from booking.part p where p.leg_id = l.id and p.state = 'TICKETED')) t`,
      {
        branches: one('t.operator_branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
      ', t.day as leg',
    ),
    operations: [
      {
        path: 'Query.movePreview',
        naming: (routeScheduleId, date = tomorrow()) => ({
          from: { routeScheduleId, date },
          to: { routeScheduleId: NEVER, date },
        }),
      },
      {
        path: 'Query.departuresToMoveTo',
        naming: (routeScheduleId, date = tomorrow()) => ({ from: { routeScheduleId, date }, date }),
      },
      {
        path: 'Mutation.movePassengers',
        naming: (routeScheduleId, date = tomorrow()) => ({
          from: { routeScheduleId, date },
          to: { routeScheduleId: NEVER, date },
          reason: 'none',
        }),
      },
    ],
  },
  {
    // None is in review: whoever may decide is told so, and it stays as it is.
    name: 'payment',
    unknown: NEVER,
    rows: owned(
      '(select p.id, b.country_codes from booking.payment p join booking.booking b on b.id = p.booking_id) t',
      { countries: 't.country_codes' },
    ),
    operations: [
      { path: 'Mutation.acceptReviewedPayment', naming: (paymentId) => ({ paymentId }) },
      { path: 'Mutation.sendBackReviewedPayment', naming: (paymentId) => ({ paymentId }) },
    ],
  },
  {
    name: 'review',
    unknown: NEVER,
    rows: owned('booking.review t', { operators: one('t.operator_id'), countries: one('t.country_code') }),
    operations: [
      { path: 'Query.review', naming: (id) => ({ id }) },
      { path: 'Mutation.answerReview', naming: (id) => ({ id, text: 'x'.repeat(1001) }) },
      { path: 'Mutation.hideReview', naming: (id) => ({ id, reason: ' ' }) },
      { path: 'Mutation.publishReview', naming: (id) => ({ id }) },
    ],
    list: { path: 'Query.reviews', arguments: page },
  },
  {
    name: 'settlement',
    unknown: NEVER,
    rows: owned('booking.settlement t', {
      branches: one('t.branch_id'),
      operators: one('t.operator_id'),
      countries: one('t.operator_country_code'),
    }),
    operations: [
      { path: 'Query.settlement', naming: (id) => ({ id }) },
      {
        path: 'Query.settlementLines',
        naming: (settlementId) => ({ settlementId, disputed: false, ...page }),
      },
      { path: 'Mutation.paySettlement', naming: (id) => ({ id, reference: 'none' }) },
      { path: 'Mutation.reconcileSettlement', naming: (id) => ({ id }) },
      { path: 'Mutation.approveSettlement', naming: (id) => ({ id }) },
    ],
    list: { path: 'Query.settlements', arguments: page },
  },
  {
    // Of statements that are not closed: whoever reaches one is told so, and it stays as it is.
    name: 'line of a statement',
    unknown: NEVER,
    rows: owned(
      `(select l.id, s.operator_id, s.branch_id, s.operator_country_code
        from booking.settlement_line l join booking.settlement s on s.id = l.settlement_id where s.state = 'OPEN') t`,
      {
        branches: one('t.branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
    ),
    operations: [{ path: 'Mutation.disputeSettlementLine', naming: (lineId) => ({ lineId, reason: 'none' }) }],
  },
  {
    // Each is answered already: whoever may answer is told so, and it stays as it is.
    name: 'question about a line',
    unknown: NEVER,
    rows: owned(
      `(select d.id, s.operator_id, s.branch_id, s.operator_country_code from booking.settlement_dispute d
          join booking.settlement_line l on l.id = d.line_id join booking.settlement s on s.id = l.settlement_id) t`,
      {
        branches: one('t.branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
    ),
    operations: [
      {
        path: 'Mutation.answerSettlementDispute',
        naming: (disputeId) => ({ disputeId, answer: 'none', granted: 0 }),
      },
    ],
  },
  {
    name: 'operator with statements',
    unknown: NEVER,
    rows: owned(
      `(select operator_id as id, operator_country_code, array_agg(branch_id::text) as branches
        from booking.settlement group by 1, 2) t`,
      { branches: 't.branches', operators: one('t.id'), countries: one('t.operator_country_code') },
    ),
    operations: [{ path: 'Query.operatorBalance', naming: (operatorId) => ({ operatorId }) }],
  },
  {
    name: 'account',
    unknown: NEVER,
    rows: owned('users.account t', {
      users: one('t.id'),
      branches: one('t.branch_id'),
      operators: one('t.operator_id'),
      agencies: one('t.agency_id'),
      countries: one('t.country_code'),
    }),
    operations: [
      { path: 'Query.user', naming: (id) => ({ id }), always: itself },
      {
        path: 'Mutation.updateUser',
        naming: (id) => ({ id, version: WRONG_VERSION, input: aUser }),
        always: itself,
      },
      { path: 'Mutation.setUserActive', naming: (id) => ({ id, active: true }), always: itself },
      { path: 'Mutation.impersonate', naming: (userId) => ({ userId }) },
      { path: 'Mutation.setUserPicture', naming: (userId) => ({ userId }), always: itself },
      { path: 'Mutation.resetSecondFactor', naming: (userId) => ({ userId }), always: itself },
      { path: 'Mutation.issueAutoLoginCode', naming: (userId) => ({ userId }), always: itself },
    ],
    list: { path: 'Query.users', arguments: { sort: 'NEWEST', ...page } },
  },
  {
    name: 'commission level',
    unknown: NEVER,
    rows: owned('users.commission_level t', { countries: one('t.country_code') }),
    operations: [
      { path: 'Query.commissionLevel', naming: (id) => ({ id }) },
      {
        path: 'Mutation.updateCommissionLevel',
        naming: (id) => ({
          id,
          version: WRONG_VERSION,
          input: { name: 'Same as before', countryCode: 'KH', rates: [] },
        }),
      },
    ],
  },
  {
    name: 'agency',
    unknown: NEVER,
    rows: owned('users.agency t', { agencies: one('t.id'), countries: one('t.country_code') }),
    operations: [
      { path: 'Query.agency', naming: (id) => ({ id }) },
      {
        path: 'Mutation.updateAgency',
        naming: (id) => ({ id, version: WRONG_VERSION, input: { name: 'Same as before', countryCode: 'KH' } }),
      },
      { path: 'Query.agencyBalance', naming: (agencyId) => ({ agencyId }) },
      {
        path: 'Mutation.topUpAgency',
        naming: (agencyId) => ({ agencyId, amount: 0, currency: 'USD', note: 'none' }),
      },
    ],
    list: { path: 'Query.agencies', arguments: page },
  },
  {
    name: 'branch',
    unknown: NEVER,
    rows: owned('catalogue.operator_branch t join catalogue.operator o on o.id = t.operator_id', {
      branches: one('t.id'),
      operators: one('t.operator_id'),
      countries: one('o.country_code'),
    }),
    operations: [
      { path: 'Query.branch', naming: (id) => ({ id }) },
      {
        path: 'Mutation.updateBranch',
        naming: (id) => ({ id, version: WRONG_VERSION, input: { name: 'Same as before' } }),
      },
      { path: 'Mutation.setBranchActive', naming: (id) => ({ id, active: true }) },
    ],
    list: { path: 'Query.branches', arguments: page },
  },
  {
    name: 'coupon',
    unknown: NEVER,
    rows: owned('pricing.coupon t', { operators: one('t.operator_id'), countries: one('t.country_code') }),
    operations: [
      { path: 'Query.coupon', naming: (id) => ({ id }) },
      { path: 'Query.couponCodes', naming: (couponId) => ({ couponId, ...page }) },
      {
        path: 'Mutation.updateCoupon',
        naming: (id) => ({ id, version: WRONG_VERSION, input: { ...aCoupon, fundedBy: 'OPERATOR' } }),
      },
      { path: 'Mutation.addCouponCodes', naming: (couponId) => ({ couponId, input: {} }) },
    ],
    list: { path: 'Query.coupons', arguments: page },
  },
  {
    name: 'affiliate',
    unknown: NEVER,
    rows: owned('users.affiliate t', { users: one('t.account_id'), countries: one('t.country_code') }),
    operations: [
      {
        path: 'Query.affiliate',
        naming: (id) => ({ id }),
        always: (row, userId) => userId !== null && row.users.includes(userId),
      },
      {
        path: 'Mutation.updateAffiliate',
        naming: (id) => ({ id, version: WRONG_VERSION, input: { code: '77', name: 'Same as before' } }),
      },
    ],
    list: { path: 'Query.affiliates', arguments: page },
  },
  {
    name: 'API account',
    unknown: NEVER,
    rows: owned('users.api_account t join users.account owner on owner.id = t.owner_id', {
      users: one('t.owner_id'),
      countries: one('owner.country_code'),
    }),
    operations: [
      { path: 'Query.apiAccount', naming: (id) => ({ id }) },
      {
        path: 'Mutation.createApiKey',
        naming: (accountId) => ({ accountId, name: 'none', scopes: ['booking.view'] }),
      },
    ],
    list: { path: 'Query.apiAccounts', arguments: {} },
  },
  {
    // Those that were used: a log without lines looks like one that is not there.
    name: 'API key',
    unknown: NEVER,
    rows: owned(
      `(select * from users.api_key where id in (select key_id from users.api_request)) t
         join users.api_account a on a.id = t.api_account_id join users.account owner on owner.id = a.owner_id`,
      { users: one('a.owner_id'), countries: one('owner.country_code') },
    ),
    operations: [
      { path: 'Query.apiRequests', naming: (keyId) => ({ keyId, ...page }) },
      { path: 'Mutation.rotateApiKey', naming: (id) => ({ id, overlapHours: 1 }) },
      { path: 'Mutation.revokeApiKey', naming: (id) => ({ id }) },
    ],
  },
  {
    // Each is decided already: whoever may decide is told so, and it stays as it is.
    name: 'developer request',
    unknown: NEVER,
    rows: owned('users.developer_request t', { countries: one('t.country_code') }),
    operations: [{ path: 'Mutation.decideDeveloperRequest', naming: (id) => ({ id, approve: true }) }],
    list: { path: 'Query.developerRequests', arguments: page },
  },
  {
    // Those that open no account: the others are for few (subgraphs/users/test).
    name: 'message',
    unknown: NEVER,
    rows: owned('(select * from users.message where not private) t', {
      operators: 't.operator_ids::text[]',
      countries: 't.country_codes',
    }),
    operations: [{ path: 'Query.message', naming: (id) => ({ id }) }],
  },
  {
    name: 'parcel',
    unknown: NEVER,
    rows: owned('cargo.parcel t', {
      users: one('t.sent_by_user_id'),
      branches: one('t.branch_id'),
      operators: one('t.operator_id'),
      agencies: one('t.agency_id'),
      countries: one('t.country_code'),
    }),
    operations: [],
    list: { path: 'Query.cargoBookings', arguments: page },
  },
];
