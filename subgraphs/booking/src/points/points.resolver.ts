import { ByKeyOr, ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { pointsHolders } from './points-holders.queries.js';
import { pointsOffer } from './points-offer.queries.js';
import { PointsHolderView, PointsOfferView } from './points.type.js';
import { usePoints } from './use-points.command.js';

@Resolver(() => BookingView)
export class PointsResolver {
  @FieldResolver(() => PointsOfferView, {
    nullable: true,
    description: 'While it is held, of who buys it for himself and is signed in.',
  })
  pointsOffer(@Ctx() context: BookingContext, @Root() { record }: BookingView): Promise<PointsOfferView | null> {
    return pointsOffer(context, record);
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Pays part of held seats with so many points of the viewer, in place of those it had; 0 takes them off. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, POINTS_NOT_HERE (nobody is signed in who buys it for himself), POINTS_OTHER_CURRENCY, POINTS_TOO_FEW, POINTS_TOO_MANY, POINTS_NOT_ENOUGH, TRY_AGAIN.',
  })
  usePoints(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('points', () => Int) points: number,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await usePoints(context, bookingId, points), context.clock.now()));
  }

  @ForNeighbours()
  @Query(() => [PointsHolderView], { description: 'Of these bookings, those that exist, of both modes.' })
  bookingPoints(
    @Ctx() { database }: BookingContext,
    @Arg('bookingIds', () => [ID]) bookingIds: string[],
  ): Promise<PointsHolderView[]> {
    return pointsHolders(database, bookingIds);
  }
}
