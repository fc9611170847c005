import { localize, type LanguageCode } from '@naga/kernel/language.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OPERATOR_SCOPES } from '../booking/operators-in-reach.js';
import { allowRoute, forbidRoute } from './allow-route.command.js';
import {
  BoardingRoutePageView,
  BoardingRouteRemovedResult,
  BoardingRouteRemovedView,
  BoardingRouteResult,
  BoardingRouteView,
} from './boarding-route.type.js';
import { boardingRoute, type BoardingRouteRow, boardingRoutes } from './boarding-routes.queries.js';

const viewIn =
  (language: LanguageCode) =>
  ({ routeNames, ...row }: BoardingRouteRow): BoardingRouteView =>
    Object.assign(new BoardingRouteView(), row, { route: localize(routeNames, language) });

@Resolver()
export class BoardingRouteResolver {
  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Query(() => BoardingRoutePageView, { description: 'Routes within reach on which one may pay the driver.' })
  async boardingRoutes(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID, { nullable: true }) operatorId: string | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): Promise<BoardingRoutePageView> {
    const page = await boardingRoutes(context, { operatorId, ...at });
    return BoardingRoutePageView.of(page.map(viewIn(context.viewer.language)));
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => BoardingRouteResult, {
    description: 'From now on one may pay the driver there. Refused: ROUTE_NOT_FOUND.',
  })
  addBoardingRoute(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('routeId', () => ID) routeId: string,
  ): Promise<BoardingRouteView | Refused> {
    return orRefused(async () => {
      await allowRoute(context, operatorId, routeId);
      return viewIn(context.viewer.language)(await boardingRoute(context, routeId));
    });
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => BoardingRouteRemovedResult, {
    description: 'From now on nobody chooses to pay the driver there. Refused: ROUTE_NOT_FOUND.',
  })
  removeBoardingRoute(
    @Ctx() context: BookingContext,
    @Arg('routeId', () => ID) routeId: string,
  ): Promise<BoardingRouteRemovedView | Refused> {
    return orRefused(async () => {
      await forbidRoute(context, routeId);
      return Object.assign(new BoardingRouteRemovedView(), { routeId });
    });
  }
}
