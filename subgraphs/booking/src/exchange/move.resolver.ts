import { Requires } from '@naga/server-kit/graphql/doors.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { DepartureToBoardPageView } from '../manifest/manifest.type.js';
import { departuresToMoveTo } from './departures-to-move-to.js';
import { movePassengers } from './move-passengers.command.js';
import { missingOf, type MovingGroup, planMove } from './move-plan.js';
import { DepartureInput, MoveArgs, MovedPassengerView, MovePassengersArgs } from './move.type.js';

const views = (groups: readonly MovingGroup[]): MovedPassengerView[] =>
  groups.flatMap((group) => {
    const { booking, parts, seats, problem } = group;
    return parts.map((part, index) => ({
      partId: part.id,
      bookingId: booking.id,
      pnr: booking.pnr,
      name: [part.firstName, part.lastName].filter(Boolean).join(' '),
      seatNumber: part.seatNumber,
      newSeat: problem === undefined ? (seats?.[index] ?? null) : null,
      problem: problem ?? null,
      missing: problem === undefined ? missingOf(group, part) : [],
    }));
  });

@Resolver()
export class MoveResolver {
  @Requires('booking.edit', DRIVING_SCOPES)
  @Query(() => [MovedPassengerView], {
    description: 'Who of a departure would sit where on another one. Nothing is written.',
  })
  async movePreview(
    @Ctx() context: BookingContext,
    @Args(() => MoveArgs) wish: MoveArgs,
  ): Promise<MovedPassengerView[]> {
    return views(await planMove(context, wish));
  }

  @Requires('booking.edit', DRIVING_SCOPES)
  @Query(() => DepartureToBoardPageView, {
    description:
      'Departures by time that call at the stops of somebody on the one that cannot run. It stands among them on its own day.',
  })
  async departuresToMoveTo(
    @Ctx() context: BookingContext,
    @Arg('from', () => DepartureInput, { description: 'The departure that cannot run.' }) from: DepartureInput,
    @Arg('date', () => LocalDate, { description: 'The service date of the other departure.' }) date: string,
    @Arg('otherOperators', () => Boolean, { defaultValue: false, description: "Else only its operator's." })
    otherOperators: boolean,
    @Args(() => PageArgs) at: PageArgs,
  ): Promise<DepartureToBoardPageView> {
    return DepartureToBoardPageView.of(await departuresToMoveTo(context, { from, date, otherOperators }, at));
  }

  @Requires('booking.edit', DRIVING_SCOPES)
  @Mutation(() => [MovedPassengerView], {
    description:
      'Moves passengers of a departure that cannot run, at no cost; each gets a new ticket by mail. Answers what became of everybody.',
  })
  async movePassengers(
    @Ctx() context: BookingContext,
    @Args(() => MovePassengersArgs) { reason, ...wish }: MovePassengersArgs,
  ): Promise<MovedPassengerView[]> {
    return views(await movePassengers(context, wish, reason));
  }
}
