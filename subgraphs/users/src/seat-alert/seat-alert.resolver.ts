import { localize } from '@naga/kernel/language.js';
import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { confirmSeatAlert } from './confirm-seat-alert.command.js';
import { endSeatAlert } from './end-seat-alert.command.js';
import { SeatAlertNotFound } from './seat-alert.errors.js';
import { mySeatAlerts, seatAlertByToken, type SeatAlertRow } from './seat-alert.queries.js';
import {
  SeatAlertResult,
  SeatAlertView,
  SeatsWatchedView,
  WatchSeatsInput,
  WatchSeatsResult,
} from './seat-alert.type.js';
import { watchSeats } from './watch-seats.command.js';

const viewOf = ({ viewer }: UsersContext, { token, fromName, toName, ...row }: SeatAlertRow): SeatAlertView =>
  Object.assign(new SeatAlertView(), {
    ...row,
    id: token,
    fromName: localize(fromName, viewer.language),
    toName: localize(toName, viewer.language),
  });

@ArgsType()
class SeatAlertArgs {
  @Field(() => ID) @MaxLength(64) id!: string;
}

@Resolver()
export class SeatAlertResolver {
  @Public()
  @Query(() => SeatAlertView, { nullable: true, description: 'What the link of a mail opens; null once it is over.' })
  async seatAlert(
    @Ctx() context: UsersContext,
    @Args(() => SeatAlertArgs) { id }: SeatAlertArgs,
  ): Promise<SeatAlertView | null> {
    const row = await seatAlertByToken(context, id);
    return row === undefined ? null : viewOf(context, row);
  }

  @SignedIn()
  @Query(() => [SeatAlertView], { description: 'Of the signed-in user, the next day first.' })
  async mySeatAlerts(@Ctx() context: UsersContext): Promise<SeatAlertView[]> {
    return (await mySeatAlerts(context)).map((row) => viewOf(context, row));
  }

  @Public()
  @Mutation(() => WatchSeatsResult, { description: 'One mail when seats come on sale or free up.' })
  watchSeats(
    @Ctx() context: UsersContext,
    @Arg('input', () => WatchSeatsInput) input: WatchSeatsInput,
  ): Promise<SeatsWatchedView | Refused> {
    return orRefused(async () => Object.assign(new SeatsWatchedView(), await watchSeats(context, input)));
  }

  @Public()
  @Mutation(() => SeatAlertResult, { description: 'Its reader wants it, or wants it again after he was told.' })
  confirmSeatAlert(
    @Ctx() context: UsersContext,
    @Args(() => SeatAlertArgs) { id }: SeatAlertArgs,
  ): Promise<SeatAlertView | Refused> {
    return orRefused(async () => {
      await confirmSeatAlert(context, id);
      const row = await seatAlertByToken(context, id);
      if (row === undefined) throw new SeatAlertNotFound();
      return viewOf(context, row);
    });
  }

  @Public()
  @Mutation(() => RequestResult, { description: 'Forgets it. Done, too, where it is over already.' })
  endSeatAlert(
    @Ctx() context: UsersContext,
    @Args(() => SeatAlertArgs) { id }: SeatAlertArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => endSeatAlert(context, id).then(done));
  }
}
