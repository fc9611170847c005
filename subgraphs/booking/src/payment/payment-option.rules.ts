import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { BoardingBlock } from './boarding-block.rules.js';
import { cashDeadline, type CashRide } from './cash-deadline.rules.js';
import { PAYMENT_WAYS, type PaymentFlow, wayOf } from './payment-method.rules.js';

/** Why a method that exists cannot be taken for this booking now; the clients own the words. */
export type OptionReason =
  | 'NOT_BY_OPERATOR'
  | 'TOO_LATE'
  | 'NOT_ENOUGH'
  | 'TOO_MANY_UNPAID'
  | 'WITH_DONATION'
  | 'WITH_ADD_ONS'
  | BoardingBlock;

export interface Unpaid {
  /** Other bookings of the same contact that wait for their cash, and how many may. */
  readonly others: number;
  readonly limit: number;
  /** Seats of one departure that would wait, this booking's and theirs, where they are most; and how many may. */
  readonly seats: number;
  readonly seatLimit: number;
}

export interface OptionFacts {
  readonly now: number;
  /** Minor units that are still to be paid, by who pays so: methods have fees of their own. */
  due(method: PaymentMethod): number;
  readonly currency: string;
  /** The difference of an exchange: it is paid before. */
  readonly isExchange: boolean;
  /** Who asks takes cash at a counter: the traveller stands before him. */
  readonly isCounter: boolean;
  readonly rides: readonly CashRide[];
  /** Something is given for a cause: nobody collects that for us. */
  readonly isGiving?: boolean | undefined;
  /** Something is bought beside the seats: it is paid before the ride. */
  readonly hasAddOns?: boolean | undefined;
  /** Why he may not pay on boarding. */
  readonly boarding?: BoardingBlock | undefined;
  /** What the same contact has promised, beside what it may; undefined where nobody counts. */
  readonly unpaid?: Unpaid | undefined;
  /** What the agency whose sale it is, and whose people ask, has with us: its balance and how far below nothing it may go. */
  readonly agency?: { readonly balance: number; readonly creditLimit: number } | undefined;
  /** What the customer who asks has in his wallet and has not set aside for another booking. */
  readonly wallet?: number | undefined;
}

type Said = { readonly reason?: OptionReason; readonly facts?: Readonly<Record<string, unknown>> };

const money = (available: number, { due, currency }: OptionFacts, method: PaymentMethod): Said => ({
  ...(available < due(method) && { reason: 'NOT_ENOUGH' as const }),
  facts: { available, currency },
});

/** Nobody holds a whole departure with promises: what there is too much of, undefined where one more is fine. */
export function tooManyUnpaid({ others, limit, seats, seatLimit }: Unpaid): Said['facts'] {
  if (others >= limit) return { unpaid: others };
  return seats > seatLimit ? { seatLimit } : undefined;
}

const promised = ({ unpaid }: OptionFacts, facts?: Said['facts']): Said => {
  const tooMany = unpaid && tooManyUnpaid(unpaid);
  if (tooMany !== undefined) return { reason: 'TOO_MANY_UNPAID', facts: tooMany };
  return facts === undefined ? {} : { facts };
};

/** What is said of a method; undefined where it is nothing for who asks. Methods that are missing here are always open. */
const SAYS: { readonly [method in PaymentMethod]?: (facts: OptionFacts) => Said | undefined } = {
  CASH_COLLECTION: (facts) => {
    const { rides, now, isExchange, isCounter } = facts;
    // Two seats are kept for one traveller no longer than he needs to open his purse.
    if (isExchange) return isCounter ? {} : undefined;
    const answer = cashDeadline(rides, now);
    return 'until' in answer ? promised(facts, { until: new Date(answer.until).toISOString() }) : answer;
  },
  PAY_ON_BOARDING: (facts) => {
    const { boarding, isExchange, isGiving, hasAddOns } = facts;
    if (isExchange) return undefined;
    if (boarding !== undefined) return { reason: boarding };
    if (isGiving === true) return { reason: 'WITH_DONATION' };
    return hasAddOns === true ? { reason: 'WITH_ADD_ONS' } : promised(facts);
  },
  AGENT_BALANCE: (facts) =>
    facts.agency && money(facts.agency.balance + facts.agency.creditLimit, facts, 'AGENT_BALANCE'),
  WALLET_CREDIT: (facts) => (facts.wallet ? money(facts.wallet, facts, 'WALLET_CREDIT') : undefined),
};

/** Whether a method is open to everybody for every booking, so that nothing need be asked. */
export const isAlwaysOpen = (method: PaymentMethod): boolean => SAYS[method] === undefined;

export interface PaymentOption {
  readonly method: PaymentMethod;
  readonly flow: PaymentFlow;
  /** Undefined where it can be taken. */
  readonly reason?: OptionReason | undefined;
  /** What else is known of it: until when, what is available (minor units). */
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** One method for this booking; undefined where it is nothing for who asks. */
export function paymentOption(method: PaymentMethod, facts: OptionFacts): PaymentOption | undefined {
  const says = SAYS[method];
  const said = says === undefined ? {} : says(facts);
  return said && { method, flow: wayOf(method).flow, ...said };
}

/** Every method there is for who asks, in the order it is offered, and why some are closed. */
export const paymentOptions = (facts: OptionFacts): PaymentOption[] =>
  PAYMENT_WAYS.flatMap((method) => paymentOption(method, facts) ?? []);
