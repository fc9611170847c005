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
@ObjectType('SeatType', { simpleResolvers: true, description: 'What a passenger sits or lies in.' })
export class SeatTypeView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "'Bed', in the reader's language." }) name!: string;
  @Field(() => String, { description: "'B', where the name is too long." }) abbreviation!: string;
  @Field(() => String, { nullable: true, description: 'Name of the picture that clients have for it.' })
  icon!: string | null;
  @Field(() => String, { nullable: true, description: "Its class in the reader's language: 'Business'." })
  category!: string | null;
  @Field(() => ID, { nullable: true, description: 'SeatCategoryRecord.id of its class: prices may differ by it.' })
  categoryId!: string | null;
}

@Directive('@shareable')
@ObjectType('LayoutSeat', {
  simpleResolvers: true,
  description: 'One cell of the drawing: a seat, or what stands in its place.',
})
export class LayoutSeatView {
  @Field(() => String, { description: 'Empty for anything that is not a seat.' }) number!: string;
  @Field(() => SeatKind) kind!: keyof typeof SeatKind;
  @Field(() => Int, { description: 'From 1.' }) floor!: number;
  @Field(() => Int, { description: 'From 1 at the front.' }) row!: number;
  @Field(() => Int, { description: "From 1 at the driver's left." }) column!: number;
  @Field(() => Boolean, { description: 'Sold to travellers at all.' }) bookable!: boolean;
  @Field(() => Boolean, {
    description: 'Not sold on this date: broken or kept by the operator. Blocked periods count on a dated ride only.',
  })
  blocked!: boolean;
  @Field(() => Boolean, { description: 'False: sold to women only.' }) allowMale!: boolean;
  @Field(() => Boolean, { description: 'False: sold to men only.' }) allowFemale!: boolean;
  @Field(() => SeatTypeView, { nullable: true, description: 'Null where nobody said, and of what is no seat.' })
  seatType!: SeatTypeView | null;
}

@ObjectType('SeatLayout', { simpleResolvers: true, description: 'A vehicle from above, floor by floor.' })
export class SeatLayoutView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) floors!: number;
  @Field(() => Int, { description: 'Of the largest floor.' }) rows!: number;
  @Field(() => Int, { description: 'Of the largest floor.' }) columns!: number;
  @Field(() => Int, { description: 'Cells of kind SEAT that are bookable, blocked or not.' }) numberOfSeats!: number;
  @Field(() => [LayoutSeatView], { description: 'Every cell of the grid; those that are missing are EMPTY.' })
  seats!: readonly LayoutSeatView[];
}

@ObjectType('VehicleType', { simpleResolvers: true })
export class VehicleTypeView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => String, { description: "'Coach', 'Van', 'Ferry', in the reader's language." }) category!: string;
  @Field(() => String, { nullable: true, description: "'VIP', 'Sleeper', in the reader's language." })
  subcategory!: string | null;
  @Field(() => Int, { description: 'Seats that travellers may buy: bookable and not blocked on the date.' })
  seatCount!: number;
  @Field(() => [AmenityView], { description: 'What is on board, as its operator has it.' })
  amenities!: readonly AmenityView[];
  @Field(() => String, { nullable: true, description: "Its operator's words on what is on board." })
  onBoardNote!: string | null;
  @Field(() => [String], {
    description:
      "Paths on this host of its pictures, the best first; of its operator's of its subcategory for want of any.",
  })
  gallery!: readonly string[];
  @Field(() => String, { nullable: true, description: 'The best of them, 96 pixels wide: lists show no more.' })
  picture!: string | null;
  @Field(() => String, { nullable: true, description: 'What they show where they are of the subcategory.' })
  galleryCaption!: string | null;
  @Field(() => SeatLayoutView) seatLayout!: SeatLayoutView;
}
