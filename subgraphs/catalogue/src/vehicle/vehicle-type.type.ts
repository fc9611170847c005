import { Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AmenityView } from '../amenity/amenity.type.js';
import { TransportType } from './transport-type.type.js';

export const SeatKind = {
  SEAT: 'SEAT',
  AISLE: 'AISLE',
  DOOR: 'DOOR',
  DRIVER: 'DRIVER',
  TOILET: 'TOILET',
  STAIRS: 'STAIRS',
  EMPTY: 'EMPTY',
} as const;
registerEnumType(SeatKind, { name: 'SeatKind' });

@Directive('@shareable')
@ObjectType('LayoutSeat', { simpleResolvers: true })
export class LayoutSeatView {
  @Field(() => String, { description: 'Empty for anything that is not a seat.' }) number!: string;
  @Field(() => SeatKind) kind!: keyof typeof SeatKind;
  @Field(() => Int, { description: 'From 1.' }) floor!: number;
  @Field(() => Int) row!: number;
  @Field(() => Int) column!: number;
  @Field(() => Boolean, { description: 'Sold to travellers at all.' }) bookable!: boolean;
  @Field(() => Boolean) blocked!: boolean;
  @Field(() => Boolean) allowMale!: boolean;
  @Field(() => Boolean) allowFemale!: boolean;
}

@ObjectType('SeatLayout', { simpleResolvers: true })
export class SeatLayoutView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) floors!: number;
  @Field(() => Int) rows!: number;
  @Field(() => Int) columns!: number;
  @Field(() => Int) numberOfSeats!: number;
  @Field(() => [LayoutSeatView]) seats!: readonly LayoutSeatView[];
}

@ObjectType('VehicleType', { simpleResolvers: true })
export class VehicleTypeView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => String) category!: string;
  @Field(() => String, { nullable: true }) subcategory!: string | null;
  @Field(() => Int, { description: 'Seats that travellers may buy.' }) seatCount!: number;
  @Field(() => [AmenityView]) amenities!: readonly AmenityView[];
  @Field(() => SeatLayoutView) seatLayout!: SeatLayoutView;
}
