import { type Account, credit, debit, type EntryLine } from './entry-line.rules.js';

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

/** What came for the insurer or for causes leaves our bank; where more went back than came, it comes in. */
export const besidePayoutEntries = (account: 'insurance' | 'donations', amount: number): EntryLine[] =>
  amount > 0
    ? [...debit(account, amount), ...credit('bank', amount)]
    : [...debit('bank', 0 - amount), ...credit(account, 0 - amount)];

/** Sales of an affiliate are approved: what he gets of them is a cost of ours; below zero it is taken back. */
export const affiliateEntries = (code: string, amount: number): EntryLine[] =>
  amount > 0
    ? [...debit('affiliate_commission', amount, code), ...credit('affiliate_payable', amount, code)]
    : [...debit('affiliate_payable', 0 - amount, code), ...credit('affiliate_commission', 0 - amount, code)];

/** He is paid by bank. */
export const affiliatePayoutEntries = (code: string, amount: number): EntryLine[] => [
  ...debit('affiliate_payable', amount, code),
  ...credit('bank', amount),
];
