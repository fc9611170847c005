import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { RecordName } from '@naga/server-kit/crud/noun-types.js';
import { PageArgs, SearchedPageOf } from '@naga/server-kit/list/page.type.js';
import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SeatKind } from '../vehicle/vehicle-type.type.js';

@ObjectType('SeatLayoutCell', { simpleResolvers: true, description: 'One cell of the grid, as its author drew it.' })
@InputType('SeatLayoutCellInput', { description: 'As SeatLayoutCell says it; those that are missing are EMPTY.' })
export class SeatLayoutCell {
  @Field(() => SeatKind) kind!: keyof typeof SeatKind;
  @Field(() => String, { description: '1 to 8 letters or digits, once in its layout; empty for what is no seat.' })
  number!: string;
  @Field(() => Int, { description: 'From 1.' }) floor!: number;
  @Field(() => Int, { description: 'From 1 at the front.' }) row!: number;
  @Field(() => Int, { description: "From 1 at the driver's left." }) column!: number;
  @Field(() => ID, { nullable: true }) seatTypeId!: string | null;
  @Field(() => Boolean, { description: 'Sold to travellers at all.' }) bookable!: boolean;
  @Field(() => Boolean, { description: 'Not sold: always, or in the period.' }) blocked!: boolean;
  @Field(() => Boolean) allowMale!: boolean;
  @Field(() => Boolean) allowFemale!: boolean;
  @Field(() => LocalDate, { nullable: true, description: 'The first service date of the block.' })
  blockedFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last one, included.' }) blockedTo!: string | null;
}

@ObjectType('SeatLayoutRecord', {
  simpleResolvers: true,
  description: 'The grid of a vehicle, floor by floor, as the back office draws it.',
})
export class SeatLayoutRecordView {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'Of what was read: an update says it.' }) version!: number;
  @Field(() => String) name!: string;
  @Field(() => Boolean, { description: 'Who reads it looks after it; others see it only.' }) mayChange!: boolean;
  @Field(() => ID, { nullable: true, description: "Null: everybody's, changed by the platform." })
  operatorId!: string | null;
  @Field(() => RecordName, { nullable: true }) operator!: RecordName | null;
  @Field(() => Int) floors!: number;
  @Field(() => Int, { description: 'Of the largest floor.' }) rows!: number;
  @Field(() => Int, { description: 'Of the largest floor.' }) columns!: number;
  @Field(() => Int, { description: 'Seats that are bookable, blocked or not.' }) numberOfSeats!: number;
}

@InputType('SeatLayoutInput', { description: 'A layout with all its cells.' })
export class SeatLayoutInput {
  @Field(() => ID, { nullable: true, description: "Said once, when it is made; null: everybody's." })
  operatorId?: string | null;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: '1 to 3.' }) floors!: number;
  @Field(() => Int, { description: '1 to 30.' }) rows!: number;
  @Field(() => Int, { description: '1 to 8.' }) columns!: number;
  @Field(() => [SeatLayoutCell]) @ArrayMaxSize(720) seats!: SeatLayoutCell[];
}

@InputType('SeatLayoutFilter')
export class SeatLayoutFilter {
  @Field(() => String, { nullable: true, description: 'In its name.' }) @IsOptional() @MaxLength(200) text?:
    | string
    | null;
  @Field(() => [ID], { nullable: true }) @IsOptional() @ArrayMaxSize(500) ids?: string[] | null;
  @Field(() => ID, { nullable: true }) @IsOptional() operatorId?: string | null;
}

export const SEAT_LAYOUT_ORDERS = { NAME: 'name', NUMBER_OF_SEATS: 'numberOfSeats' } as const;
registerEnumType(SEAT_LAYOUT_ORDERS, { name: 'SeatLayoutOrder' });

@ArgsType()
export class SeatLayoutsArgs extends PageArgs {
  @Field(() => SeatLayoutFilter, { nullable: true }) @ValidateNested() filter?: SeatLayoutFilter | null;
  @Field(() => SEAT_LAYOUT_ORDERS, { nullable: true, description: 'Null: the name.' }) order?: string | null;
  @Field(() => Boolean, { defaultValue: false }) descending!: boolean;
}

@ObjectType('SeatLayoutPage', { description: 'One page of the list.' })
export class SeatLayoutPageView extends SearchedPageOf(SeatLayoutRecordView) {}

export const SeatLayoutResult = createUnionType({
  name: 'SeatLayoutResult',
  types: () => [SeatLayoutRecordView, Refused] as const,
});
