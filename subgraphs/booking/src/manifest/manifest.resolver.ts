import { Requires } from '@naga/server-kit/graphql/doors.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { publicHalf } from '../ticket/boarding-pass.js';
import { departuresToBoard } from './departures-to-board.js';
import { manifestOf } from './passenger-list.js';
import { DepartureToBoardPageView, ManifestView, TicketKeyView } from './manifest.type.js';

@Resolver()
export class ManifestResolver {
  @Requires('manifest.view', DRIVING_SCOPES)
  @Query(() => DepartureToBoardPageView, { description: 'Departures of one day that the viewer runs.' })
  departuresToBoard(
    @Ctx() context: BookingContext,
    @Arg('date', () => LocalDate, { description: 'The service date.' }) date: string,
    @Arg('operatorId', () => ID, { nullable: true }) operatorId: string | undefined,
    @Arg('branchId', () => ID, { nullable: true }) branchId: string | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): DepartureToBoardPageView {
    return DepartureToBoardPageView.of(departuresToBoard(context, { date, operatorId, branchId }, at));
  }

  @Requires('manifest.view', DRIVING_SCOPES)
  @Query(() => ManifestView, {
    nullable: true,
    description: 'Null for a departure that does not run that day, and for one that somebody else runs.',
  })
  async manifest(
    @Ctx() context: BookingContext,
    @Arg('routeScheduleId', () => ID) routeScheduleId: string,
    @Arg('date', () => LocalDate, { description: 'The service date.' }) date: string,
  ): Promise<ManifestView | null> {
    return (await manifestOf(context, { routeScheduleId, date })) ?? null;
  }

  @Requires('ticket.scan', DRIVING_SCOPES)
  @Query(() => [TicketKeyView], { description: 'What a device needs to check boarding passes without network.' })
  ticketKeys(@Ctx() { services }: BookingContext): TicketKeyView[] {
    const { key, formerKeys } = services.tickets;
    return [
      { publicKey: publicHalf(key), current: true },
      ...formerKeys.map((former) => ({ publicKey: publicHalf(former), current: false })),
    ];
  }
}
