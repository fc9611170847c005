import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { LocationView } from './location.type.js';

@Resolver()
export class LocationResolver {
  @Public()
  @Query(() => LocationView, { nullable: true })
  location(@Ctx() context: CatalogueContext, @Arg('slug', () => String) slug: string): LocationView | null {
    const { catalogue, views } = askingOf(context);
    return views.locations[catalogue.placeAt(slug) ?? -1] ?? null;
  }

  @Public()
  @Query(() => [LocationView], { nullable: 'items' })
  locations(@Ctx() context: CatalogueContext, @Arg('slugs', () => [String]) slugs: string[]): (LocationView | null)[] {
    const { catalogue, views } = askingOf(context);
    return slugs.map((slug) => views.locations[catalogue.placeAt(slug) ?? -1] ?? null);
  }
}
