import type { AnySubgraph } from '@naga/server-kit/subgraph.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

const seats = `seats { number kind bookable blocked allowMale allowFemale }`;
const fields = `id pnr legs { routeScheduleId date departureTime parts { id } }`;
const booking = `... on Booking { ${fields} } ... on Refused { code }`;

/** What people of the past asked of the graph. */
export const documents = {
  search: `query ($from: String!, $to: String!, $date: LocalDate!, $passengers: Int!) {
    answer: searchJourneys(from: $from, to: $to, date: $date, passengers: $passengers) {
      journeys { legs { id operator { name } vehicle { seatLayout { ${seats} } } } } } }`,
  hold: `mutation ($input: HoldSeatsInput!) { answer: holdSeats(input: $input) {
    ... on HeldBooking { accessToken booking { id } } ... on Refused { code } } }`,
  pay: `mutation ($id: ID!, $method: PaymentMethod!) { answer: startPayment(bookingId: $id, method: $method) {
    ... on StartedPayment { payment { reference } } ... on Refused { code } } }`,
  decide: `mutation ($id: ID!) { answer: decideSandboxCharge(id: $id, outcome: APPROVE) {
    ... on SandboxCharge { state } ... on Refused { code } } }`,
  collect: `mutation ($code: String!) { answer: collectCash(code: $code) { __typename ... on Refused { code } } }`,
  charge: `query ($id: ID!) { answer: sandboxCharge(id: $id) { id reference amount { amount currency } } }`,
  callback: `mutation ($body: String!, $signature: String!) {
    answer: receivePaymentCallback(provider: "sandbox", body: $body, signature: $signature) {
      __typename ... on Refused { code } } }`,
  confirm: `mutation ($id: ID!) { answer: confirmBooking(bookingId: $id) { ${booking} } }`,
  booking: `query ($id: ID!) { answer: booking(id: $id) { ${fields} } }`,
  cancel: `mutation ($id: ID!) { answer: cancelBooking(bookingId: $id) { ${booking} } }`,
  balance: `query ($agencyId: ID!) { answer: agencyBalance(agencyId: $agencyId, pageSize: 1) {
    ... on AgencyBalance { balances { amount } } ... on Refused { code } } }`,
  topUp: `mutation ($agencyId: ID!, $amount: SafeInt!, $note: String!, $reference: String!) {
    answer: topUpAgency(agencyId: $agencyId, kind: TRANSFER, amount: $amount, currency: "USD", note: $note,
        reference: $reference) {
      ... on AgencyBalance { total } ... on Refused { code } } }`,
  scan: `mutation ($input: SyncScansInput!) { answer: syncScans(input: $input) {
    ... on ScansSynced { answers { outcome owed { amount } } } ... on Refused { code } } }`,
  statements: `{ answer: settlements(filter: { state: CLOSED }, pageSize: 100) { rows { id operatorId periodTo } } }`,
  approve: `mutation ($id: ID!) { answer: approveSettlement(id: $id) { ... on Settlement { state } ... on Refused { code } } }`,
  payStatement: `mutation ($id: ID!, $reference: String!) { answer: paySettlement(id: $id, reference: $reference) {
    ... on Settlement { state } ... on Refused { code } } }`,
} as const;

/** Asks a subgraph as somebody; an error of the graph is thrown, a refusal is an answer with a code. */
export async function ask<T>(
  subgraph: AnySubgraph & Transport,
  viewer: Viewer,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<T> {
  const { data, errors } = await subgraph.send({ query, variables }, viewer);
  if (errors !== undefined) throw new Error(`the past failed: ${JSON.stringify(errors)}`);
  return (data as { answer: T }).answer;
}

/** The same of what nobody refuses in the demonstration: a refusal is thrown, too. */
export async function done<T extends object>(...asked: Parameters<typeof ask>): Promise<T> {
  const answer = await ask<T | { readonly code: string }>(...asked);
  if ('code' in answer) throw new Error(`the past was refused: ${JSON.stringify(answer)}`);
  return answer;
}
