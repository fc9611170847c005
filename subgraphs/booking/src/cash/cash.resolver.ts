import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView, paymentView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import { OPERATOR_SCOPES } from '../booking/operators-in-reach.js';
import { cashHours } from './cash-hours.queries.js';
import { CashAtCounterView, CashResult } from './cash.type.js';
import { collectCash, isCollectable } from './collect-cash.command.js';
import { COLLECTING_SCOPES } from './collector.js';
import { handOutCash } from './hand-out-cash.command.js';
import { type CashAtCounter, openCode } from './open-code.js';
import { setCashHours } from './set-cash-hours.command.js';

const EDIT = 'booking.edit';
const SETTING = 'catalogue.edit';
const CODE = 'Eight digits, in groups or not; or the booking reference.';

/** What is owed and how it stands is told as it is: what goes back counts for it, and is not shown. */
const withoutBack = (seen: BookingView): BookingView => {
  const none = { amount: 0, currency: seen.currency };
  return Object.assign(seen, { refunds: [], refunded: none, cashBack: none, backAtAgency: none });
};

function view({ booking, payment, isForeign }: CashAtCounter, now: number): CashAtCounterView {
  const seen = bookingView(booking, now);
  return Object.assign(new CashAtCounterView(), {
    booking: isForeign ? withoutBack(seen) : seen,
    payment: paymentView(payment, booking.agencyId),
    canCollect: isCollectable(payment, now),
  });
}

const answer = (context: BookingContext, command: () => Promise<CashAtCounter>): Promise<CashAtCounterView | Refused> =>
  orRefused(async () => view(await command(), context.clock.now()));

@Resolver()
export class CashResolver {
  @Requires(EDIT, COLLECTING_SCOPES)
  @Query(() => CashResult, {
    description: 'Refused: CASH_CODE_UNKNOWN, also for a booking out of scope or one that nobody paid or pays in cash.',
  })
  cashCode(
    @Ctx() context: BookingContext,
    @Arg('code', () => String, { description: CODE }) code: string,
  ): Promise<CashAtCounterView | Refused> {
    return answer(context, () => openCode(context, code));
  }

  @Requires(EDIT, COLLECTING_SCOPES)
  @Mutation(() => CashResult, {
    description:
      "The counter has taken the cash: the booking is confirmed. An agency's balance pays it at once. Refused: CASH_CODE_UNKNOWN, CASH_CODE_OVER, BALANCE_TOO_LOW, TRY_AGAIN.",
  })
  collectCash(
    @Ctx() context: BookingContext,
    @Arg('code', () => String, { description: CODE }) code: string,
  ): Promise<CashAtCounterView | Refused> {
    return answer(context, () => collectCash(context, code));
  }

  @Requires(EDIT, COLLECTING_SCOPES)
  @Mutation(() => CashResult, {
    description:
      'The counter has handed out what goes back of the booking in cash, also what was paid on board, to who told the code of requestHolderCode. Refused: CASH_CODE_UNKNOWN, CONTACT_BY_YOU, CODE_NEEDED, CODE_WRONG, TRY_AGAIN.',
  })
  handOutCash(
    @Ctx() context: BookingContext,
    @Arg('code', () => String, { description: CODE }) code: string,
    @Arg('holderCode', () => String, { nullable: true, description: 'Six digits, as people tell them.' })
    holderCode: string | null | undefined,
  ): Promise<CashAtCounterView | Refused> {
    return answer(context, () => handOutCash(context, code, holderCode));
  }

  @Requires(SETTING, OPERATOR_SCOPES)
  @Query(() => Int, {
    nullable: true,
    description: 'Hours seats wait for cash, 0 where none is taken; null out of scope.',
  })
  cashCollectionHours(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<number | null> {
    return cashHours(context, operatorId);
  }

  @Requires(SETTING, OPERATOR_SCOPES)
  @Mutation(() => Int, { nullable: true, description: 'From now on; null out of scope.' })
  setCashCollectionHours(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('hours', () => Int, { description: '0 to 24; 0 takes no cash at counters.' }) hours: number,
  ): Promise<number | null> {
    return setCashHours(context, operatorId, hours);
  }
}
