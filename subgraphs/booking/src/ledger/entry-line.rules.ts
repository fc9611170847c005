import type { SoldAddOn } from '../add-on/add-on.rules.js';

export const ACCOUNTS = [
  'customer',
  'clearing',
  'operator_payable',
  'commission',
  'fees',
  'discounts',
  'rewards',
  'cash_in_hand',
  'bank',
  'agent_balance',
  'agent_commission',
  'wallet',
  'write_off',
  'uncollected',
  'custom_payments',
  'donations',
  'insurance',
  'breakage',
  'affiliate_commission',
  'affiliate_payable',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** One side of a movement: exactly one of debit and credit is above zero. Minor units. */
export interface EntryLine {
  readonly account: Account;
  /**
   * Whose: the operator of an operator_payable, the cause of donations by a link, the provider of a clearing, the agency of an agent_balance or an
   * agent_commission, the code of an affiliate, the customer's
   * account of a wallet, 'operator:<id>' or 'platform' whose counter has the cash.
   */
  readonly party: string | null;
  readonly debit: number;
  readonly credit: number;
  /** Of an insurance which, and of how many seats. */
  readonly addOn?: SoldAddOn;
}

/** Nothing where nothing moves. */
export const debit = (account: Account, amount: number, party: string | null = null): EntryLine[] =>
  amount === 0 ? [] : [{ account, party, debit: amount, credit: 0 }];
export const credit = (account: Account, amount: number, party: string | null = null): EntryLine[] =>
  amount === 0 ? [] : [{ account, party, debit: 0, credit: amount }];
