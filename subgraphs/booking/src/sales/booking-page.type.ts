import { DateTimeISO, LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../booking/booking-enums.type.js';
import type { BookingStatus } from '../booking/status.rules.js';
import { MoneyView } from '../payment/money.type.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import { BOOKING_SORTS } from './booking-filter.rules.js';

registerEnumType(BOOKING_SORTS, { name: 'BookingSort' });
export { BOOKING_SORTS };

@InputType('BookingFilterInput')
export class BookingFilterInput {
  @Field(() => String, { nullable: true }) @IsOptional() @MaxLength(200) text?: string | null;
  @Field(() => BOOKING_STATUSES, { nullable: true }) status?: BookingStatus | null;
  @Field(() => PAYMENT_STATUSES, { nullable: true }) paymentStatus?: PaymentStatus | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(/^\d{1,18}$/) operatorId?: string | null;
  @Field(() => LocalDate, { nullable: true }) travelFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) travelTo?: string | null;
  @Field(() => LocalDate, { nullable: true }) bookedFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) bookedTo?: string | null;
}

@ObjectType('BookingRow', { simpleResolvers: true })
export class BookingRowView {
  @Field(() => ID) id!: string;
  @Field(() => String) pnr!: string;
  @Field(() => BOOKING_STATUSES) status!: BookingStatus;
  @Field(() => PAYMENT_STATUSES) paymentStatus!: PaymentStatus;
  @Field(() => String, { nullable: true }) passengerName!: string | null;
  @Field(() => Int) passengerCount!: number;
  @Field(() => String, { nullable: true }) contactEmail!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => String) fromName!: string;
  @Field(() => String) toName!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) expiresAt!: Date | null;
  @Field(() => MoneyView) total!: MoneyView;
}

@ObjectType('BookingPage', { simpleResolvers: true })
export class BookingPageView {
  @Field(() => Int) total!: number;
  @Field(() => [BookingRowView]) rows!: readonly BookingRowView[];
}

@ObjectType('SalesSummary', { simpleResolvers: true })
export class SalesSummaryView {
  @Field(() => LocalDate) date!: string;
  @Field(() => Int) bookings!: number;
  @Field(() => Int) seats!: number;
  @Field(() => [MoneyView]) sold!: readonly MoneyView[];
  @Field(() => Int) refundPending!: number;
  @Field(() => Int) toCollect!: number;
  @Field(() => Int, { description: 'Seats sold on departures of that day, whenever they were bought.' })
  seatsSoldToday!: number;
}
