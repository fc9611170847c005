import { PageOf } from '@naga/server-kit/list/page.type.js';
import { OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('AwaitedSeat', { simpleResolvers: true })
export class AwaitedSeatView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => String, { description: 'Of its passenger.' }) name!: string;
}

@ObjectType('AwaitedCodes', { simpleResolvers: true, description: 'A sold leg that waits for its ticket codes.' })
export class AwaitedCodesView {
  @Field(() => ID) bookingId!: string;
  @Field(() => ID, { description: 'BookingLeg.id' }) legId!: string;
  @Field(() => String, { description: 'Booking reference.' }) pnr!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) toName!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => OffsetDateTime, { description: 'Then the codes come by themselves.' }) codeBy!: string;
  @Field(() => [AwaitedSeatView]) seats!: readonly AwaitedSeatView[];
}

@ObjectType('AwaitedCodesPage', { description: 'One page of the list.' })
export class AwaitedCodesPageView extends PageOf(AwaitedCodesView) {}

@InputType('TicketCodeInput')
export class TicketCodeInput {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => String, { description: 'Letters, digits and hyphens, 30 at most.' }) @MaxLength(60) ticketCode!: string;
}
