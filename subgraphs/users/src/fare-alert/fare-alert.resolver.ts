import { localize } from '@naga/kernel/language.js';
import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { confirmFareAlert } from './confirm-fare-alert.command.js';
import { endFareAlert } from './end-fare-alert.command.js';
import { FareAlertNotFound } from './fare-alert.errors.js';
import { fareAlertByToken, type FareAlertRow, myFareAlerts } from './fare-alert.queries.js';
import { FareAlertResult, FareAlertView, FareWatchedView, WatchFareInput, WatchFareResult } from './fare-alert.type.js';
import { watchFare } from './watch-fare.command.js';

const viewOf = ({ viewer }: UsersContext, { token, fromName, toName, ...row }: FareAlertRow): FareAlertView =>
  Object.assign(new FareAlertView(), {
    ...row,
    id: token,
    fromName: localize(fromName, viewer.language),
    toName: localize(toName, viewer.language),
  });

@ArgsType()
class FareAlertArgs {
  @Field(() => ID) @MaxLength(64) id!: string;
}

@Resolver()
export class FareAlertResolver {
  @Public()
  @Query(() => FareAlertView, { nullable: true, description: 'What the link of a mail opens; null once it is over.' })
  async fareAlert(
    @Ctx() context: UsersContext,
    @Args(() => FareAlertArgs) { id }: FareAlertArgs,
  ): Promise<FareAlertView | null> {
    const row = await fareAlertByToken(context, id);
    return row === undefined ? null : viewOf(context, row);
  }

  @SignedIn()
  @Query(() => [FareAlertView], { description: 'Of the signed-in user, the next day first.' })
  async myFareAlerts(@Ctx() context: UsersContext): Promise<FareAlertView[]> {
    return (await myFareAlerts(context)).map((row) => viewOf(context, row));
  }

  @Public()
  @Mutation(() => WatchFareResult, { description: 'One mail whenever the lowest price of the day falls.' })
  watchFare(
    @Ctx() context: UsersContext,
    @Arg('input', () => WatchFareInput) input: WatchFareInput,
  ): Promise<FareWatchedView | Refused> {
    return orRefused(async () => Object.assign(new FareWatchedView(), await watchFare(context, input)));
  }

  @Public()
  @Mutation(() => FareAlertResult, { description: 'Its reader wants it.' })
  confirmFareAlert(
    @Ctx() context: UsersContext,
    @Args(() => FareAlertArgs) { id }: FareAlertArgs,
  ): Promise<FareAlertView | Refused> {
    return orRefused(async () => {
      await confirmFareAlert(context, id);
      const row = await fareAlertByToken(context, id);
      if (row === undefined) throw new FareAlertNotFound();
      return viewOf(context, row);
    });
  }

  @Public()
  @Mutation(() => RequestResult, { description: 'Forgets it. Done, too, where it is over already.' })
  endFareAlert(
    @Ctx() context: UsersContext,
    @Args(() => FareAlertArgs) { id }: FareAlertArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => endFareAlert(context, id).then(done));
  }
}
