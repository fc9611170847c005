import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { LocationView } from './location.type.js';

@Resolver()
export class LocationResolver {
  @Public()
  @Query(() => LocationView, { nullable: true, description: 'Null when it is unknown.' })
  location(
    @Ctx() context: CatalogueContext,
    @Arg('slug', () => String, { description: 'Slug or id.' }) slug: string,
  ): LocationView | null {
    const { catalogue, views } = askingOf(context);
    return views.locations[catalogue.placeAt(slug) ?? -1] ?? null;
  }

  @Public()
  @Query(() => [LocationView], {
    nullable: 'items',
    description: 'In the order of the slugs; null for those that are unknown.',
  })
  locations(
    @Ctx() context: CatalogueContext,
    @Arg('slugs', () => [String], { description: 'Slugs or ids.' }) slugs: string[],
  ): (LocationView | null)[] {
    const { catalogue, views } = askingOf(context);
    return slugs.map((slug) => views.locations[catalogue.placeAt(slug) ?? -1] ?? null);
  }
}
