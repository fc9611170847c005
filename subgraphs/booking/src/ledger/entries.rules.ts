import type { Currency } from '@naga/kernel/money.js';
import { type Beside, ourFees, sumBeside } from '../fee/beside.rules.js';
import { backWithFare } from './back-with-fare.rules.js';
import { credit, debit, type EntryLine } from './entry-line.rules.js';

export interface SoldSeat {
  readonly operatorId: string;
  readonly fare: number;
  readonly commission: number;
  /** What the platform bears of its coupon and points: the operator gets it beside the fare. */
  readonly platformDiscount: number;
  /** What of that are points. */
  readonly points: number;
}

/** What an operator gets, or owes us where its own discount leaves less than our commission. */
const payable = (amount: number, operatorId: string): EntryLine[] =>
  amount < 0 ? debit('operator_payable', -amount, operatorId) : credit('operator_payable', amount, operatorId);

/** With the insurance that it is. */
const named = ({ addOn }: Beside, lines: readonly EntryLine[]): readonly EntryLine[] =>
  addOn === undefined ? lines : lines.map((line) => ({ ...line, addOn }));

const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

const byOperator = <Seat extends SoldSeat>(
  seats: readonly Seat[],
  of: (seat: Seat) => number,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const seat of seats) sums.set(seat.operatorId, (sums.get(seat.operatorId) ?? 0) + of(seat));
  return sums;
};

/**
 * A sale: the customer owes fares and what is paid beside them, which is whose it is; of the fares, and of the discounts we
 * bear, we owe the operators all but our commission.
 */
export function saleEntries(seats: readonly SoldSeat[], beside: readonly Beside[]): EntryLine[] {
  const operators = byOperator(seats, ({ fare, commission, platformDiscount }) => fare + platformDiscount - commission);
  return [
    ...debit('customer', sumOf(seats, ({ fare }) => fare) + sumBeside(beside)),
    ...debit(
      'discounts',
      sumOf(seats, ({ platformDiscount, points }) => platformDiscount - points),
    ),
    ...debit(
      'rewards',
      sumOf(seats, ({ points }) => points),
    ),
    ...[...operators].flatMap(([operatorId, amount]) => payable(amount, operatorId)),
    ...credit(
      'commission',
      sumOf(seats, ({ commission }) => commission),
    ),
    ...beside.flatMap((one) => named(one, credit(one.account, one.amount, one.party))),
  ];
}

/** Where money is: with whom, and on which account of ours. */
export interface MoneyPlace {
  readonly account: 'clearing' | 'cash_in_hand' | 'agent_balance' | 'wallet';
  readonly party: string;
}

const PLACES: Readonly<Record<string, MoneyPlace['account']>> = {
  counter: 'cash_in_hand',
  agency: 'agent_balance',
  wallet: 'wallet',
};

/** Who took or had somebody's money. */
export interface MoneySource {
  readonly provider: string;
  /** Null where the provider itself has it. */
  readonly party: string | null;
}

/** Where the money of an attempt is: with its provider, or with the party who took or had it. */
export function placeOf({ provider, party }: MoneySource): MoneyPlace {
  const account = PLACES[provider] ?? 'clearing';
  return { account, party: account === 'clearing' ? provider : (party ?? '') };
}

/** Whose what was paid for by a link is: ours, or a cause's, which is the party. */
export interface LinkOwner {
  readonly account: 'custom_payments' | 'donations';
  readonly party: string | null;
}

/** What somebody pays for that is no booking: he owes it, and it is ours, or the cause's. */
export const linkEntries = ({ account, party }: LinkOwner, amount: number): EntryLine[] => [
  ...debit('customer', amount),
  ...credit(account, amount, party),
];

/** It goes back: he owes it no more. */
export const linkBackEntries = ({ account, party }: LinkOwner, amount: number): EntryLine[] => [
  ...debit(account, amount, party),
  ...credit('customer', amount),
];

/** A customer's money is in this place now, for him. `forgiven` is what was let go of what was asked. */
export const paymentEntries = ({ account, party }: MoneyPlace, amount: number, forgiven = 0): EntryLine[] => [
  ...debit(account, amount, party),
  ...debit('write_off', forgiven),
  ...credit('customer', amount + forgiven),
];

/** Of what was let go this is owed no more: it is not written off. */
export const forgivenBackEntries = (amount: number): EntryLine[] => [
  ...debit('customer', amount),
  ...credit('write_off', amount),
];

/** Money went back to the customer from this place. */
export const refundEntries = ({ account, party }: MoneyPlace, amount: number): EntryLine[] => [
  ...debit('customer', amount),
  ...credit(account, amount, party),
];

/** Money that nobody took as paid leaves by this place and not by the one it came to: what its provider keeps is ours now. */
export const sentBackEntries = (from: MoneyPlace, by: MoneyPlace, amount: number): EntryLine[] => [
  ...debit(from.account, amount, from.party),
  ...credit(by.account, amount, by.party),
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

/** Somebody's balance grows by what came in at the bank; below zero it shrinks. */
export const topUpEntries = (account: 'agent_balance' | 'wallet', party: string, amount: number): EntryLine[] =>
  amount >= 0
    ? [...debit('bank', amount), ...credit(account, amount, party)]
    : [...debit(account, -amount, party), ...credit('bank', -amount)];

/** Credit that its owner gave up with his account: we owe it to nobody any more. */
export const givenUpEntries = (party: string, amount: number): EntryLine[] => [
  ...debit('wallet', amount, party),
  ...credit('breakage', amount),
];

/** What an agency earns of a sale, out of our commission, grows its balance; below zero it gives it back. */
export const agentCommissionEntries = (agencyId: string, amount: number): EntryLine[] =>
  amount >= 0
    ? [...debit('agent_commission', amount, agencyId), ...credit('agent_balance', amount, agencyId)]
    : [...debit('agent_balance', -amount, agencyId), ...credit('agent_commission', -amount, agencyId)];

export interface ReturnedSeat extends SoldSeat {
  /** What the customer no longer owes of this fare. */
  readonly amount: number;
}

/**
 * A cancellation: operator and commission give back their shares of what the customer no longer owes, and of the
 * discount we bore as much. Of a seat that a coupon made free they give back everything; beside the fares whoever has
 * what is owed no more.
 */
export function cancellationEntries(
  seats: readonly ReturnedSeat[],
  beside: readonly Beside[],
  currency: Currency,
): EntryLine[] {
  const shared = seats.map((seat) => ({
    ...seat,
    ours: backWithFare(seat.commission, seat, currency),
    borne: backWithFare(seat.platformDiscount, seat, currency),
    returned: backWithFare(seat.points, seat, currency),
  }));
  const operators = byOperator(shared, ({ amount, borne, ours }) => amount + borne - ours);
  return [
    ...[...operators].flatMap(([operatorId, amount]) => payable(-amount, operatorId)),
    ...debit(
      'commission',
      sumOf(shared, ({ ours }) => ours),
    ),
    ...beside.flatMap((one) => named(one, debit(one.account, one.amount, one.party))),
    ...credit('customer', sumOf(shared, ({ amount }) => amount) + sumBeside(beside)),
    ...credit(
      'discounts',
      sumOf(shared, ({ borne, returned }) => borne - returned),
    ),
    ...credit(
      'rewards',
      sumOf(shared, ({ returned }) => returned),
    ),
  ];
}

/**
 * Who was to pay on boarding did not come: nobody gets anything of what he owes (`amount` of each fare, and fees), until he
 * pays. He owes it still; `uncollected` stands against it.
 */
export const uncollectedEntries = (seats: readonly ReturnedSeat[], fees: number, currency: Currency): EntryLine[] =>
  cancellationEntries(seats, ourFees(fees), currency).map((line) =>
    line.account === 'customer' ? { ...line, account: 'uncollected' } : line,
  );

/** He came, and paid, or nobody wants it of him any more: everybody has his share of the sale again. */
export const collectableEntries = (seats: readonly ReturnedSeat[], fees: number, currency: Currency): EntryLine[] =>
  uncollectedEntries(seats, fees, currency).map(({ debit, credit, ...line }) => ({
    ...line,
    debit: credit,
    credit: debit,
  }));
