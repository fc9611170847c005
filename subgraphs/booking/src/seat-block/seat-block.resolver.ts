import { localize } from '@naga/kernel/language.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { sellingAgency } from '../balance/selling-agency.type.js';
import { recordPage } from '@naga/server-kit/crud/noun-list.queries.js';
import { listTypes, type RecordsArgs } from '@naga/server-kit/crud/noun-types.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { DRIVING_SCOPES } from '../booking/drives.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { departureKey } from '../seat-claim/departure.js';
import { liveClaims } from '../seat-map/claimed-seats.loader.js';
import type { SeatMapView } from '../seat-map/seat-map.type.js';
import { seatMap } from '../seat-map/seat-state.rules.js';
import { blockSeats } from './block-seats.command.js';
import { seatedDeparture } from './departure-seats.js';
import { freeDepartures, freeSeats } from './free-seats.command.js';
import type { SalesChannel } from './kept-for.rules.js';
import {
  DepartureSeatsView,
  SalesChannelEnum,
  SeatBlockPageView,
  SeatBlocksResult,
  SeatBlocksView,
  type SeatBlockView,
  SeatsFreedResult,
  SeatsFreedView,
} from './seat-block.type.js';
import { comingBlocks, seatBlockNoun } from './seat-block.noun.js';
import { blocksOf, type SeatBlockRow } from './seat-blocks.queries.js';

const viewIn =
  (viewer: Viewer) =>
  ({ routeNames, parts, ...row }: SeatBlockRow): SeatBlockView => ({
    ...row,
    parts: parts.map(({ fromNames, toNames }) => ({
      from: localize(fromNames, viewer.language),
      to: localize(toNames, viewer.language),
    })),
    route: localize(routeNames, viewer.language),
    agency: sellingAgency(row.agencyId),
  });

const { Args: ListArgs } = listTypes(seatBlockNoun);

@Resolver()
export class SeatBlockResolver {
  @Requires('seat.block', DRIVING_SCOPES)
  @Query(() => DepartureSeatsView, {
    nullable: true,
    description: 'Null for a departure that does not run that day, and for one that somebody else runs.',
  })
  async departureSeats(
    @Ctx() context: BookingContext,
    @Arg('routeScheduleId', () => ID) routeScheduleId: string,
    @Arg('date', () => LocalDate, { description: 'The service date.' }) date: string,
  ): Promise<DepartureSeatsView | null> {
    const departure = await seatedDeparture(context, routeScheduleId, date);
    if (departure === undefined) return null;
    const { vehicle, calls, routeNames, ...facts } = departure;
    const whole = { departure: departureKey(routeScheduleId, date), from: 0, to: calls.at(-1)!.position };
    const { floors, seats } = vehicle.seatLayout;
    const [claims, rows] = await Promise.all([liveClaims(context, whole), blocksOf(context, routeScheduleId, [date])]);
    const { language } = context.viewer;
    const shown = new Map(claims);
    // Whoever looks sees what is blocked for anybody.
    for (const { seatNumber } of rows) shown.set(seatNumber, [{ state: 'blocked', mine: false }]);
    return {
      ...facts,
      route: localize(routeNames, language),
      transportType: vehicle.transportType,
      seatMap: seatMap(seats, floors, shown) as SeatMapView,
      blocks: rows.map(viewIn(context.viewer)),
    };
  }

  @Requires('seat.block', DRIVING_SCOPES)
  @Query(() => SeatBlockPageView, { description: 'Seats that are blocked now.' })
  seatBlocks(
    @Ctx() context: BookingContext,
    @Args(() => ListArgs) { filter, ...search }: RecordsArgs,
  ): SeatBlockPageView {
    const page = recordPage(seatBlockNoun, context, { ...search, filter: comingBlocks(context, filter) });
    const view = viewIn(context.viewer);
    return SeatBlockPageView.of(page.map((row) => view(row as unknown as SeatBlockRow)));
  }

  @Requires('seat.block', DRIVING_SCOPES)
  @Mutation(() => SeatBlocksResult, {
    description:
      'Keeps seats from being sold on each day of a period that the schedule runs: all or none. Refused: DEPARTURE_NOT_FOUND, SEAT_NOT_BOOKABLE, SEATS_NOT_FREE, TRY_AGAIN.',
  })
  blockSeats(
    @Ctx() context: BookingContext,
    @Arg('routeScheduleId', () => ID) routeScheduleId: string,
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: string,
    @Arg('until', () => LocalDate, { nullable: true, description: 'The last, 31 days at most; left out: the first.' })
    until: string | undefined,
    @Arg('seats', () => [String], {
      nullable: true,
      description: 'Left out: every seat that is free on its day, and what is free of the ride of others.',
    })
    seats: string[] | undefined,
    @Arg('reason', () => String, { description: 'For colleagues; 200 characters at most.' }) reason: string,
    @Arg('closedTo', () => [SalesChannelEnum], {
      nullable: true,
      description: 'Not sold through these; left out, with agencyId too: nobody buys them.',
    })
    closedTo: SalesChannel[] | undefined,
    @Arg('agencyId', () => ID, { nullable: true, description: 'Kept for this agency; without closedTo.' })
    agencyId: string | undefined,
    @Arg('aroundPassengers', () => Boolean, {
      defaultValue: false,
      description:
        'Of a named seat that somebody has on part of the ride, what he leaves: SEATS_NOT_FREE only where nothing is left.',
    })
    aroundPassengers: boolean,
  ): Promise<SeatBlocksView | Refused> {
    return orRefused(async () => {
      const wish = {
        routeScheduleId,
        from,
        until: until ?? from,
        seats: seats ?? null,
        reason,
        closedTo: closedTo ?? null,
        agencyId: agencyId ?? null,
        aroundPassengers,
      };
      const { departures, made } = await blockSeats(context, wish);
      const dates = departures.map(({ date }) => date);
      const rows = await blocksOf(context, routeScheduleId, dates);
      return Object.assign(new SeatBlocksView(), { blocks: rows.map(viewIn(context.viewer)), made });
    });
  }

  @Requires('seat.block', DRIVING_SCOPES)
  @Mutation(() => SeatsFreedResult, {
    description: 'Blocked seats are sold again. Refused: SEAT_BLOCK_NOT_FOUND, TRY_AGAIN.',
  })
  freeSeats(
    @Ctx() context: BookingContext,
    @Arg('ids', () => [ID], { description: 'SeatBlock.id' }) ids: string[],
  ): Promise<SeatsFreedView | Refused> {
    return orRefused(async () => {
      await freeSeats(context, ids);
      return Object.assign(new SeatsFreedView(), { ids });
    });
  }

  @Requires('seat.block', DRIVING_SCOPES)
  @Mutation(() => SeatsFreedResult, {
    description:
      'All that is blocked on the departures of a schedule is sold again. Refused: SEAT_BLOCK_NOT_FOUND, TRY_AGAIN.',
  })
  freeDepartures(
    @Ctx() context: BookingContext,
    @Arg('routeScheduleId', () => ID) routeScheduleId: string,
    @Arg('from', () => LocalDate, { description: 'The first service date.' }) from: string,
    @Arg('until', () => LocalDate, { nullable: true, description: 'The last, 31 days at most; left out: the first.' })
    until: string | undefined,
  ): Promise<SeatsFreedView | Refused> {
    return orRefused(async () => {
      const ids = await freeDepartures(context, { routeScheduleId, from, until: until ?? from });
      return Object.assign(new SeatsFreedView(), { ids });
    });
  }
}
