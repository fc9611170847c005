import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingView } from '../booking/booking.type.js';
import { HISTORY, requireHistory } from '../booking/require-history.js';
import { ASK, LINK_SCOPES } from '../pay-link/pay-link.queries.js';
import { PayLinkRecordView } from '../pay-link/pay-link.type.js';
import { WingLogEntryView } from './wing-log.type.js';
import { type WingLogRow, wingLogOfBooking, wingLogOfLink } from './wing-logs.queries.js';

@Resolver(() => BookingView)
export class WingLogOfBookingResolver {
  @Requires(HISTORY)
  @FieldResolver(() => [WingLogEntryView], {
    description: "Staff only: what Wing's app reported of its payments, oldest first; kept 90 days.",
  })
  async wingLog(@Ctx() context: BookingContext, @Root() { id }: BookingView): Promise<WingLogRow[]> {
    await requireHistory(context, id);
    return wingLogOfBooking(context.database, id);
  }
}

@Resolver(() => PayLinkRecordView)
export class WingLogOfLinkResolver {
  @Requires(ASK, LINK_SCOPES)
  @FieldResolver(() => [WingLogEntryView], {
    description: "What Wing's app reported of its payments, oldest first; kept 90 days.",
  })
  wingLog(@Ctx() { database }: BookingContext, @Root() { id }: PayLinkRecordView): Promise<WingLogRow[]> {
    return wingLogOfLink(database, id);
  }
}
