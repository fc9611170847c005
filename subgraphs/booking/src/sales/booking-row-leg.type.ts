import { OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { LEG_DIRECTIONS } from '../booking/booking-enums.type.js';
import type { LegDirection } from '../booking/seat-request.rules.js';

@ObjectType('BookingRowLeg', { simpleResolvers: true, description: 'One ride, as a card of the booking shows it.' })
export class BookingRowLegView {
  @Field(() => ID) id!: string;
  @Field(() => LEG_DIRECTIONS) direction!: LegDirection;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) toName!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => OffsetDateTime) arrivalTime!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: 'BUS, TAXI, FERRY' }) transportType!: string;
  @Field(() => [String], { description: 'In the order of the passengers.' }) seatNumbers!: readonly string[];
  @Field(() => String, {
    nullable: true,
    description: "Path of the ticket's page, without language prefix; null without a valid ticket.",
  })
  ticketUrl!: string | null;
}
