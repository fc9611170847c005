import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { mayOpen, mayOpenRides } from '../booking/booking-access.queries.js';
import { type NamedRides, ridesOfParts } from '../booking/named-rides.js';
import { loadBooking } from '../booking/booking.queries.js';
import { bookingView } from '../booking/booking-view.js';
import { BookingView } from '../booking/booking.type.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { seenOf } from '../booking/seen-rides.js';
import { HISTORY, requireHistory } from '../booking/require-history.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { askOverrule } from './ask-overrule.command.js';
import { decideOverrule, withdrawOverrule } from './decide-overrule.command.js';
import { overrulePlan } from './overrule-plan.js';
import { leastBack, mostBack } from './overrule.rules.js';
import {
  OverruleCancelArgs,
  OverrulePageView,
  OverrulesArgs,
  OverruleSeatsArgs,
  OverruleTermsView,
  OverruleView,
} from './overrule.type.js';
import { overruleView } from './overrule-view.js';
import { aloneOf, overrulesOf, overrulesPage } from './overrules.queries.js';

const answer = (context: BookingContext, command: () => Promise<BookingRecord>): Promise<BookingView | Refused> =>
  orRefused(async () => bookingView(await command(), context.clock.now()));

@Resolver(() => BookingView)
export class OverruleResolver {
  @Requires(HISTORY)
  @FieldResolver(() => [OverruleView], { description: 'Staff only: cancellations beyond the terms, oldest first.' })
  async overrules(@Ctx() context: BookingContext, @Root() { id }: BookingView): Promise<OverruleView[]> {
    await requireHistory(context, id);
    const rows = await overrulesOf(context, id);
    const shown = await seenOf(context, id, rows, ({ partIds }) => ridesOfParts(partIds));
    return shown.map((row) => overruleView(row, context.viewer));
  }

  @Requires('refund.ask', STAFF_SCOPES)
  @Query(() => OverrulePageView, {
    name: 'overrules',
    description: 'Within the viewer’s scope; those that wait longest come first.',
  })
  overrulesWithinReach(
    @Ctx() context: BookingContext,
    @Args(() => OverrulesArgs) wish: OverrulesArgs,
  ): OverrulePageView {
    return OverrulePageView.of(overrulesPage(context, wish).map((row) => overruleView(row, context.viewer)));
  }

  @Requires('refund.ask', STAFF_SCOPES)
  @Query(() => OverruleTermsView, {
    nullable: true,
    description: 'Of nothing where these seats cannot be given back; null out of reach.',
  })
  async overruleTerms(
    @Ctx() context: BookingContext,
    @Args(() => OverruleSeatsArgs) { bookingId, partIds }: OverruleSeatsArgs,
  ): Promise<OverruleTermsView | null> {
    const { database, viewer } = byScopeAlone(context);
    if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) return null;
    const booking = await loadBooking(database, bookingId);
    const named: NamedRides = partIds ? ridesOfParts(partIds) : ({ legs }) => legs;
    if (!(await mayOpenRides(database, viewer, 'refund.ask', booking, named))) return null;
    const { currency } = booking;
    const now = context.clock.now();
    const reach = await orRefused(async () => {
      const plan = overrulePlan(booking, now, partIds);
      return { least: leastBack(plan), most: mostBack(plan) };
    });
    const { least, most } = 'most' in reach ? reach : { least: 0, most: 0 };
    const isAlone = await mayOpenRides(database, viewer, 'refund.overrule', booking, named);
    return {
      least: { amount: least, currency },
      most: { amount: most, currency },
      alone: { amount: isAlone ? await aloneOf(database, booking) : 0, currency },
    };
  }

  @Requires('refund.ask', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: cancels sold seats beyond their terms, at once or once a second person approves (Booking.overrules). Refused: BOOKING_NOT_FOUND, SEATS_NOT_CANCELLABLE, OVERRULE_AMOUNT, OVERRULE_WAITS, TRY_AGAIN.',
  })
  overruleCancel(
    @Ctx() context: BookingContext,
    @Args(() => OverruleCancelArgs) { bookingId, ...wish }: OverruleCancelArgs,
  ): Promise<BookingView | Refused> {
    return answer(context, () => askOverrule(byScopeAlone(context), bookingId, wish));
  }

  @Requires('refund.overrule', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'The second person’s yes or no. Refused: OVERRULE_NOT_FOUND, OVERRULE_DECIDED, OWN_REQUEST, SEATS_NOT_CANCELLABLE, OVERRULE_AMOUNT, TRY_AGAIN.',
  })
  decideOverrule(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
  ): Promise<BookingView | Refused> {
    return answer(context, () => decideOverrule(byScopeAlone(context), id, approve));
  }

  @Requires('refund.ask', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description: 'Who asked takes it back. Refused: OVERRULE_NOT_FOUND, OVERRULE_DECIDED, TRY_AGAIN.',
  })
  withdrawOverrule(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Promise<BookingView | Refused> {
    return answer(context, () => withdrawOverrule(byScopeAlone(context), id));
  }
}
