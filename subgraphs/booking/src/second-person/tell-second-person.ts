import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { BookingContext } from '../booking/booking-transaction.js';

/** Whose people reach it by a scope that is not all; null by whose nobody does. */
interface Within {
  readonly countryCode?: string | null;
  readonly operatorId?: string | null;
  readonly agencyId?: string | null;
  readonly branchId?: string | null;
}

/** What waits for a second person, as whoever may be that person is told of it. */
export interface Waiting {
  readonly kind: 'POLICY' | 'OVERRULE' | 'LINK_REFUND' | 'TOP_UP';
  /** Of the page where it is decided: a request, a pay link, an agency. */
  readonly recordId: string;
  readonly askedById: string;
  /** Who holds it alone decides. */
  readonly permission: 'pricing.edit' | 'refund.overrule' | 'payment.request' | 'user.manage';
  readonly within: Within;
  readonly reason: string;
  /** Minor units; null where no money waits. */
  readonly amount: { readonly amount: number; readonly currency: string } | null;
  /** Booking reference. */
  readonly pnr?: string;
}

/** Tells those who may decide, and did not ask, that a request waits; in the transaction that writes it. */
export async function tellSecondPerson(
  transaction: RowTransaction,
  { viewer }: BookingContext,
  now: number,
  { within, pnr, ...waiting }: Waiting,
): Promise<void> {
  const { countryCode = null, operatorId = null, agencyId = null, branchId = null } = within;
  const payload = { ...waiting, pnr: pnr ?? null, countryCode, operatorId, agencyId, branchId };
  const { mode, requestId } = viewer;
  await emitRows(transaction, now, [{ type: 'second_person.asked', payload, mode, requestId }]);
}
