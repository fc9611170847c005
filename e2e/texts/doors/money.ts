import { signIn } from '../../access/people.js';
import { freeSeats } from '../../harness/rest-client.js';
import { ask } from '../ask.js';
import type { TextDoor } from './door.js';

const LAYOUT = {
  keeps: { 'input.name': 'catalogue.seat_layout.name' },
  refuses: ['input.seats.number'],
};
const seat = { kind: 'SEAT', number: '1', floor: 1, row: 1, column: 1, bookable: true, blocked: false };
const layout = {
  name: 'None',
  floors: 1,
  rows: 1,
  columns: 1,
  seats: [{ ...seat, allowMale: true, allowFemale: true }],
};

/** Money, and what tickets are sold for. */
export const MONEY: readonly TextDoor[] = [
  {
    operation: 'blockSeats',
    variables: async ({ free, client }) => ({
      routeScheduleId: free.route_schedule_id,
      from: free.date,
      seats: freeSeats(await client.seats(free)).slice(-1),
      reason: 'none',
    }),
    keeps: { reason: 'booking.seat_block.reason' },
    refuses: { seats: 'SEAT_NOT_BOOKABLE' },
  },
  {
    operation: 'setRefundPolicy',
    variables: ({ sold: { operatorId } }) => ({
      input: { operatorId, class: 'SAVER', currency: 'USD', expectedVersion: 0, tiers: [] },
    }),
    refuses: ['input.currency'],
  },
  {
    operation: 'askRefundPolicy',
    variables: ({ sold: { operatorId } }) => ({
      input: {
        operatorId,
        class: 'FLEX',
        currency: 'LAK',
        expectedVersion: 0,
        tiers: [{ minutesBefore: 15, percent: 100 }],
      },
      reason: 'none',
    }),
    keeps: { reason: 'booking.refund_policy_request.reason' },
    refuses: ['input.currency'],
  },
  {
    operation: 'decideRefundPolicy',
    // Nobody decides his own: the operator's admin asks.
    variables: async ({ server, client, one }) => {
      const { headers } = await signIn(server, 'operator.admin@naga.example');
      const own = await one<{ operatorId: string }>(
        `select operator_id::text as "operatorId" from users.account where email = 'operator.admin@naga.example'`,
      );
      const input = {
        class: 'FLEX',
        currency: 'THB',
        expectedVersion: 0,
        tiers: [{ minutesBefore: 15, percent: 100 }],
      };
      await ask(client, 'askRefundPolicy', { input: { ...own, ...input }, reason: 'none' }, headers);
      return one(`select id, false as approve from booking.refund_policy_request where currency = 'THB'`);
    },
    keeps: { answer: 'booking.refund_policy_request.answer' },
  },
  {
    operation: 'setOperatorLanguage',
    variables: ({ sold: { operatorId } }) => ({ operatorId, language: 'en' }),
    refuses: ['language'],
  },
  { operation: 'createSeatLayout', variables: () => ({ input: layout }), ...LAYOUT },
  {
    operation: 'updateSeatLayout',
    variables: async ({ one }) => ({
      ...(await one(`select id, version from catalogue.seat_layout where name like '=%'`)),
      input: layout,
    }),
    ...LAYOUT,
  },
  {
    operation: 'disputeSettlementLine',
    variables: async ({ one }) => ({
      lineId: (
        await one<{ id: string }>(
          `with closed as (update settlement set state = 'CLOSED' returning id)
           select l.id from settlement_line l join closed on closed.id = settlement_id order by 1 limit 1`,
        )
      ).id,
      reason: 'none',
    }),
    keeps: { reason: 'booking.settlement_dispute.reason' },
  },
  {
    operation: 'answerSettlementDispute',
    variables: async ({ one }) => ({
      disputeId: (await one<{ id: string }>('select line_id as id from settlement_dispute')).id,
      answer: 'none',
      granted: 0,
    }),
    keeps: { answer: 'booking.settlement_dispute.answer' },
  },
  {
    operation: 'paySettlement',
    variables: async ({ one }) => ({
      id: (
        await one<{ id: string }>(
          `update settlement set state = 'APPROVED' where id =
           (select l.settlement_id from settlement_line l join settlement_dispute d on d.line_id = l.id) returning id`,
        )
      ).id,
      reference: 'none',
    }),
    keeps: { reference: 'booking.settlement.payment_reference' },
  },
  {
    operation: 'payAffiliateStatement',
    // The rides of the market are not over for a week: a statement of its own.
    variables: async ({ one }) => {
      const { id } = await one<{ id: string }>(
        `insert into affiliate_statement (mode, code, name, currency, period_from, state)
         values ('live', '880001', 'River blog', 'USD', '2026-10-01', 'OPEN') returning id`,
      );
      await one(`insert into affiliate_line (statement_id, booking_id, part_id, amount, fare, at)
        select ${id}, booking_id, id, 100, 1000, now() from part order by id limit 1 returning id`);
      await one(`update affiliate_statement set state = 'PAYABLE', closed_at = now(), period_to = '2026-10-31'
        where id = ${id} returning id`);
      return { id, reference: 'none' };
    },
    keeps: { reference: 'booking.affiliate_statement.payment_reference' },
  },
  {
    operation: 'topUpAgency',
    // Not in dollars: of those the market moved so much lately that a second person is asked.
    variables: () => ({ agencyId: '1', kind: 'CORRECTION', amount: 100, currency: 'KHR', note: 'none' }),
    keeps: { note: 'booking.ledger_entry.note' },
    refuses: ['currency', 'reference'],
  },
  {
    operation: 'addCouponCodes',
    variables: () => ({ couponId: '1', input: { count: 1 } }),
    refuses: ['input.codes', 'input.prefix'],
  },
];
