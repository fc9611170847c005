import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { PASSENGER_FIELDS } from '../booking/booking-enums.type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';

@InputType('DepartureInput', { description: 'A departure: route schedule and service date.' })
export class DepartureInput {
  @Field(() => ID) @MaxLength(18) routeScheduleId!: string;
  @Field(() => LocalDate) date!: string;
}

@ArgsType()
export class MoveArgs {
  @Field(() => DepartureInput, { description: 'The departure that cannot run.' })
  @ValidateNested()
  from!: DepartureInput;
  @Field(() => DepartureInput, { description: 'Where its passengers go: a departure that calls at the same stops.' })
  @ValidateNested()
  to!: DepartureInput;
  @Field(() => [ID], { nullable: true, description: 'BookingPart.id; everybody with a ticket without them.' })
  @IsOptional()
  @ArrayMaxSize(500)
  @MaxLength(20, { each: true })
  partIds?: string[] | null;
}

@ArgsType()
export class MovePassengersArgs extends MoveArgs {
  @Field(() => String, { description: 'Why, 1 to 300 letters; the travellers read it.' })
  @MaxLength(300)
  reason!: string;
}

@ObjectType('MovedPassenger', { simpleResolvers: true, description: 'One passenger of a departure that cannot run.' })
export class MovedPassengerView {
  @Field(() => ID, { description: 'BookingPart.id of the seat he had.' }) partId!: string;
  @Field(() => ID) bookingId!: string;
  @Field(() => String) pnr!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'That he had.' }) seatNumber!: string;
  @Field(() => String, { nullable: true, description: 'On the other departure; null where he stays.' })
  newSeat!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why he stays: NOT_THE_SAME_WAY (it does not call at his stops, or is not yours), NOT_ON_SALE (it has left), RIDES_OUT_OF_ORDER, NOT_PAID_ON_BOARDING_HERE (another operator’s, whose driver takes no money there), NOT_ENOUGH_SEATS, EXCHANGE_OPEN, SEATS_TAKEN, GENDER_RULE.',
  })
  problem!: string | null;
  @Field(() => [PASSENGER_FIELDS], {
    description:
      'What the operator of the other departure asks of him that the booking does not have; he moves all the same.',
  })
  missing!: readonly PassengerField[];
}
