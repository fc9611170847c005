import { PageOf } from '@naga/server-kit/list/page.type.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('BoardingRoute', { simpleResolvers: true, description: 'A route on which one may pay the driver.' })
export class BoardingRouteView {
  @Field(() => ID) routeId!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) route!: string;
  @Field(() => DateTimeISO) addedAt!: Date;
  @Field(() => LocalDate, { nullable: true, description: 'The first service date; null: any before the last.' })
  travelFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last one, included; null: from the first on.' })
  travelUntil!: string | null;
  @Field(() => Int, { description: 'Of what was read: an update says it.' }) version!: number;
}

@InputType('BoardingRouteInput', { description: 'Service dates on which the driver is paid, both included.' })
export class BoardingRouteFields {
  @Field(() => LocalDate, { nullable: true, description: 'Null: any before the last.' })
  travelFrom?: TravelDate | null;
  @Field(() => LocalDate, { nullable: true, description: 'Null: from the first on.' })
  travelUntil?: TravelDate | null;
}

@ObjectType('BoardingRoutePage', { description: 'One page of the list.' })
export class BoardingRoutePageView extends PageOf(BoardingRouteView) {}

@ObjectType('BoardingRouteRemoved', { simpleResolvers: true })
export class BoardingRouteRemovedView {
  @Field(() => ID) routeId!: string;
}

export const BoardingRouteResult = createUnionType({
  name: 'BoardingRouteResult',
  types: () => [BoardingRouteView, Refused] as const,
});

export const BoardingRouteRemovedResult = createUnionType({
  name: 'BoardingRouteRemovedResult',
  types: () => [BoardingRouteRemovedView, Refused] as const,
});
