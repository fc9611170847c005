import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { OPERATOR_SCOPES } from '../booking/operators-in-reach.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { changeTicketCode } from './change-ticket-code.command.js';
import { codeOf } from './code-format.rules.js';
import { addCodeRange, createTicketClass, updateTicketClass } from './edit-ticket-class.command.js';
import {
  TicketClassesArgs,
  TicketClassFields,
  TicketClassPageView,
  TicketClassResult,
  TicketClassView,
} from './ticket-class.type.js';
import { ticketClass, ticketClasses, type TicketClassRow } from './ticket-classes.queries.js';

const viewOf = ({ operatorId, ...row }: TicketClassRow): TicketClassView => {
  const name = codeOf(row, row.ranges[0]?.from ?? 1);
  return Object.assign(new TicketClassView(), row, { operatorId, operator: { id: operatorId }, name, mayChange: true });
};

const answer = (context: BookingContext, command: () => Promise<string>): Promise<TicketClassView | Refused> =>
  orRefused(async () => viewOf((await ticketClass(context, await command()))!));

@Resolver()
export class TicketCodeResolver {
  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: another code of the operator on one passenger’s ticket. Refused: BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE, TICKET_CODE_TAKEN, TICKET_CODE_RESERVED, TRY_AGAIN.',
  })
  changeTicketCode(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('partId', () => ID, { description: 'BookingPart.id' }) partId: string,
    @Arg('ticketCode', () => String, { description: 'Letters, digits and hyphens, 30 at most.' }) ticketCode: string,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await changeTicketCode(byScopeAlone(context), bookingId, partId, ticketCode), clock.now()),
    );
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Query(() => TicketClassPageView, { description: 'Classes of ticket codes with their ranges, within reach.' })
  async ticketClasses(
    @Ctx() context: BookingContext,
    @Args(() => TicketClassesArgs) search: TicketClassesArgs,
  ): Promise<TicketClassPageView> {
    return TicketClassPageView.of((await ticketClasses(context, search)).map(viewOf));
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Query(() => TicketClassView, { nullable: true })
  async ticketClass(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Promise<TicketClassView | null> {
    const row = await ticketClass(context, id);
    return row === undefined ? null : viewOf(row);
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => TicketClassResult, {
    description: 'Refused: TICKET_CLASS_NOT_FOUND (another’s operator), TRY_AGAIN.',
  })
  createTicketClass(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('input', () => TicketClassFields) input: TicketClassFields,
  ): Promise<TicketClassView | Refused> {
    return answer(context, () => createTicketClass(context, operatorId, input));
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => TicketClassResult, {
    description:
      'Whom it is for; prefix, suffix and digits stay. Refused: TICKET_CLASS_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.',
  })
  updateTicketClass(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => TicketClassFields) input: TicketClassFields,
  ): Promise<TicketClassView | Refused> {
    return answer(context, () => updateTicketClass(context, id, version, input));
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => TicketClassResult, {
    description: 'More numbers for a class. Refused: TICKET_CLASS_NOT_FOUND, CODES_OVERLAP, TRY_AGAIN.',
  })
  addCodeRange(
    @Ctx() context: BookingContext,
    @Arg('classId', () => ID) classId: string,
    @Arg('from', () => SafeInt) from: number,
    @Arg('to', () => SafeInt, { description: 'Included.' }) to: number,
  ): Promise<TicketClassView | Refused> {
    return answer(context, () => addCodeRange(context, classId, from, to));
  }
}
