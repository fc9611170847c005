import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { RouteInformationView } from './route-information.type.js';

@Resolver()
export class RouteInformationResolver {
  @Public()
  @Query(() => RouteInformationView, {
    nullable: true,
    description: 'What to know of the way between two places; null where nobody wrote of it, or a place is unknown.',
  })
  routeInformation(
    @Ctx() context: CatalogueContext,
    @Arg('from', () => String, { description: 'Slug or id of a location.' }) from: string,
    @Arg('to', () => String, { description: 'Slug or id of a location.' }) to: string,
  ): RouteInformationView | null {
    const { catalogue, views } = askingOf(context);
    const [start, end] = [catalogue.placeAt(from), catalogue.placeAt(to)];
    if (start === undefined || end === undefined) return null;
    return views.informationOn(catalogue.places[start]!.row.id, catalogue.places[end]!.row.id) ?? null;
  }
}
