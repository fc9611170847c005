import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, Directive, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { departureKey } from '../seat-claim/departure.js';
import { closedSeats } from '../seat-block/closed-seats.queries.js';
import { claimedSeats, liveClaims, type Segment } from './claimed-seats.loader.js';
import { fullOffers } from './full-offers.js';
import { JourneyDayView, JourneyLegView, JourneyView } from './ride.type.js';
import {
  ClosedSeatsView,
  PassengersMeantArgs,
  SeatMapView,
  SeatSegmentInput,
  SoldDepartureView,
} from './seat-map.type.js';
import { seatMap } from './seat-state.rules.js';
import { soldDepartures } from './sold-departures.queries.js';

const segmentOf = (
  leg: Pick<JourneyLegView, 'routeScheduleId' | 'date' | 'boardingPosition' | 'dropOffPosition'>,
): Segment => ({
  departure: departureKey(leg.routeScheduleId, leg.date),
  from: leg.boardingPosition,
  to: leg.dropOffPosition,
});

@Resolver()
export class ClaimedSeatsResolver {
  @ForNeighbours()
  @Query(() => [Int], { description: 'How many seats of each segment nobody can buy now, in their order.' })
  claimedSeats(
    @Ctx() context: BookingContext,
    @Arg('segments', () => [SeatSegmentInput]) segments: SeatSegmentInput[],
  ): Promise<number[]> {
    return claimedSeats(context, segments.map(segmentOf));
  }

  @ForNeighbours()
  @Query(() => [SoldDepartureView], {
    description: 'Departures of these schedules that somebody has seats on, held or sold, by date.',
  })
  soldDepartures(
    @Ctx() context: BookingContext,
    @Arg('routeScheduleIds', () => [ID]) routeScheduleIds: string[],
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: string,
    @Arg('until', () => LocalDate, { nullable: true, description: 'The last, included; left out: no end.' })
    until: string | null | undefined,
    @Args(() => PassengersMeantArgs) meant: PassengersMeantArgs,
  ): Promise<SoldDepartureView[]> {
    return soldDepartures(context, routeScheduleIds, from, until, meant);
  }

  @ForNeighbours()
  @Query(() => [ClosedSeatsView], {
    description: 'Departures of these schedules with seats that staff keeps from everybody, by date.',
  })
  closedSeats(
    @Ctx() context: BookingContext,
    @Arg('routeScheduleIds', () => [ID]) routeScheduleIds: string[],
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: string,
    @Arg('until', () => LocalDate, { description: 'The last, included.' }) until: string,
  ): Promise<ClosedSeatsView[]> {
    return closedSeats(context, routeScheduleIds, from, until);
  }
}

@Resolver(() => JourneyView)
export class JourneySeatsResolver {
  @Directive(
    '@requires(fields: "legs { id routeScheduleId date boardingPosition dropOffPosition vehicle { id seatCount } }")',
  )
  @FieldResolver(() => Int, { nullable: true, description: 'Of the leg with the fewest.' })
  async freeSeats(@Ctx() context: BookingContext, @Root() { legs }: JourneyView): Promise<number | null> {
    if (!legs?.length) return null;
    const claimed = await claimedSeats(context, legs.map(segmentOf));
    return Math.min(...legs.map(({ vehicle }, index) => Math.max(0, vehicle.seatCount - claimed[index]!)));
  }
}

@Resolver(() => JourneyDayView)
export class JourneyDaySeatsResolver {
  @Directive('@inaccessible')
  @Directive('@requires(fields: "seatOffers")')
  @FieldResolver(() => [Int], {
    nullable: true,
    description: 'Places of its journeys without a free seat, counted from 0, for pricing.',
  })
  fullOffers(@Ctx() context: BookingContext, @Root() { seatOffers }: JourneyDayView): Promise<number[]> {
    return fullOffers(context, seatOffers);
  }
}

@Resolver(() => JourneyLegView)
export class LegSeatsResolver {
  @Directive('@requires(fields: "routeScheduleId date boardingPosition dropOffPosition vehicle { id seatCount }")')
  @FieldResolver(() => Int, { nullable: true, description: 'Seats of this ride that can be bought now.' })
  async freeSeats(@Ctx() context: BookingContext, @Root() leg: JourneyLegView): Promise<number | null> {
    if (!leg.vehicle) return null;
    const [claimed] = await claimedSeats(context, [segmentOf(leg)]);
    return Math.max(0, leg.vehicle.seatCount - claimed!);
  }

  @Directive(
    '@requires(fields: "routeScheduleId date boardingPosition dropOffPosition vehicle { id seatCount seatLayout { id floors seats { number kind floor row column bookable blocked allowMale allowFemale seatType { id name abbreviation icon category categoryId } } } }")',
  )
  @FieldResolver(() => SeatMapView, {
    nullable: true,
    description: "All cells of the layout with today's state; the viewer's own hold (booking token) is SELECTED.",
  })
  async seatMap(@Ctx() context: BookingContext, @Root() leg: JourneyLegView): Promise<SeatMapView | null> {
    if (!leg.vehicle?.seatLayout) return null;
    const { seats, floors } = leg.vehicle.seatLayout;
    return seatMap(seats, floors, await liveClaims(context, segmentOf(leg))) as SeatMapView;
  }
}
