export const ACCOUNTS = [
  'customer',
  'clearing',
  'operator_payable',
  'commission',
  'fees',
  'discounts',
  'cash_in_hand',
  'bank',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** One side of a movement: exactly one of debit and credit is above zero. Minor units. */
export interface EntryLine {
  readonly account: Account;
  /** Whose: the operator of an operator_payable or a cash_in_hand, the provider of a clearing. */
  readonly party: string | null;
  readonly debit: number;
  readonly credit: number;
}

const debit = (account: Account, amount: number, party: string | null = null): EntryLine[] =>
  amount === 0 ? [] : [{ account, party, debit: amount, credit: 0 }];
const credit = (account: Account, amount: number, party: string | null = null): EntryLine[] =>
  amount === 0 ? [] : [{ account, party, debit: 0, credit: amount }];

export interface SoldSeat {
  readonly operatorId: string;
  readonly fare: number;
  readonly commission: number;
  /** What the platform bears of its coupon: the operator gets it beside the fare. */
  readonly platformDiscount: number;
}

/** What an operator gets, or owes us where its own discount leaves less than our commission. */
const payable = (amount: number, operatorId: string): EntryLine[] =>
  amount < 0 ? debit('operator_payable', -amount, operatorId) : credit('operator_payable', amount, operatorId);

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

const byOperator = <Seat extends SoldSeat>(
  seats: readonly Seat[],
  of: (seat: Seat) => number,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const seat of seats) sums.set(seat.operatorId, (sums.get(seat.operatorId) ?? 0) + of(seat));
  return sums;
};

/** A sale: the customer owes fares and fees; of the fares, and of the discounts we bear, we owe the operators all but our commission. */
export function saleEntries(seats: readonly SoldSeat[], fees: number): EntryLine[] {
  const operators = byOperator(seats, ({ fare, commission, platformDiscount }) => fare + platformDiscount - commission);
  return [
    ...debit('customer', sumOf(seats, ({ fare }) => fare) + fees),
    ...debit(
      'discounts',
      sumOf(seats, ({ platformDiscount }) => platformDiscount),
    ),
    ...[...operators].flatMap(([operatorId, amount]) => payable(amount, operatorId)),
    ...credit(
      'commission',
      sumOf(seats, ({ commission }) => commission),
    ),
    ...credit('fees', fees),
  ];
}

/** Money came in at a provider. */
export const paymentEntries = (provider: string, amount: number): EntryLine[] => [
  ...debit('clearing', amount, provider),
  ...credit('customer', amount),
];

/** Money went back by the way it came. */
export const refundEntries = (provider: string, amount: number): EntryLine[] => [
  ...debit('customer', amount),
  ...credit('clearing', amount, provider),
];

/** Cash that an operator's conductor was given: the operator has it, and owes it to the platform until settlement. */
export const cashEntries = (operatorId: string, amount: number): EntryLine[] => [
  ...debit('cash_in_hand', amount, `operator:${operatorId}`),
  ...credit('customer', amount),
];

/** The same cash handed back at once. */
export const cashBackEntries = (operatorId: string, amount: number): EntryLine[] => [
  ...debit('customer', amount),
  ...credit('cash_in_hand', amount, `operator:${operatorId}`),
];

export interface ReturnedSeat extends SoldSeat {
  /** What the customer no longer owes of this fare. */
  readonly amount: number;
}

/**
 * A cancellation: operator and commission give back their shares of what the customer no longer owes, and of the
 * discount we bore as much. Of a seat that a coupon made free they give back everything.
 */
export function cancellationEntries(seats: readonly ReturnedSeat[], fees = 0): EntryLine[] {
  const share = ({ amount, fare }: ReturnedSeat, of: number): number =>
    fare === 0 ? of : Math.round((of * amount) / fare);
  const shared = seats.map((seat) => ({
    ...seat,
    ours: share(seat, seat.commission),
    borne: share(seat, seat.platformDiscount),
  }));
  const operators = byOperator(shared, ({ amount, borne, ours }) => amount + borne - ours);
  return [
    ...[...operators].flatMap(([operatorId, amount]) => payable(-amount, operatorId)),
    ...debit(
      'commission',
      sumOf(shared, ({ ours }) => ours),
    ),
    ...debit('fees', fees),
    ...credit('customer', sumOf(shared, ({ amount }) => amount) + fees),
    ...credit(
      'discounts',
      sumOf(shared, ({ borne }) => borne),
    ),
  ];
}

/** More (below zero: less) for an operator than his seats brought: we bear it. */
export const adjustmentEntries = (operatorId: string, amount: number): EntryLine[] =>
  amount > 0
    ? [...debit('commission', amount), ...credit('operator_payable', amount, operatorId)]
    : [...debit('operator_payable', 0 - amount, operatorId), ...credit('commission', 0 - amount)];

/**
 * A statement is paid: what we owed the operator, less the cash he had collected already, leaves our bank; where he had
 * collected more than he earned, it comes in.
 */
export function payoutEntries(operatorId: string, owed: number, cash: number): EntryLine[] {
  const either = (account: Account, amount: number, party: string | null): EntryLine[] =>
    amount > 0 ? debit(account, amount, party) : credit(account, 0 - amount, party);
  return [
    ...either('operator_payable', owed, operatorId),
    ...either('cash_in_hand', 0 - cash, `operator:${operatorId}`),
    ...either('bank', cash - owed, null),
  ];
}
