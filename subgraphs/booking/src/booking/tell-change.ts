import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { actorOf } from './actor.js';
import { bookingFacts } from './booking-facts.js';
import type { BookingRecord, LegRecord, PartRecord } from './booking-record.js';
import { note } from './timeline.js';

/** What became otherwise about a sold booking, as the traveller's mail says it: as it was, as it is. */
export interface BookingChange {
  readonly what: 'SEAT' | 'PASSENGER' | 'CONTACT' | 'TICKET_CODE';
  /** Whose it is; null where before and after say it. */
  readonly who: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangedBooking {
  /** As it is now. */
  readonly booking: BookingRecord;
  /** Those whose tickets are other ones now, with the parts it is about. */
  readonly legs: readonly LegRecord[];
  readonly changes: readonly BookingChange[];
  /** Line of the timeline: 'seats.changed'. */
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A passenger as his ticket names him. */
export const nameOnTicket = ({ firstName, lastName }: PartRecord): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Writes a change of a sold booking on its timeline and tells the traveller, in the caller's transaction. */
export async function tellChange(
  transaction: RowTransaction,
  viewer: Viewer,
  now: number,
  { booking, legs, changes, type, facts }: ChangedBooking,
): Promise<void> {
  await note(transaction, now, { bookingId: booking.id, type, actor: actorOf(viewer), facts });
  const payload = { ...bookingFacts(booking, legs), total: null, changes };
  const { mode } = booking;
  await emitRows(transaction, now, [{ type: 'booking.changed', payload, mode, requestId: viewer.requestId }]);
}
