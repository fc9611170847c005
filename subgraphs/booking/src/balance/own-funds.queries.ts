import type { BookingContext } from '../booking/booking-transaction.js';
import { balanceOf } from '../ledger/move-balance.js';
import { ownAgency } from '../payment/payer.js';

export interface OwnFunds {
  readonly agencyId: string;
  /** ISO 4217, of the credit limit. */
  readonly currency: string;
  /** Minor units; below zero it owes us. */
  readonly balance: number;
  /** How far below nothing the balance may go, minor units. */
  readonly creditLimit: number;
}

/** What the agency whose people ask can spend; null for who works at none, and while it is not active. */
export async function ownFunds(context: BookingContext): Promise<OwnFunds | null> {
  const { database, viewer } = context;
  const agencyId = viewer.kind === 'user' ? viewer.agencyId : undefined;
  if (agencyId === undefined) return null;
  const { creditLimit: credit } = await ownAgency(context);
  if (credit === null) return null;
  const { amount: creditLimit, currency } = credit;
  const key = { kind: 'agent_balance', ownerId: agencyId, mode: viewer.mode, currency } as const;
  return { agencyId, currency, balance: await balanceOf(database, key), creditLimit };
}
