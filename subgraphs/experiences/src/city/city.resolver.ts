import { Public } from '@naga/server-kit/graphql/doors.js';
import { localize } from '@naga/kernel/language.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { CityView } from './city.type.js';
import { listCities } from './list-cities.queries.js';

@Resolver()
export class CityResolver {
  @Public()
  @Query(() => [CityView], { description: 'Cities with experiences, those with the most first.' })
  async experienceCities(@Ctx() { database, viewer }: SubgraphContext): Promise<CityView[]> {
    const rows = await listCities(database);
    return rows.map(({ names, ...row }) => ({ ...row, name: localize(names, viewer.language) }));
  }
}
