import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SEAT_KINDS, type SeatKind } from './ride.type.js';
import { SEAT_STATES, type SeatState } from './seat-state.rules.js';

registerEnumType(SEAT_STATES, { name: 'SeatState' });

@ObjectType('MapSeat', { simpleResolvers: true })
export class MapSeatView {
  @Field(() => String) number!: string;
  @Field(() => SEAT_KINDS) kind!: SeatKind;
  @Field(() => Int) floor!: number;
  @Field(() => Int) row!: number;
  @Field(() => Int) column!: number;
  @Field(() => SEAT_STATES) state!: SeatState;
  @Field(() => Boolean) allowMale!: boolean;
  @Field(() => Boolean) allowFemale!: boolean;
}

@ObjectType('SeatMap', { simpleResolvers: true })
export class SeatMapView {
  @Field(() => Int) floors!: number;
  @Field(() => Int) rows!: number;
  @Field(() => Int) columns!: number;
  @Field(() => Int) free!: number;
  @Field(() => [MapSeatView]) seats!: readonly MapSeatView[];
}
