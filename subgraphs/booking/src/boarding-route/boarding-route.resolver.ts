import { localize, type LanguageCode } from '@naga/kernel/language.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OPERATOR_SCOPES } from '../booking/operators-in-reach.js';
import { allowRoute, forbidRoute } from './allow-route.command.js';
import {
  BoardingRouteFields,
  BoardingRoutePageView,
  BoardingRouteRemovedResult,
  BoardingRouteRemovedView,
  BoardingRouteResult,
  BoardingRouteView,
} from './boarding-route.type.js';
import { boardingRoute, type BoardingRouteRow, boardingRoutes } from './boarding-routes.queries.js';
import { updateBoardingRoute } from './update-boarding-route.command.js';

const viewIn =
  (language: LanguageCode) =>
  ({ routeNames, ...row }: BoardingRouteRow): BoardingRouteView =>
    Object.assign(new BoardingRouteView(), row, { route: localize(routeNames, language) });

/** What a command did to a route. */
const saved = (
  context: BookingContext,
  routeId: string,
  command: () => Promise<void>,
): Promise<BoardingRouteView | Refused> =>
  orRefused(async () => {
    await command();
    return viewIn(context.viewer.language)((await boardingRoute(context, routeId))!);
  });

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
  @Query(() => BoardingRouteView, { nullable: true, description: 'One of them; null out of reach.' })
  async boardingRoute(
    @Ctx() context: BookingContext,
    @Arg('routeId', () => ID) routeId: string,
  ): Promise<BoardingRouteView | null> {
    const row = await boardingRoute(context, routeId);
    return row === undefined ? null : viewIn(context.viewer.language)(row);
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => BoardingRouteResult, {
    description: 'From now on one may pay the driver there, every day unless some are said. Refused: ROUTE_NOT_FOUND.',
  })
  addBoardingRoute(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('routeId', () => ID) routeId: string,
    @Arg('days', () => BoardingRouteFields, { nullable: true }) days: BoardingRouteFields | null,
  ): Promise<BoardingRouteView | Refused> {
    return saved(context, routeId, () => allowRoute(context, operatorId, routeId, days ?? {}));
  }

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => BoardingRouteResult, {
    description:
      'On which days of travel the driver is paid; who chose it before still pays him. Refused: ROUTE_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.',
  })
  updateBoardingRoute(
    @Ctx() context: BookingContext,
    @Arg('routeId', () => ID) routeId: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => BoardingRouteFields) input: BoardingRouteFields,
  ): Promise<BoardingRouteView | Refused> {
    return saved(context, routeId, () => updateBoardingRoute(context, routeId, version, input));
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
