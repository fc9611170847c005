import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { OtherWay } from '../refund/other-way.rules.js';

/** Whose people reach it by a scope that is not all; null by whose nobody does. */
export interface Within {
  readonly countryCode?: string | null;
  readonly operatorId?: string | null;
  readonly agencyId?: string | null;
  readonly branchIds?: readonly string[];
}

/** What waits for a second person, as whoever may be that person is told of it. */
export interface Waiting {
  readonly kind:
    | 'POLICY'
    | 'OVERRULE'
    | 'LINK_REFUND'
    | 'TOP_UP'
    | 'OTHER_WAY'
    | 'LINK_OTHER_WAY'
    | 'TAKING'
    | 'LINK_TAKING'
    | 'GRANT';
  /** Of the page where it is decided: a request, a booking, a pay link, an agency, a statement. */
  readonly recordId: string;
  readonly askedById: string;
  /** Who holds it alone decides. */
  readonly permission:
    | 'pricing.edit'
    | 'refund.overrule'
    | 'payment.request'
    | 'user.manage'
    | 'booking.edit'
    | 'settlement.pay';
  readonly within: Within;
  /** In the words of who asks; null where nothing but the press is asked of him. */
  readonly reason: string | null;
  /** Minor units; null where no money waits. */
  readonly amount: { readonly amount: number; readonly currency: string } | null;
  /** Booking reference. */
  readonly pnr?: string;
  /** Where money is to go that its provider does not send back. */
  readonly way?: OtherWay;
}

/** Tells those who may decide, and did not ask, that a request waits; in the transaction that writes it. */
export async function tellSecondPerson(
  transaction: RowTransaction,
  { viewer }: BookingContext,
  now: number,
  { within, pnr, way, ...waiting }: Waiting,
): Promise<void> {
  const { countryCode = null, operatorId = null, agencyId = null, branchIds = [] } = within;
  const payload = { ...waiting, pnr: pnr ?? null, way: way ?? null, countryCode, operatorId, agencyId, branchIds };
  const { mode, requestId } = viewer;
  await emitRows(transaction, now, [{ type: 'second_person.asked', payload, mode, requestId }]);
}
