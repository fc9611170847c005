import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { ArgsType, Directive, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SEAT_KINDS, type SeatKind, SeatTypeView } from './ride.type.js';
import { SEAT_STATES, type SeatState } from './seat-state.rules.js';

registerEnumType(SEAT_STATES, {
  name: 'SeatState',
  valuesConfig: {
    AVAILABLE: { description: 'Can be bought.' },
    SELECTED: { description: "Held by the viewer's own booking (X-Booking-Token)." },
    UNAVAILABLE: { description: 'Somebody else has it.' },
    BLOCKED: { description: 'Not sold on this departure.' },
  },
});

/** Which passengers of departures are meant; both null: all. */
@ArgsType()
export class PassengersMeantArgs {
  @Field(() => [String], { nullable: true, description: 'Who sits on one of these, by number.' })
  seats?: string[] | null;
  @Field(() => [String], { nullable: true, description: 'Who is fetched at one of these, as his booking words it.' })
  pickupAddresses?: string[] | null;
}

@ObjectType('MapSeat', { simpleResolvers: true, description: 'One cell; floor, row and column count from 1.' })
export class MapSeatView {
  @Field(() => String, { description: 'As it is printed on the ticket; empty for what is no seat.' }) number!: string;
  @Field(() => SEAT_KINDS) kind!: SeatKind;
  @Field(() => Int) floor!: number;
  @Field(() => Int) row!: number;
  @Field(() => Int) column!: number;
  @Field(() => SEAT_STATES) state!: SeatState;
  @Field(() => Boolean, { description: 'Whether a man may sit there.' }) allowMale!: boolean;
  @Field(() => Boolean, { description: 'Whether a woman may sit there.' }) allowFemale!: boolean;
  @Field(() => SeatTypeView, { nullable: true, description: 'What one sits or lies in.' })
  seatType!: SeatTypeView | null;
}

@ObjectType('SeatMap', { simpleResolvers: true, description: 'The vehicle of a ride, seat by seat.' })
export class SeatMapView {
  @Field(() => Int) floors!: number;
  @Field(() => Int) rows!: number;
  @Field(() => Int) columns!: number;
  @Field(() => Int, { description: 'Seats that can be bought now.' }) free!: number;
  @Field(() => [MapSeatView]) seats!: readonly MapSeatView[];
}

@InputType({ description: 'A departure between two of its stops.' })
export class SeatSegmentInput {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => Int) boardingPosition!: number;
  @Field(() => Int) dropOffPosition!: number;
}

@Directive('@inaccessible')
@ObjectType('SoldDeparture', { simpleResolvers: true, description: 'For neighbours.' })
export class SoldDepartureView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => [String], { description: 'Numbers of seats that are held or sold on any part of the ride.' })
  seats!: readonly string[];
  @Field(() => Int, { description: 'How many bookings have them.' }) bookings!: number;
}

@Directive('@inaccessible')
@ObjectType('ClosedSeats', { simpleResolvers: true, description: 'For neighbours.' })
export class ClosedSeatsView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => [String], { description: 'Numbers of seats that staff keeps from everybody, on any part of the ride.' })
  seats!: readonly string[];
}
