const statement = `fragment S on Settlement { id payee cause operatorId operatorName branch { id } currency periodFrom periodTo state openDisputes
  approvals { by { id } side } paidBy { id } paymentReference
  totals { totalBooked totalSeats totalFare operatorDiscounts totalCommission cancelledCount cancelledFare cancellationFees
    faultRefunds notCollected cashCollected
    adjustments netPayment } }`;
const answer = `{ __typename ... on Settlement { ...S } ... on Refused { code facts } }`;

/** What clients ask of statements. */
export const settlementDocuments = {
  list: `query ($filter: SettlementFilterInput) { answer: settlements(filter: $filter) { total rows { ...S } } } ${statement}`,
  one: `query ($id: ID!) { answer: settlement(id: $id) { ...S } } ${statement}`,
  lines: `query ($id: ID!, $kind: SettlementLineKind, $disputed: Boolean! = false, $pageSize: Int! = 50) {
    answer: settlementLines(settlementId: $id, kind: $kind, disputed: $disputed, pageSize: $pageSize) { total rows {
      id kind isCorrection amount { amount currency } linkId pnr travelDate fromName toName seatNumber ticketCode addOn { id quantity names { en } } note
      dispute { id reason answer granted { amount } proposal { granted { amount } askedById } } } } }`,
  balance: `query ($id: ID!) { answer: operatorBalance(operatorId: $id) { currency maturing open toPay paid } }`,
  payouts: `query ($from: LocalDate!, $to: LocalDate!) { answer: payouts(from: $from, to: $to) {
    month currency statements amount } }`,
  approve: `mutation ($id: ID!) { answer: approveSettlement(id: $id) ${answer} } ${statement}`,
  dispute: `mutation ($id: ID!, $reason: String!) { answer: disputeSettlementLine(lineId: $id, reason: $reason) ${answer} }
    ${statement}`,
  answer: `mutation ($id: ID!, $answer: String!, $granted: SafeInt! = 0) {
    answer: answerSettlementDispute(disputeId: $id, answer: $answer, granted: $granted) ${answer} } ${statement}`,
  pay: `mutation ($id: ID!, $reference: String!) { answer: paySettlement(id: $id, reference: $reference) ${answer} }
    ${statement}`,
  reconcile: `mutation ($id: ID!) { answer: reconcileSettlement(id: $id) ${answer} } ${statement}`,
} as const;

export interface SeenStatement {
  readonly __typename?: 'Settlement';
  readonly id: string;
  readonly payee: string;
  readonly cause: string | null;
  readonly operatorId: string | null;
  readonly state: string;
  readonly periodFrom: string;
  readonly openDisputes: number;
  readonly approvals: readonly { by: { id: string }; side: string }[];
  readonly totals: Readonly<Record<string, number>>;
}
export interface SeenLine {
  readonly id: string;
  readonly kind: string;
  readonly isCorrection: boolean;
  readonly amount: { readonly amount: number };
  readonly linkId: string | null;
  readonly pnr: string | null;
  readonly seatNumber: string | null;
  readonly addOn: { readonly id: string; readonly quantity: number; readonly names: { readonly en: string } } | null;
  readonly dispute: {
    readonly id: string;
    readonly answer: string | null;
    readonly proposal: { readonly granted: { readonly amount: number }; readonly askedById: string } | null;
  } | null;
}
