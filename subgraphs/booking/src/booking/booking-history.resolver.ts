import { Requires } from '@naga/server-kit/graphql/doors.js';
import { forbidden } from '@naga/server-kit/viewer/permission.js';
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { mayOpen } from './booking-access.queries.js';
import { BookingEventView, BookingView, LedgerEntryView } from './booking.type.js';
import { ledgerOf, timelineOf } from './booking-history.queries.js';
import type { BookingContext } from './booking-transaction.js';

const HISTORY = 'booking.history';

const asked = new WeakMap<BookingView, Promise<boolean>>();

/** Only within the scope, once for all fields: a token opens the booking, not its books. */
async function requireScope({ database, viewer }: BookingContext, booking: BookingView): Promise<void> {
  let answer = asked.get(booking);
  if (answer === undefined) {
    answer = mayOpen(database, { ...viewer, bookingToken: undefined }, HISTORY, booking.id);
    asked.set(booking, answer);
  }
  if (!(await answer)) throw forbidden(HISTORY);
}

/** What of a booking is for those who answer for more than their own sales. */
@Resolver(() => BookingView)
export class BookingHistoryResolver {
  @Requires(HISTORY)
  @FieldResolver(() => [BookingEventView], { description: 'Staff only: what happened, oldest first.' })
  async timeline(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<BookingEventView[]> {
    await requireScope(context, booking);
    return timelineOf(context.database, booking.id);
  }

  @Requires(HISTORY)
  @FieldResolver(() => [LedgerEntryView], { description: 'Staff only: the double entries behind the sums.' })
  async ledger(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<LedgerEntryView[]> {
    await requireScope(context, booking);
    return ledgerOf(context.database, booking.id);
  }

  @Requires(HISTORY)
  @FieldResolver(() => ID, { nullable: true, description: 'Staff only: account that booked; null for a guest.' })
  async bookedByUserId(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<string | null> {
    await requireScope(context, booking);
    return booking.record.bookedByUserId;
  }

  @Requires(HISTORY)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Staff only: digits of the affiliate whose link led here.',
  })
  async affiliateId(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<string | null> {
    await requireScope(context, booking);
    return booking.record.affiliateId;
  }
}
