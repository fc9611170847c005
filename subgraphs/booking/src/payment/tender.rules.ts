import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { PaymentState } from './payment-state.rules.js';

interface Tender {
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly amount: number;
}

/** Whether a wallet has set this aside and not given it yet: it is taken with the other half, or let go with it. */
export const isReserved = ({ method, state }: Tender): boolean => method === 'WALLET_CREDIT' && state === 'AUTHORIZED';

/** Σ of what wallets have set aside. */
export const reservedOf = (payments: readonly Tender[]): number =>
  payments.filter(isReserved).reduce((sum, { amount }) => sum + amount, 0);

/** Ways that can be joined with credit of a wallet: their money arrives before the sale. */
const JOINED: readonly PaymentMethod[] = ['CARD', 'KHQR', 'WING', 'PIPAY', 'CASH_COLLECTION'];

export interface Split {
  /** Minor units of the wallet. */
  readonly wallet: number;
  /** Minor units of the chosen method; 0 where the wallet pays it all. */
  readonly rest: number;
}

/** How `owed` minor units are split, when `available` of a wallet may be used; without it the method pays all. */
export function splitOf(owed: number, method: PaymentMethod, available: number): Split {
  if (method === 'WALLET_CREDIT') return { wallet: owed, rest: 0 };
  const wallet = JOINED.includes(method) ? Math.max(0, Math.min(owed, available)) : 0;
  return { wallet, rest: owed - wallet };
}
