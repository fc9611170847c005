import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { SeatAddOnView } from '../add-on/add-on.type.js';
import { PART_STATES, PASSENGER_TYPES, TITLES } from '../booking/booking-enums.type.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { BookingLegView } from '../booking/booking-leg.type.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { PassengerType, Title } from '../booking/passenger.rules.js';
import { MoneyView } from '../payment/money.type.js';

@ObjectType('TicketPassenger', {
  simpleResolvers: true,
  description: 'One passenger on the ticket, with a code of his own.',
})
export class TicketPassengerView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => String, { description: 'First and last name.' }) name!: string;
  @Field(() => TITLES) title!: Title;
  @Field(() => PASSENGER_TYPES) passengerType!: PassengerType;
  @Field(() => String) seatNumber!: string;
  @Field(() => String) ticketCode!: string;
  @Field(() => String, { description: 'Signed text for the QR code.' }) qr!: string;
  @Field(() => PART_STATES) state!: PartState;
  @Field(() => MoneyView, { nullable: true, description: 'What the conductor collects; null when paid.' })
  payOnBoarding!: MoneyView | null;
  @Field(() => [SeatAddOnView], { description: 'What he has beside his seat.' }) addOns!: readonly SeatAddOnView[];
}

@Directive('@key(fields: "id")')
@ObjectType('Ticket', { simpleResolvers: true, description: 'What is shown at the door: one per booking and leg.' })
export class TicketView {
  readonly sold!: { readonly id: string; readonly booking: BookingRecord; readonly leg: LegRecord };

  @Field(() => ID, { description: '128 random bits; with an e-mail on the booking both must match.' }) id!: string;
  @Field(() => String, { description: 'Path of its page, without language prefix.' }) url!: string;
  @Field(() => String, { description: 'Path of the PDF.' }) pdfUrl!: string;
  @Field(() => String) pnr!: string;
  @Field(() => String, { description: "Of its page and PDF: the booking's." }) language!: string;
  @Field(() => BookingLegView) leg!: BookingLegView;
  @Field(() => [TicketPassengerView]) passengers!: readonly TicketPassengerView[];
  @Field(() => String, { nullable: true }) contactEmail!: string | null;
  @Field(() => String, { nullable: true, description: "The operator's." }) ticketPhone!: string | null;
  @Field(() => String, {
    description: 'HH:mm: be there by; where the driver fetches people at a time they named, that time.',
  })
  checkInTime!: string;
  @Field(() => Boolean, { description: 'Given back: it opens no door any more.' }) revoked!: boolean;
  @Field(() => String, { description: 'Path of the iCalendar file.' }) calendarUrl!: string;
}

@Directive('@inaccessible')
@ObjectType('TicketFile', { simpleResolvers: true })
export class TicketFileView {
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => String) base64!: string;
}

@ObjectType('TicketDocument', { simpleResolvers: true, description: 'The PDF for the owner of the link.' })
export class TicketDocumentView {
  @Field(() => String) fileName!: string;
  @Field(() => String, { description: 'The file itself.' }) base64!: string;
}
