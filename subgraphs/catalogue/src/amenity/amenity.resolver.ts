import { Public } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { AmenityView, RouteAmenityView } from './amenity.type.js';

@Resolver()
export class AmenityResolver {
  @Public()
  @Query(() => [AmenityView], { description: 'All kinds of amenities, of vehicles and of routes.' })
  amenities(@Ctx() context: CatalogueContext): readonly AmenityView[] {
    return askingOf(context).views.amenities;
  }

  @Public()
  @Query(() => [RouteAmenityView], { description: 'Which routes have which amenities.' })
  routeAmenities(@Ctx() context: CatalogueContext): readonly RouteAmenityView[] {
    return askingOf(context).views.routeAmenities;
  }
}
