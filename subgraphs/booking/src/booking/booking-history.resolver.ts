import { forbidden } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BookingEventView, BookingView, LedgerEntryView } from './booking.type.js';
import { ledgerOf, timelineOf } from './booking-history.queries.js';
import type { BookingContext } from './booking-transaction.js';

/** Customers and agents hold booking.view for their own sales; the history is for those who answer for more. */
function requireStaff({ kind, grants }: Viewer): void {
  const scope = grants['booking.view'];
  if (kind === 'service' || (scope !== undefined && scope !== 'own')) return;
  throw forbidden('booking.view');
}

@Resolver(() => BookingView)
export class BookingHistoryResolver {
  @FieldResolver(() => [BookingEventView], { description: 'Staff only (permission booking.view).' })
  timeline(@Ctx() { database, viewer }: BookingContext, @Root() { id }: BookingView): Promise<BookingEventView[]> {
    requireStaff(viewer);
    return timelineOf(database, id);
  }

  @FieldResolver(() => [LedgerEntryView], { description: 'Staff only: the double entries behind the sums.' })
  ledger(@Ctx() { database, viewer }: BookingContext, @Root() { id }: BookingView): Promise<LedgerEntryView[]> {
    requireStaff(viewer);
    return ledgerOf(database, id);
  }
}
