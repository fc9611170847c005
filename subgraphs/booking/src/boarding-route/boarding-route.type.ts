import { PageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, ObjectType } from 'type-graphql';

@ObjectType('BoardingRoute', { simpleResolvers: true, description: 'A route on which one may pay the driver.' })
export class BoardingRouteView {
  @Field(() => ID) routeId!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) route!: string;
  @Field(() => DateTimeISO) addedAt!: Date;
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
