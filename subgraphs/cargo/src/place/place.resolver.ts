import { Public } from '@naga/server-kit/graphql/doors.js';
import { localize } from '@naga/kernel/language.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { listPlaces } from './list-places.queries.js';
import { PlaceView } from './place.type.js';

@Resolver()
export class PlaceResolver {
  @Public()
  @Query(() => [PlaceView], { description: 'By name.' })
  async parcelPlaces(@Ctx() { database, viewer }: SubgraphContext): Promise<PlaceView[]> {
    const places = await listPlaces(database);
    return places.map(({ slug, names }) => ({ slug, name: localize(names, viewer.language) }));
  }
}
