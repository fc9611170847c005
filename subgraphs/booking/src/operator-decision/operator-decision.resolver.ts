import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView } from '../booking/booking-view.js';
import { type BookingView } from '../booking/booking.type.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { acceptLeg } from './accept-leg.command.js';
import { DECIDING_SCOPES } from './decides-for.js';
import { refuseLeg } from './refuse-leg.command.js';

@Resolver()
export class OperatorDecisionResolver {
  @Requires('booking.edit', DECIDING_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      "The operator's yes to a leg that it confirms by hand; tickets follow once every operator of the connection has said so. Refused: BOOKING_NOT_FOUND (also another operator's leg), LEG_NOT_WAITING, DECISION_OVERDUE, TRY_AGAIN.",
  })
  acceptLeg(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('legId', () => ID, { description: 'BookingLeg.id' }) legId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await acceptLeg(context, bookingId, legId), context.clock.now()));
  }

  @Requires('booking.edit', DECIDING_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      "The operator's no: the leg and the ride it connects with are rejected and everything paid for them goes back, fees too. Refused: BOOKING_NOT_FOUND (also another operator's leg), LEG_NOT_WAITING, TRY_AGAIN.",
  })
  refuseLeg(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('legId', () => ID, { description: 'BookingLeg.id' }) legId: string,
    @Arg('reason', () => String, { description: 'In his own words, 1 to 500 letters; the traveller reads it.' })
    reason: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await refuseLeg(context, bookingId, legId, reason), context.clock.now()));
  }
}
