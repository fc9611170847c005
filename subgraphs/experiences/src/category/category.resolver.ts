import { Public } from '@naga/server-kit/graphql/doors.js';
import { localize } from '@naga/kernel/language.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { CategoryView } from './category.type.js';
import { listCategories } from './list-categories.queries.js';

@Resolver()
export class CategoryResolver {
  @Public()
  @Query(() => [CategoryView], { description: 'In the order in which lists show them.' })
  async experienceCategories(@Ctx() { database, viewer }: SubgraphContext): Promise<CategoryView[]> {
    const rows = await listCategories(database);
    return rows.map(({ names, ...row }) => ({ ...row, name: localize(names, viewer.language) }));
  }
}
