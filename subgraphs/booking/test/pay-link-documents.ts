export interface SeenLink {
  id: string;
  kind: string;
  state: string;
  url: string;
  amount: { amount: number };
  refunded: { amount: number };
  givenBack: { state: string; amount: { amount: number } }[];
  surplus: { amount: number };
  surplusBack: { state: string; amount: { amount: number } }[];
  refundable: { amount: number };
  pnr: string | null;
  countryCode: string | null;
  payments: { id: string; method: string; state: string; reference: string | null }[];
  version: number;
  note: string | null;
  expiresAt: string;
  refusedRefunds: { id: string; failures: number; failure: string; ways: string[]; askedWay: string | null }[];
  cashToHandOut: { id: string; amount: { amount: number } }[];
  refunds: { state: string; amount: { amount: number }; canDecide: boolean }[];
}

const RECORD = `... on PayLinkRecord { id kind state url amount { amount } refunded { amount } givenBack { state amount { amount } } surplus { amount } surplusBack { state amount { amount } } refundable { amount } pnr countryCode version note expiresAt
  payments { id method state reference } refunds { id state amount { amount } canDecide }
  refusedRefunds { id failures failure ways askedWay } cashToHandOut { id amount { amount } } }`;
const answer = `{ __typename ${RECORD} ... on Refused { code facts } }`;
/** What staff and payers ask of links. */
export const payLinkDocuments = {
  create: `mutation ($input: PayLinkInput!) { answer: createPayLink(input: $input) ${answer} }`,
  update: `mutation ($id: ID!, $version: Int!, $input: PayLinkChangeInput!) {
    answer: updatePayLink(id: $id, version: $version, input: $input) ${answer} }`,
  cancel: `mutation ($id: ID!) { answer: cancelPayLink(id: $id) ${answer} }`,
  resend: `mutation ($id: ID!) { answer: resendPayLink(id: $id) ${answer} }`,
  refund: `mutation ($id: ID!, $amount: SafeInt!, $reason: String!) {
    answer: refundPayLink(id: $id, amount: $amount, reason: $reason) ${answer} }`,
  decide: `mutation ($id: ID!, $approve: Boolean!) { answer: decideLinkRefund(id: $id, approve: $approve) ${answer} }`,
  review: `mutation ($id: ID!, $accept: Boolean!) { answer: reviewLinkPayment(id: $id, accept: $accept) ${answer} }`,
  tryAgain: `mutation ($id: ID!, $refundId: ID!) { answer: tryLinkRefundAgain(id: $id, refundId: $refundId) ${answer} }`,
  inCash: `mutation ($id: ID!, $refundId: ID!) { answer: payLinkRefundInCash(id: $id, refundId: $refundId) ${answer} }`,
  handOut: `mutation ($id: ID!, $refundId: ID!) { answer: handOutLinkCash(id: $id, refundId: $refundId) ${answer} }`,
  wingLog: `query ($id: ID!) { answer: payLinkRecord(id: $id) { wingLog { paymentId logData } } }`,
  record: `query ($id: ID!) { answer: payLinkRecord(id: $id) { ${RECORD.replace('... on PayLinkRecord {', '').replace(/\}$/, '')} } }`,
  list: `query ($kind: PayLinkKind!, $state: PayLinkState, $text: String, $from: LocalDate, $until: LocalDate, $inReview: Boolean, $refundFailed: Boolean, $page: Int) {
    answer: payLinks(kind: $kind, state: $state, text: $text, from: $from, until: $until, inReview: $inReview, refundFailed: $refundFailed, page: $page) {
      total sums { amount currency } rows { id payerName } } }`,
  open: `query ($token: String!) { answer: payLink(token: $token) { kind state reason payerName amount { amount currency }
    refunded { amount } givenBack { state amount { amount } } surplusBack { state amount { amount } } payerIsTold payments { state payUrl qr sentBack } } }`,
  pay: `mutation ($token: String!, $method: PayLinkMethod!, $returnUrl: String) {
    answer: startLinkPayment(token: $token, method: $method, returnUrl: $returnUrl) {
      __typename ... on Payment { id state payUrl qr reference } ... on Refused { code facts } } }`,
  donate: `mutation ($input: DonationInput!) { answer: donate(input: $input) { token } }`,
} as const;

/** What a link's address ends in: whoever knows it may pay. */
export const tokenOf = ({ url }: Pick<SeenLink, 'url'>): string => url.split('/').at(-1)!;
