import { NEVER, type Noun, one, owned, page } from './noun.js';

/** Payments and what operators are owed. */
export const SETTLEMENT: readonly Noun[] = [
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
];
