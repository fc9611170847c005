import { documents } from './documents.js';

const [, FRAGMENT = ''] = /(fragment B on Booking \{[\s\S]*\})$/.exec(documents.booking) ?? [];
const answer = `{ __typename ... on Booking { ...B } ... on Refused { code facts } }`;

/** What staff ask of cancellations beyond the terms. */
export const overruleDocuments = {
  cancel: `mutation ($bookingId: ID!, $partIds: [ID!], $code: OverruleCode!, $reason: String!, $amount: SafeInt) {
    answer: overruleCancel(bookingId: $bookingId, partIds: $partIds, code: $code, reason: $reason, amount: $amount)
    ${answer} } ${FRAGMENT}`,
  decide: `mutation ($id: ID!, $approve: Boolean!) { answer: decideOverrule(id: $id, approve: $approve) ${answer} } ${FRAGMENT}`,
  withdraw: `mutation ($id: ID!) { answer: withdrawOverrule(id: $id) ${answer} } ${FRAGMENT}`,
  list: `query ($state: RequestState, $toDecide: Boolean) { answer: overrules(state: $state, toDecide: $toDecide) {
    total rows { id pnr state code reason seats amount { amount currency } askedBy { id } decidedBy { id } canDecide canWithdraw } } }`,
  terms: `query ($bookingId: ID!, $partIds: [ID!]) { answer: overruleTerms(bookingId: $bookingId, partIds: $partIds) {
    least { amount } most { amount } alone { amount } } }`,
  tryAgain: `mutation ($id: ID!) { answer: tryRefundAgain(refundId: $id) ${answer} } ${FRAGMENT}`,
  payOtherwise: `mutation ($id: ID!, $way: OtherWay!) { answer: payRefundOtherwise(refundId: $id, way: $way) ${answer} } ${FRAGMENT}`,
  refused: `query ($id: ID!) { answer: booking(id: $id) { refusedRefunds {
    id failures failure retryAt ways askedWay askedBy { id } amount { amount currency } } } }`,
} as const;
