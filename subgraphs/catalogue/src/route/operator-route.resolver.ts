import { localize } from '@naga/kernel/language.js';
import { RequiresInAnyScope } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { OperatorRouteView } from './operator-route.type.js';

@Resolver()
export class OperatorRouteResolver {
  @RequiresInAnyScope('catalogue.view')
  @Query(() => [OperatorRouteView], { description: 'By name; none of an operator that is unknown.' })
  operatorRoutes(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): OperatorRouteView[] {
    const { catalogue, views } = askingOf(context);
    const { language } = views;
    return catalogue.rows.routes
      .filter((route) => route.operatorId === operatorId)
      .map(({ id, names, transportType }) => ({
        id,
        operatorId,
        name: localize(names, language),
        names,
        transportType,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  }
}
