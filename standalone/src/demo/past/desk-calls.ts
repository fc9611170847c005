/** What the market's own people ask of the graph. */
export const deskDocuments = {
  createClass: `mutation ($input: TicketClassRecordInput!) {
    answer: createTicketClass(input: $input) { ... on TicketClassRecord { id } ... on Refused { code } } }`,
  addRange: `mutation ($input: CodeRangeRecordInput!) {
    answer: createCodeRange(input: $input) { ... on CodeRangeRecord { id } ... on Refused { code } } }`,
  departures: `query ($date: LocalDate!) { answer: departuresToBoard(date: $date, pageSize: 1) { rows { routeScheduleId } } }`,
  seats: `query ($id: ID!, $date: LocalDate!) {
    answer: departureSeats(routeScheduleId: $id, date: $date) { seatMap { seats { number state } } } }`,
  block: `mutation ($id: ID!, $from: LocalDate!, $until: LocalDate!, $seats: [String!]!, $reason: String!) {
    answer: blockSeats(routeScheduleId: $id, from: $from, until: $until, seats: $seats, reason: $reason) {
      __typename ... on Refused { code } } }`,
  askOverrule: `mutation ($id: ID!, $code: OverruleCode!, $reason: String!, $amount: SafeInt) {
    answer: overruleCancel(bookingId: $id, code: $code, reason: $reason, amount: $amount) {
      ... on Booking { overrules { id } } ... on Refused { code } } }`,
  decideOverrule: `mutation ($id: ID!) { answer: decideOverrule(id: $id, approve: true) {
    __typename ... on Refused { code } } }`,
  routes: `query ($operatorId: ID!) { answer: operatorRoutes(operatorId: $operatorId) { id } }`,
  askTerms: `mutation ($input: RefundPolicyInput!, $reason: String!) {
    answer: askRefundPolicy(input: $input, reason: $reason) { ... on RefundPolicyRequest { id } ... on Refused { code } } }`,
  decideTerms: `mutation ($id: ID!) { answer: decideRefundPolicy(id: $id, approve: true) {
    __typename ... on Refused { code } } }`,
  askPayment: `mutation ($input: PayLinkInput!) { answer: createPayLink(input: $input) {
    ... on PayLinkRecord { url } ... on Refused { code } } }`,
  donate: `mutation ($input: DonationInput!) { answer: donate(input: $input) { token } }`,
  payLink: `mutation ($token: String!) { answer: startLinkPayment(token: $token, method: CARD) {
    ... on Payment { reference } ... on Refused { code } } }`,
  lines: `query ($id: ID!) { answer: settlementLines(settlementId: $id, kind: FARE, pageSize: 1) { rows { id amount { amount } } } }`,
  dispute: `mutation ($lineId: ID!, $reason: String!) { answer: disputeSettlementLine(lineId: $lineId, reason: $reason) {
    __typename ... on Refused { code } } }`,
  disputed: `query ($id: ID!) {
    answer: settlementLines(settlementId: $id, disputed: true, pageSize: 1) { rows { dispute { id } } } }`,
  answerDispute: `mutation ($id: ID!, $answer: String!, $granted: SafeInt!) {
    answer: answerSettlementDispute(disputeId: $id, answer: $answer, granted: $granted) {
      __typename ... on Refused { code } } }`,
} as const;
