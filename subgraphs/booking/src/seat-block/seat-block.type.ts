import { SearchedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { SellingAgencyView } from '../balance/selling-agency.type.js';
import { SeatMapView } from '../seat-map/seat-map.type.js';
import { SALES_CHANNELS, type SalesChannel } from './kept-for.rules.js';

export const SalesChannelEnum = SALES_CHANNELS;
registerEnumType(SalesChannelEnum, {
  name: 'SalesChannel',
  description: 'Travellers themselves, counters, agencies, partners with a key.',
});

@ObjectType('BlockedPart', { simpleResolvers: true, description: 'Part of a ride.' })
export class BlockedPartView {
  @Field(() => String, { description: "The stop where it begins, in the reader's language." }) from!: string;
  @Field(() => String, { description: 'Where it ends.' }) to!: string;
}

@ObjectType('SeatBlock', {
  simpleResolvers: true,
  description: 'A seat that staff keeps from being sold: what was blocked of it at one time.',
})
export class SeatBlockView {
  @Field(() => ID, { description: 'The first of `ids`.' }) id!: string;
  @Field(() => [ID], { description: 'freeSeats(ids): one for each part.' }) ids!: readonly string[];
  @Field(() => [BlockedPartView], {
    description: 'Beside passengers who have the others; none: it is blocked on the whole ride.',
  })
  parts!: readonly BlockedPartView[];
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: "In the reader's language." }) route!: string;
  @Field(() => String) reason!: string;
  @Field(() => [SalesChannelEnum], {
    nullable: true,
    description: 'Through these it is not sold. Null with agency null: nobody buys it.',
  })
  closedTo!: readonly SalesChannel[] | null;
  @Field(() => ID, { nullable: true, description: 'Agency.id: it alone may buy it.' }) agencyId!: string | null;
  @Field(() => SellingAgencyView, { nullable: true, description: 'The same by name.' })
  agency!: SellingAgencyView | null;
  @Field(() => ID, { description: 'User.id' }) blockedById!: string;
  @Field(() => DateTimeISO) blockedAt!: Date;
}

@ObjectType('SeatBlockPage', { description: 'One page of the list.' })
export class SeatBlockPageView extends SearchedPageOf(SeatBlockView) {}

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
  @Field(() => [ID], { description: 'Those that this made: an undo frees them, and no others.' })
  made!: readonly string[];
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
