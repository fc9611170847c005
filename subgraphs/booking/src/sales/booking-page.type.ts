import { ROW_ID } from '@naga/kernel/row-id.js';
import { SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BOOKING_STATUSES, BOOKING_TYPES, PAYMENT_STATUSES } from '../booking/booking-enums.type.js';
import type { BookingType } from '../booking/booking-type.rules.js';
import type { BookingStatus } from '../booking/status.rules.js';
import { MoneyView } from '../payment/money.type.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import { BOOKING_SORTS } from './booking-filter.js';

registerEnumType(BOOKING_SORTS, {
  name: 'BookingSort',
  valuesConfig: {
    NEWEST: { description: 'By purchase.' },
    TRAVEL_SOONEST: { description: 'By the first departure.' },
    NEXT_RIDE: { description: 'By the first ride that somebody still boards.' },
  },
});
export { BOOKING_SORTS };

@InputType('BookingFilterInput', { description: 'Filters add up; what is left out does not filter.' })
export class BookingFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words of a name, reference, e-mail or telephone number, in any order; all must occur.',
  })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
  @Field(() => BOOKING_STATUSES, { nullable: true }) status?: BookingStatus | null;
  @Field(() => PAYMENT_STATUSES, { nullable: true }) paymentStatus?: PaymentStatus | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'First local day of the first departure.' })
  travelFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) travelTo?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'First local day of the purchase.' })
  bookedFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) bookedTo?: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'First local day of the sale: paid, or to be paid on boarding.',
  })
  soldFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) soldTo?: string | null;
  @Field(() => String, { nullable: true, description: 'web, api, admin' })
  @IsOptional()
  @MaxLength(20)
  channel?: string | null;
  @Field(() => BOOKING_TYPES, { nullable: true }) bookingType?: BookingType | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) agencyId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Account that booked.' })
  @IsOptional()
  @Matches(ROW_ID)
  sellerId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(/^\d{1,12}$/) affiliateId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Towns of a ride by their English names: 'Phnom Penh|Siem Reap'.",
  })
  @IsOptional()
  @MaxLength(200)
  route?: string | null;
  @Field(() => String, { nullable: true, description: 'How most of it was paid, as SalesBy.METHOD says it.' })
  @IsOptional()
  @MaxLength(30)
  method?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/)
  currency?: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'First local day of the last time something of it was given back, as the report of cancellations counts.',
  })
  cancelledFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) cancelledTo?: string | null;
  @Field(() => String, { nullable: true, description: 'Why something was given back, as CancelledBy.REASON says it.' })
  @IsOptional()
  @MaxLength(30)
  reason?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'A payment of it is in REVIEW: a person has to look at it.' })
  inReview?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'The provider refused to send money of it back.' })
  refundFailed?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Something is given for a cause with it.' })
  withDonation?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Paid on board, and somebody still travels.' })
  toCollect?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Somebody still boards a ride of it that has not left.' })
  toTravel?: boolean | null;
}

@ObjectType('BookingRow', { simpleResolvers: true, description: 'One line of the list.' })
export class BookingRowView {
  @Field(() => ID) id!: string;
  @Field(() => String) pnr!: string;
  @Field(() => BOOKING_STATUSES) status!: BookingStatus;
  @Field(() => PAYMENT_STATUSES) paymentStatus!: PaymentStatus;
  @Field(() => String, {
    nullable: true,
    description: 'Of the first passenger who still travels, or did; null until the names are known.',
  })
  passengerName!: string | null;
  @Field(() => Int, { description: 'Who gave the seat back is not counted, unless all did.' }) passengerCount!: number;
  @Field(() => String, { nullable: true }) contactEmail!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String, { description: "Town the way out ends at, in the reader's language." }) toName!: string;
  @Field(() => String, { description: 'Of the first ride that is still taken.' }) operatorName!: string;
  @Field(() => OffsetDateTime, { description: 'Of the first ride that is still taken.' }) departureTime!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'While held.' }) expiresAt!: Date | null;
  @Field(() => MoneyView, { description: 'What was agreed at the sale.' }) total!: MoneyView;
  @Field(() => MoneyView, {
    description: 'What the seats that stay cost, with their fees; the same as the total where nothing stays.',
  })
  stayingTotal!: MoneyView;
}

@ObjectType('BookingPage', { description: 'One page of the list.' })
export class BookingPageView extends SummedPageOf(BookingRowView) {}

@ObjectType('SalesSummary', { simpleResolvers: true, description: "A local day (UTC+7) within the viewer's scope." })
export class SalesSummaryView {
  @Field(() => LocalDate) date!: string;
  @Field(() => Int, { description: 'Sold that day and not cancelled.' }) bookings!: number;
  @Field(() => Int, { description: 'Seats of those bookings.' }) seats!: number;
  @Field(() => [MoneyView], { description: 'Their totals, one amount for each currency.' }) sold!: readonly MoneyView[];
  @Field(() => Int, { description: 'Bookings with money on its way back, of any day.' }) refundPending!: number;
  @Field(() => Int, { description: 'Bookings to be paid on boarding that still travel, of any day.' })
  toCollect!: number;
  @Field(() => Int, { description: 'Bookings with a payment that a person has to look at, of any day.' })
  inReview!: number;
}
