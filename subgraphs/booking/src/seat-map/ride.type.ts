import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const SEAT_KINDS = {
  SEAT: 'SEAT',
  AISLE: 'AISLE',
  DOOR: 'DOOR',
  DRIVER: 'DRIVER',
  TOILET: 'TOILET',
  STAIRS: 'STAIRS',
  EMPTY: 'EMPTY',
} as const;
export type SeatKind = keyof typeof SEAT_KINDS;
registerEnumType(SEAT_KINDS, { name: 'SeatKind' });

const External = (): PropertyDecorator => Directive('@external') as PropertyDecorator;

@Directive('@shareable')
@ObjectType('SeatType', { simpleResolvers: true })
export class SeatTypeView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) abbreviation!: string;
  @Field(() => String, { nullable: true }) icon!: string | null;
  @Field(() => String, { nullable: true }) category!: string | null;
  @Field(() => ID, { nullable: true }) categoryId!: string | null;
}

/** What catalogue says of a ride, as far as its seats need it (federation: @requires). */
@Directive('@shareable')
@ObjectType('LayoutSeat', { simpleResolvers: true })
export class LayoutSeatView {
  @External() @Field(() => String) number!: string;
  @External() @Field(() => SEAT_KINDS) kind!: SeatKind;
  @External() @Field(() => Int) floor!: number;
  @External() @Field(() => Int) row!: number;
  @External() @Field(() => Int) column!: number;
  @External() @Field(() => Boolean) bookable!: boolean;
  @External() @Field(() => Boolean) blocked!: boolean;
  @External() @Field(() => Boolean) allowMale!: boolean;
  @External() @Field(() => Boolean) allowFemale!: boolean;
  @External() @Field(() => SeatTypeView, { nullable: true }) seatType!: SeatTypeView | null;
}

@ObjectType('SeatLayout', { simpleResolvers: true })
export class SeatLayoutView {
  @External() @Field(() => ID) id!: string;
  @External() @Field(() => Int) floors!: number;
  @External() @Field(() => [LayoutSeatView]) seats!: LayoutSeatView[];
}

@ObjectType('VehicleType', { simpleResolvers: true })
export class VehicleTypeView {
  @External() @Field(() => ID) id!: string;
  @External() @Field(() => Int) seatCount!: number;
  @External() @Field(() => SeatLayoutView) seatLayout!: SeatLayoutView;
}

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('Operator', { simpleResolvers: true })
export class OperatorOfLegView {
  @Field(() => ID) id!: string;
}

@ObjectType('CallingPoint', { simpleResolvers: true })
export class CallingPointView {
  @External() @Field(() => OffsetDateTime) time!: string;
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyLeg', { simpleResolvers: true })
export class JourneyLegView {
  @Field(() => ID) id!: string;
  @External() @Field(() => ID) routeScheduleId!: string;
  @External() @Field(() => ID) routeId!: string;
  @External() @Field(() => OperatorOfLegView) operator!: OperatorOfLegView;
  @External() @Field(() => CallingPointView) boarding!: CallingPointView;
  @External() @Field(() => LocalDate) date!: string;
  @External() @Field(() => Int) boardingPosition!: number;
  @External() @Field(() => Int) dropOffPosition!: number;
  @External() @Field(() => VehicleTypeView) vehicle!: VehicleTypeView;
}

@Directive('@key(fields: "id")')
@ObjectType('Journey', { simpleResolvers: true })
export class JourneyView {
  @Field(() => ID) id!: string;
  @External() @Field(() => [JourneyLegView]) legs!: JourneyLegView[];
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyDay', { simpleResolvers: true })
export class JourneyDayView {
  @Field(() => ID) id!: string;
  @External() @Field(() => [String]) seatOffers!: readonly string[];
}
