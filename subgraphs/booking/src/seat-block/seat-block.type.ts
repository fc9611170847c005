import { PageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { SeatMapView } from '../seat-map/seat-map.type.js';

@ObjectType('SeatBlock', { simpleResolvers: true, description: 'A seat that staff keeps from being sold.' })
export class SeatBlockView {
  @Field(() => ID) id!: string;
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: "In the reader's language." }) route!: string;
  @Field(() => String) reason!: string;
  @Field(() => ID, { description: 'User.id' }) blockedById!: string;
  @Field(() => DateTimeISO) blockedAt!: Date;
}

@ObjectType('SeatBlockPage', { description: 'One page of the list.' })
export class SeatBlockPageView extends PageOf(SeatBlockView) {}

@ObjectType('DepartureSeats', { simpleResolvers: true, description: 'The vehicle of a departure, for who runs it.' })
export class DepartureSeatsView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => OffsetDateTime, { description: 'From the first stop.' }) departureTime!: string;
  @Field(() => String, { description: "In the reader's language." }) route!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String) transportType!: string;
  @Field(() => SeatMapView, { description: 'A seat is free where nobody has it on any part of the ride.' })
  seatMap!: SeatMapView;
  @Field(() => [SeatBlockView], { description: 'By seat.' }) blocks!: readonly SeatBlockView[];
}

@ObjectType('SeatBlocks', { simpleResolvers: true, description: 'All that are blocked on these departures now.' })
export class SeatBlocksView {
  @Field(() => [SeatBlockView]) blocks!: readonly SeatBlockView[];
}

@ObjectType('SeatsFreed', { simpleResolvers: true })
export class SeatsFreedView {
  @Field(() => [ID], { description: 'SeatBlock.id' }) ids!: readonly string[];
}

export const SeatBlocksResult = createUnionType({
  name: 'SeatBlocksResult',
  types: () => [SeatBlocksView, Refused] as const,
});

export const SeatsFreedResult = createUnionType({
  name: 'SeatsFreedResult',
  types: () => [SeatsFreedView, Refused] as const,
});
