import { Public } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { AmenityView, RouteAmenityView } from './amenity.type.js';

@Resolver()
export class AmenityResolver {
  @Public()
  @Query(() => [AmenityView])
  amenities(@Ctx() context: CatalogueContext): readonly AmenityView[] {
    return askingOf(context).views.amenities;
  }

  @Public()
  @Query(() => [RouteAmenityView])
  routeAmenities(@Ctx() context: CatalogueContext): readonly RouteAmenityView[] {
    return askingOf(context).views.routeAmenities;
  }
}
