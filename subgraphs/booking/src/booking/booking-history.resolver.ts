import { forbidden } from '@naga/server-kit/viewer/permission.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { mayOpen } from './booking-access.queries.js';
import { BookingEventView, BookingView, LedgerEntryView } from './booking.type.js';
import { ledgerOf, timelineOf } from './booking-history.queries.js';
import type { BookingContext } from './booking-transaction.js';

/**
 * Customers and agents hold booking.view for their own sales; the history is for those who answer for more, and only
 * within their scope: a booking token opens the booking, not its books.
 */
async function requireStaff({ database, viewer }: BookingContext, id: string): Promise<void> {
  const byScope = { ...viewer, bookingToken: undefined };
  const answersForMore = viewer.kind === 'service' || viewer.grants['booking.view'] !== 'own';
  if (answersForMore && (await mayOpen(database, byScope, 'booking.view', id))) return;
  throw forbidden('booking.view');
}

@Resolver(() => BookingView)
export class BookingHistoryResolver {
  @FieldResolver(() => [BookingEventView], { description: 'Staff only (permission booking.view).' })
  async timeline(@Ctx() context: BookingContext, @Root() { id }: BookingView): Promise<BookingEventView[]> {
    await requireStaff(context, id);
    return timelineOf(context.database, id);
  }

  @FieldResolver(() => [LedgerEntryView], { description: 'Staff only: the double entries behind the sums.' })
  async ledger(@Ctx() context: BookingContext, @Root() { id }: BookingView): Promise<LedgerEntryView[]> {
    await requireStaff(context, id);
    return ledgerOf(context.database, id);
  }
}
