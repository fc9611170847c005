import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { LocationView } from './location.type.js';

@Resolver()
export class LocationResolver {
  @Query(() => LocationView, { nullable: true })
  location(@Ctx() context: CatalogueContext, @Arg('slug', () => String) slug: string): LocationView | null {
    const { catalogue, views } = askingOf(context);
    return views.locations[catalogue.placeAt(slug) ?? -1] ?? null;
  }

  @Query(() => [LocationView], { nullable: 'items' })
  locations(@Ctx() context: CatalogueContext, @Arg('slugs', () => [String]) slugs: string[]): (LocationView | null)[] {
    const { catalogue, views } = askingOf(context);
    return slugs.map((slug) => views.locations[catalogue.placeAt(slug) ?? -1] ?? null);
  }
}
