import { ROW_ID } from '@naga/kernel/row-id.js';
import { DateTimeISO, LocalDate, OffsetDateTime, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NATIONALITIES, PART_STATES, PASSENGER_TYPES } from '../booking/booking-enums.type.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { Nationality, PassengerType } from '../booking/passenger.rules.js';
import { MoneyView } from '../payment/money.type.js';
import { TICKET_COUNTS, TICKET_SORTS, type TicketCounts, type TicketSort } from './ticket-filter.rules.js';

registerEnumType(TICKET_COUNTS, {
  name: 'TicketCounts',
  valuesConfig: {
    ALL: { description: 'Every seat that was sold or waits for its operator.' },
    SOLD: { description: 'As the report of sales counts: what an exchange replaced is left out.' },
    TRAVELLING: { description: 'As the report of occupancy counts: not given back.' },
    GIVEN_BACK: { description: 'As the report of cancellations counts.' },
  },
});
registerEnumType(TICKET_SORTS, {
  name: 'TicketSort',
  valuesConfig: { NEWEST: { description: 'By purchase.' }, TRAVEL_SOONEST: { description: 'By departure.' } },
});

@InputType('TicketFilterInput', { description: 'Filters add up; what is left out does not filter.' })
export class TicketFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words of a name, reference, e-mail or telephone number, a ticket’s id, or how a ticket code begins.',
  })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
  @Field(() => TICKET_COUNTS, { nullable: true }) counts?: TicketCounts | null;
  @Field(() => PART_STATES, { nullable: true }) state?: PartState | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => String, { nullable: true, description: "Towns by their English names: 'Phnom Penh|Siem Reap'." })
  @IsOptional()
  @MaxLength(200)
  route?: string | null;
  @Field(() => String, { nullable: true, description: 'As OccupancyBy.DEPARTURE names it.' })
  @IsOptional()
  @Matches(/^\d{1,18}@\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  departure?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'First local day of the departure.' })
  travelFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) travelTo?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'First local day of the sale.' }) soldFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) soldTo?: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'First local day of the last time something of its booking was given back.',
  })
  givenBackFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) givenBackTo?: string | null;
  @Field(() => String, { nullable: true, description: 'As CancelledBy.REASON says it.' })
  @IsOptional()
  @MaxLength(30)
  reason?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency?: string | null;
  @Field(() => String, { nullable: true, description: 'web, api, admin' })
  @IsOptional()
  @MaxLength(20)
  channel?: string | null;
  @Field(() => String, { nullable: true, description: 'As SalesBy.METHOD says it.' })
  @IsOptional()
  @MaxLength(30)
  method?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) agencyId?: string | null;
  @Field(() => ID, { nullable: true, description: 'As SalesBy.SELLER names it.' })
  @IsOptional()
  @Matches(ROW_ID)
  sellerId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(/^\d{1,12}$/) affiliateId?: string | null;
}

@ArgsType()
export class TicketsArgs {
  @Field(() => TicketFilterInput, { nullable: true }) filter?: TicketFilterInput | null;
  @Field(() => TICKET_SORTS, { defaultValue: 'NEWEST' }) sort!: TicketSort;
  @Field(() => String, { nullable: true, description: 'Rows behind this place: the page before says its `next`.' })
  after?: string | null;
  @Field(() => Int, { defaultValue: 50, description: '500 at most.' }) first!: number;
}

@ObjectType('TicketRow', { simpleResolvers: true, description: 'One seat that was sold: a passenger on a ride.' })
export class TicketRowView {
  @Field(() => ID, { description: 'BookingPart.id' }) id!: string;
  @Field(() => ID, { nullable: true, description: 'Of the ticket it stands on; null while its operator decides.' })
  ticketId!: string | null;
  @Field(() => Boolean, { description: 'The ticket opens no door any more.' }) revoked!: boolean;
  @Field(() => String, { nullable: true, description: "From its operator's range." }) ticketCode!: string | null;
  @Field(() => ID) bookingId!: string;
  @Field(() => String, { description: 'Booking reference.' }) pnr!: string;
  @Field(() => String, { nullable: true }) passengerName!: string | null;
  @Field(() => PASSENGER_TYPES) passengerType!: PassengerType;
  @Field(() => NATIONALITIES) nationality!: Nationality;
  @Field(() => String, { description: 'LOCAL passengers are nationals of it, ISO 3166-1 alpha-2.' })
  localCountryCode!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => PART_STATES) state!: PartState;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) toName!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'Service date.' }) serviceDate!: string;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) soldAt!: Date | null;
  @Field(() => MoneyView) fare!: MoneyView;
}

@ObjectType('TicketAmounts', { simpleResolvers: true, description: 'Sums of seats in one currency; minor units.' })
export class TicketAmountsView {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => SafeInt) fares!: number;
  @Field(() => SafeInt, { description: 'What travellers no longer owe of them.' }) givenBack!: number;
  /** Resolved by tickets.resolver.ts. */
  commission!: number;
}

@ObjectType('TicketTotals', { simpleResolvers: true, description: 'Of all pages.' })
export class TicketTotalsView {
  @Field(() => Int, { description: 'Rows.' }) tickets!: number;
  @Field(() => Int, { description: 'Seats of vehicles: one that is sold on two parts of the way is one.' })
  seats!: number;
  @Field(() => Int) bookings!: number;
  @Field(() => [TicketAmountsView]) amounts!: readonly TicketAmountsView[];
}

@ObjectType('TicketPage', { simpleResolvers: true, description: 'One page of the list.' })
export class TicketPageView {
  /** What was asked, for the totals. */
  filter!: TicketFilterInput;
  @Field(() => [TicketRowView]) rows!: readonly TicketRowView[];
  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  next!: string | null;
}
