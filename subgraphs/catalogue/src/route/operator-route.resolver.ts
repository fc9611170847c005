import { RequiresInAnyScope } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { OperatorRouteView } from './operator-route.type.js';
import { routesOfOperator } from './operator-route-views.js';

@Resolver()
export class OperatorRouteResolver {
  @RequiresInAnyScope('catalogue.view')
  @Query(() => [OperatorRouteView], { description: 'By name; none of an operator that is unknown.' })
  operatorRoutes(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): OperatorRouteView[] {
    return routesOfOperator(askingOf(context), operatorId);
  }
}
